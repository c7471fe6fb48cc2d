import * as z from 'zod/mini';
import { TIERS } from '../../conformance/core/findings/finding.ts';

/** A server to be judged by a whole run of the kit. */
export const TierJob = z.object({
  /** What it is called on the page. */
  name: z.string(),
  /** The ids of its departures, or of its harmless variation; none for the reference server. */
  ids: z.array(z.string()),
  seed: z.int(),
});

export type TierJob = z.output<typeof TierJob>;

/** What a run found: one entry for each cause, the gravest first. */
export const TierResult = z.object({
  causes: z.array(
    z.object({
      tier: z.enum(TIERS),
      check: z.string(),
      operations: z.array(z.string()),
      expected: z.string(),
      received: z.string(),
    }),
  ),
  /** Why the run came to no result. */
  problem: z.optional(z.string()),
  ms: z.number(),
});

export type TierResult = z.output<typeof TierResult>;

/** A file with results of earlier runs. */
export const TierOutcomes = z.array(z.object({ job: TierJob, result: TierResult }));
