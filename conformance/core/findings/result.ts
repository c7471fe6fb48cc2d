import type { Finding } from './finding.ts';
import type { KnownDeparture } from './known-departures.ts';

/** How often an operation answered with each status. */
export type StatusCounts = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** What was answered in a run. */
export interface Answered {
  counts: StatusCounts;
  /** The operations that succeeded: with a 2xx that the contract documents, and without the failure flag. */
  succeeded: ReadonlySet<string>;
}

export interface StatusCoverage {
  status: number;
  documented: boolean;
  /** How many answers had it. */
  count: number;
  /** Why a documented status was not reached; undefined for one that was. */
  whyNot: string | undefined;
}

export interface OperationCoverage {
  operationId: string;
  method: string;
  path: string;
  requests: number;
  /** Why the operation never succeeded; undefined where it did, and so was reached. */
  whyNot: string | undefined;
  statuses: StatusCoverage[];
}

export interface Coverage {
  operations: OperationCoverage[];
}

/** Something that was not checked, and why. */
export interface Skipped {
  what: string;
  reason: string;
}

/** Something worth knowing that is no departure. */
export interface Note {
  what: string;
  text: string;
}

/** The outcome of a run. */
export interface Run {
  /** The origin that was checked. */
  target: string;
  seed: number;
  /** ISO 8601. */
  startedAt: string;
  durationMs: number;
  requests: number;
  /** Departures that nobody named as known: with none, the server conforms. */
  findings: Finding[];
  /** How many more claims did not hold only because of what is among the findings. */
  consequences: number;
  notes: Note[];
  known: { departure: KnownDeparture; findings: Finding[] }[];
  /** Known departures that no longer occur. */
  stale: KnownDeparture[];
  skipped: Skipped[];
  coverage: Coverage;
}
