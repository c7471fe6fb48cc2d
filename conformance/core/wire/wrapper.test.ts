import { beforeAll, expect, it } from 'vitest';
import { loadContract, type Contract } from '../../../contract/contract.ts';
import { exchangeOf } from '../../testing/exchange-of.ts';
import { asDocumented } from './wrapper.ts';

let contract: Contract;

beforeAll(async () => {
  contract = await loadContract();
});

const read = (operationId: string, body: unknown, status = 200) =>
  asDocumented(contract, exchangeOf(operationId, { status, body }));

it('an answer is read in the wrapper of the contract', () => {
  expect(read('listUpcomingChallenges', { success: true, data: [{ id: 3 }] })).toEqual([{ id: 3 }]);
  expect(read('getSession', { userId: 7 })).toEqual({ success: true, data: { userId: 7 } });
});

it('an answer whose ids are texts is read with numbers, and nothing else in it changes', () => {
  expect(read('listMyGoods', { success: true, data: [{ exchangeId: '501', name: '12' }] })).toEqual({
    success: true,
    data: [{ exchangeId: 501, name: '12' }],
  });
  expect(read('createSpot', { success: true, data: '113' })).toEqual({ success: true, data: 113 });
  expect(read('createSpot', { success: true, data: 'a-113' })).toEqual({ success: true, data: 'a-113' });
  expect(read('getSpot', { id: '0113', name: '9007199254740993' })).toEqual({
    id: '0113',
    name: '9007199254740993',
  });
});

it('an answer in snake_case is read by the names of the contract', () => {
  expect(read('listLatestSpots', { content: [{ id: 1, created_at: 'x' }], total_pages: 2 })).toMatchObject({
    content: [{ id: 1, createdAt: 'x' }],
    totalPages: 2,
  });
  expect(read('getSession', { success: true, data: { user_id: '7' } })).toMatchObject({
    data: { userId: 7 },
  });
});

it('an answer that tells a failure is read as it came', () => {
  const failure = { success: false, error_code: 'NOT_FOUND', data: { id: '3' } };
  expect(read('getSpot', failure, 404)).toEqual(failure);
});
