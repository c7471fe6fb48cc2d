import type { Contract, Operation } from '../../contract/contract.ts';
import type { Answered, Coverage, OperationCoverage, StatusCoverage } from '../core/findings/result.ts';

/** What the options of a run left out. */
export interface RunLimits {
  isReadOnly: boolean;
  /** How many accounts were given. */
  accounts: 0 | 1 | 2;
  /** The operations that `--only` names; undefined where it was not given. */
  only: readonly string[] | undefined;
  /** Whether the code of a verification mail can be known. */
  knowsVerificationCode: boolean;
  /** Whether there was a code of the social provider. */
  hasSocialCode: boolean;
}

export interface CoverageTotals {
  /** Reached is an operation that succeeded: one that only refused was not used as it is meant. */
  operations: { reached: number; all: number };
  /** Documented statuses of all operations together. */
  statuses: { reached: number; all: number };
}

/** What was reached of every operation and of every status it documents, and why the rest was not. */
export function coverageOf(contract: Contract, answered: Answered, limits: RunLimits): Coverage {
  return {
    operations: contract.operations.map((operation) => coverOperation(operation, answered, limits)),
  };
}

/** Adds a coverage up. */
export function totalsOf({ operations }: Coverage): CoverageTotals {
  const documented = operations.flatMap(({ statuses }) => statuses.filter((status) => status.documented));
  return {
    operations: {
      reached: operations.filter(({ whyNot }) => whyNot === undefined).length,
      all: operations.length,
    },
    statuses: { reached: documented.filter(({ count }) => count > 0).length, all: documented.length },
  };
}

function coverOperation(
  operation: Operation,
  { counts, succeeded }: Answered,
  limits: RunLimits,
): OperationCoverage {
  const { operationId, method, path } = operation;
  const seen = counts.get(operationId) ?? new Map<number, number>();
  const requests = [...seen.values()].reduce((sum, count) => sum + count, 0);
  const statuses = [...new Set([...operation.responses.keys(), ...seen.keys()])]
    .toSorted((left, right) => left - right)
    .map((status): StatusCoverage => {
      const count = seen.get(status) ?? 0;
      const documented = operation.responses.has(status);
      const whyNot = count === 0 ? reasonFor(operation, status, seen, limits) : undefined;
      return { status, documented, count, whyNot };
    });
  const isReached = succeeded.has(operationId);
  const whyNot = isReached ? undefined : reasonWithoutSuccess(operation, seen, limits);
  return { operationId, method, path, requests, whyNot, statuses };
}

function reasonWithoutSuccess(
  operation: Operation,
  seen: ReadonlyMap<number, number>,
  limits: RunLimits,
): string {
  const left = reasonOfOptions(operation, limits);
  if (left !== undefined) return left;
  if (seen.size === 0) return NOT_CALLED;
  if (seen.has(404) && operation.isProposed)
    return 'The server does not have this call, which is only proposed.';
  return NO_SUCCESS;
}

const NOT_CALLED = 'No check of this run calls the operation.';
const NO_SUCCESS = 'No call of the operation succeeded.';

function reasonFor(
  operation: Operation,
  status: number,
  seen: ReadonlyMap<number, number>,
  limits: RunLimits,
): string {
  const left = reasonOfOptions(operation, limits);
  if (seen.size === 0) return left ?? NOT_CALLED;
  if (status >= 500) return 'Only a fault of the server gives it, and there was none.';
  if (status === 419) return 'A session that times out cannot be brought about from outside.';
  if (status === 404 && operation.isProposed) return 'Only a server without this operation answers so.';
  if (status === 403 && limits.accounts < 2) return 'Needs a second account (--account twice).';
  if (status >= 200 && status < 300) {
    const other = [...seen.keys()].find((code) => code >= 200 && code < 300);
    if (other !== undefined) return `The server answers ${other} in its place.`;
    return left ?? NO_SUCCESS;
  }
  if (left !== undefined && status !== 400 && status !== 401) return left;
  if (status === 400 && takesNothing(operation)) return 'The operation takes no input that could be broken.';
  return seen.has(200)
    ? 'No request brought it about, or the server says it as 200 with the failure flag.'
    : 'No request brought it about.';
}

/** Why the options keep a run from using an operation as it is meant; undefined where they do not. */
function reasonOfOptions(operation: Operation, limits: RunLimits): string | undefined {
  if (limits.only && !limits.only.includes(operation.operationId)) return 'Left out by --only.';
  if (limits.isReadOnly && operation.method !== 'GET') return 'Left out by --read-only.';
  if (operation.needsSession && limits.accounts === 0) return 'Needs a session (--account EMAIL:PASSWORD).';
  if (operation.path.includes('{provider}') && !limits.hasSocialCode)
    return 'Needs a code of the social provider (--social-code).';
  if (/\/register\/(email|password|final)/.test(operation.path) && !limits.knowsVerificationCode)
    return 'Needs the code of a verification mail (--outbox-path or --verification-code).';
  return undefined;
}

function takesNothing({ parameters, body }: Operation): boolean {
  return parameters.length === 0 && body === undefined;
}
