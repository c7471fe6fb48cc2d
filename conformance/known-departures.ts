import type { CheckId } from './finding.ts';

/** A departure that a team knows of and lives with for now. */
export interface KnownDeparture {
  check: CheckId;
  operation: string;
  reason: string;
  /** A text that `expected` or `received` has to contain; without it every such finding is meant. */
  match?: string;
}
