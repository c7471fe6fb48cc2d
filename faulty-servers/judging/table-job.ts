import * as z from 'zod/mini';

export const Tool = z.enum(['kit', 'prism', 'respect']);

export type ToolName = z.output<typeof Tool>;

/** A server to be judged. */
export const Job = z.object({
  /** A mutant, or anything else for the reference server. */
  mutantId: z.string(),
  tools: z.array(Tool),
  seed: z.int(),
  /** Whether the kit may end with the first check that finds something. */
  stopsEarly: z.boolean(),
});

/** What a tool said of a server. */
export const Verdict = z.object({
  tool: Tool,
  /** The departures that it named; none where it saw nothing. */
  said: z.array(z.string()),
  /** Why it came to no result. */
  problem: z.optional(z.string()),
  ms: z.number(),
});

export type Verdict = z.output<typeof Verdict>;

/** The file with every verdict. */
export const Outcomes = z.object({
  /** YYYY-MM-DD. */
  day: z.optional(z.string()),
  outcomes: z.array(z.object({ job: Job, verdicts: z.array(Verdict) })),
});
