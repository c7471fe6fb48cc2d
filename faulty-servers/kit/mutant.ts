import type { Deps } from '../../server/http/deps.ts';
import type { Fault } from './call.ts';
import type { OperationId } from './operation-id.ts';
import type { Probe } from '../judging/probe.ts';

/** In what way servers depart from a contract. The table counts by these. */
export type MutantKind =
  | 'wrong type'
  | 'missing field'
  | 'forbidden null'
  | 'extra field'
  | 'wrong status'
  | 'wrong wrapper'
  | 'wrong content type'
  | 'error without the envelope'
  | 'lost text'
  | 'cookie'
  | 'session'
  | 'ignored parameter'
  | 'page or cursor'
  | 'wrong order'
  | 'radius or distance'
  | 'valid input refused'
  | 'broken input accepted'
  | '500 on odd input'
  | 'undocumented method'
  | 'not repeatable'
  | 'wrong balance'
  | 'broken rule'
  | 'somebody else’s';

/** The reference server with exactly one departure from the contract. */
export interface Mutant {
  id: string;
  /** What a backend developer got wrong. */
  title: string;
  kind: MutantKind;
  operations: readonly OperationId[];
  /** What the contract has instead: a sentence of it, or the pointer to a schema. */
  breaks: string;
  /** Builds the fault, with a memory of its own, for one run of the server. */
  fault: (deps: Deps) => Fault;
  /** Looks at the place where the fault shows. */
  shows: (probe: Probe) => Promise<unknown>;
  /** What the reference server shows there. */
  right: unknown;
  /** What the faulty server shows there. */
  wrong: unknown;
}
