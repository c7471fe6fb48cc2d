import { beforeAll, expect, it } from 'vitest';
import { loadContract, type Contract } from '../../contract/contract.ts';
import { exchangeOf } from '../testing/exchange-of.ts';
import type { Case } from './cases.ts';
import { judge, limitsRate } from './verdict.ts';

let contract: Contract;

beforeAll(async () => {
  contract = await loadContract();
});

type Expectation = Case['expectation'];

const success = { success: true };
const failure = { success: false };

/** The check that finds fault with an answer to a case; undefined where none does. */
function verdict(
  operationId: string,
  expectation: Expectation,
  status: number,
  body?: unknown,
  inPath = false,
) {
  const place = inPath ? ({ at: 'parameter', name: 'id' } as const) : ({ at: 'operation' } as const);
  const one = { what: 'something', expectation, place, call: {} };
  return judge(contract.operation(operationId), one, exchangeOf(operationId, { status, body }))?.check;
}

it.each<[string, Expectation, number, unknown]>([
  ['saveThemes', 'accepted', 200, success],
  ['convertSteps', 'accepted', 409, failure],
  ['convertSteps', 'accepted', 200, failure],
  ['saveThemes', 'refused', 400, failure],
  ['saveThemes', 'refused', 200, failure],
  ['saveThemes', 'refused', 415, undefined],
  ['login', 'refused', 401, failure],
  ['convertSteps', 'refused', 409, failure],
  ['saveThemes', 'missing', 400, failure],
  ['getSpot', 'unknown', 404, failure],
  ['getExchange', 'unknown', 403, failure],
  // Its status is a finding of its own.
  ['saveThemes', 'refused', 422, failure],
  ['getSpot', 'unknown', 403, failure],
  ['saveThemes', 'any', 400, failure],
  ['saveThemes', 'any', 200, success],
  // A server may do without what is only proposed.
  ['exportAccount', 'accepted', 404, failure],
  ['deleteAccount', 'refused', 404, failure],
  ['subscribeToAlerts', 'missing', 404, undefined],
])(
  'the verdict on an answer of %s finds no fault with %s input that got %i %j',
  (operationId, expectation, status, body) => {
    expect(verdict(operationId, expectation, status, body)).toBeUndefined();
  },
);

it.each<[string, Expectation, number, unknown, string]>([
  ['saveThemes', 'accepted', 400, failure, 'valid-input-accepted'],
  ['saveThemes', 'accepted', 200, failure, 'valid-input-accepted'],
  ['convertSteps', 'accepted', 400, failure, 'valid-input-accepted'],
  ['listLatestSpots', 'accepted', 401, failure, 'visitor-allowed'],
  ['saveThemes', 'refused', 200, success, 'broken-input-refused'],
  ['saveThemes', 'refused', 401, failure, 'broken-input-refused'],
  ['saveThemes', 'missing', 200, success, 'missing-input-refused'],
  ['getSpot', 'unknown', 200, {}, 'unknown-id-refused'],
  ['likeSpot', 'refused', 404, failure, 'broken-input-refused'],
])(
  'the verdict on an answer of %s finds %s input that got %i %j wrong',
  (operationId, expectation, status, body, check) => {
    expect(verdict(operationId, expectation, status, body)).toBe(check);
  },
);

it('the verdict on an answer takes 404 for a refusal of what stands in the path', () => {
  expect(verdict('likeSpot', 'refused', 404, failure, true)).toBeUndefined();
});

it('the verdict on an answer is left to others where the server failed, or asks for fewer requests', () => {
  expect(verdict('saveThemes', 'accepted', 500, failure)).toBeUndefined();
  expect(verdict('saveThemes', 'accepted', 429, failure)).toBeUndefined();
  expect(verdict('checkEmail', 'accepted', 400, { ...failure, code: 'TOO_MANY_REQUESTS' })).toBeUndefined();
});

it('a limit of the rate is told by status or code', () => {
  expect(limitsRate(exchangeOf('checkEmail', { status: 429 }))).toBe(true);
  expect(
    limitsRate(exchangeOf('checkEmail', { status: 400, body: { errorCode: 'TOO_MANY_REQUESTS' } })),
  ).toBe(true);
  expect(limitsRate(exchangeOf('createSpot', { status: 400, body: { code: 'TOO_MANY_IMAGES' } }))).toBe(
    false,
  );
});
