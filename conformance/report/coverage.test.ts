import { beforeAll, expect, test } from 'vitest';
import { loadContract, type Contract } from '../../contract/contract.ts';
import { coverageOf, totalsOf, type RunLimits } from './coverage.ts';

const FULL_RUN: RunLimits = {
  isReadOnly: false,
  accounts: 2,
  only: undefined,
  knowsVerificationCode: true,
  hasSocialCode: true,
};

let contract: Contract;
beforeAll(async () => {
  contract = await loadContract();
});

function statusesOf(operationId: string, counts: Record<number, number>, limits: Partial<RunLimits> = {}) {
  const seen = new Map(Object.entries(counts).map(([status, count]) => [Number(status), count]));
  const coverage = coverageOf(
    contract,
    { counts: new Map([[operationId, seen]]), succeeded: new Set<string>() },
    { ...FULL_RUN, ...limits },
  );
  const operation = coverage.operations.find((one) => one.operationId === operationId);
  return Object.fromEntries((operation?.statuses ?? []).map((status) => [status.status, status]));
}

test('a reached status has its count, and one that the contract does not have is told apart', () => {
  const statuses = statusesOf('listLatestSpots', { 200: 7, 418: 1 });
  expect(statuses[200]).toEqual({ status: 200, documented: true, count: 7, whyNot: undefined });
  expect(statuses[418]).toEqual({ status: 418, documented: false, count: 1, whyNot: undefined });
});

test('a status that only time or a fault brings about says so', () => {
  const statuses = statusesOf('getSession', { 200: 1, 401: 1, 400: 1 });
  expect(statuses[419]?.whyNot).toBe('A session that times out cannot be brought about from outside.');
  expect(statuses[500]?.whyNot).toBe('Only a fault of the server gives it, and there was none.');
});

test('an answer with 200 stands for the 204 that the contract allows in its place', () => {
  expect(statusesOf('likeSpot', { 200: 3 })[204]?.whyNot).toBe('The server answers 200 in its place.');
});

test.each([
  ['createSpot', { isReadOnly: true }, 'Left out by --read-only.'],
  ['createSpot', { accounts: 0 as const }, 'Needs a session (--account EMAIL:PASSWORD).'],
  ['createSpot', { only: ['login'] }, 'Left out by --only.'],
  ['loginWithProvider', { hasSocialCode: false }, 'Needs a code of the social provider (--social-code).'],
  [
    'completeRegistration',
    { knowsVerificationCode: false },
    'Needs the code of a verification mail (--outbox-path or --verification-code).',
  ],
  ['createSpot', {}, 'No check of this run calls the operation.'],
])('%s without an answer under %j is explained', (operationId, limits, reason) => {
  expect(statusesOf(operationId, {}, limits)[200]?.whyNot).toBe(reason);
});

test('the totals count all 52 operations and those that succeeded, not those that only refused', () => {
  const counts = new Map([
    ['listLatestSpots', new Map([[200, 2]])],
    ['getSpot', new Map([[418, 1]])],
    ['createSpot', new Map([[401, 2]])],
  ]);
  const coverage = coverageOf(contract, { counts, succeeded: new Set(['listLatestSpots']) }, FULL_RUN);
  const totals = totalsOf(coverage);
  expect(totals.operations).toEqual({ reached: 1, all: 52 });
  expect(totals.statuses.reached).toBe(2);
  const whyNot = new Map(coverage.operations.map((operation) => [operation.operationId, operation.whyNot]));
  expect(whyNot.get('listLatestSpots')).toBeUndefined();
  expect(whyNot.get('createSpot')).toBe('No call of the operation succeeded.');
  expect(whyNot.get('likeSpot')).toBe('No check of this run calls the operation.');
});
