import { expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { ContractError } from '@/api/contract-check';
import { createQueryClient, retryDelay, shouldRetry } from './query-client';

const failed = (status: number | undefined) =>
  new ApiError('GET /api/spots/latest', { status, hasEnvelope: false });

it.each([undefined, 403, 404, 418, 429, 500, 503])('query rules ask once more after status %s', (status) => {
  expect(shouldRetry(0, failed(status))).toBe(true);
  expect(shouldRetry(1, failed(status))).toBe(false);
});

it.each([400, 401, 419])('query rules never ask again after status %i', (status) => {
  expect(shouldRetry(0, failed(status))).toBe(false);
});

it('query rules wait as long as the server says, and leave it to the user where that is more than 10 seconds', () => {
  const busy = (retryAfterMs: number) =>
    new ApiError('GET /api/spots/latest', { status: 503, hasEnvelope: true, retryAfterMs });
  expect(retryDelay(0, busy(2000))).toBe(2000);
  expect(shouldRetry(0, busy(10_000))).toBe(true);
  expect(shouldRetry(0, busy(10_001))).toBe(false);
  expect(retryDelay(0, failed(503))).toBe(1000);
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({ retryDelay });
});

it('query rules never ask again after an answer that breaks the contract', () => {
  expect(shouldRetry(0, new ContractError('listLatestSpots', []))).toBe(false);
});

it('query rules keep data fresh for 5 minutes and discard it unused after 30', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: 300_000, gcTime: 1_800_000 });
  expect(mutations).toMatchObject({ retry: false });
});
