import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { ContractError } from '@/api/contract-check';
import { createQueryClient, shouldRetry } from './query-client';

const failed = (status: number | undefined) =>
  new ApiError('GET /api/spots/latest', { status, hasEnvelope: false });

describe('query rules', () => {
  it.each([undefined, 403, 404, 418, 429, 500, 503])('ask once more after status %s', (status) => {
    expect(shouldRetry(0, failed(status))).toBe(true);
    expect(shouldRetry(1, failed(status))).toBe(false);
  });

  it.each([400, 401, 419])('never ask again after status %i', (status) => {
    expect(shouldRetry(0, failed(status))).toBe(false);
  });

  it('never ask again after an answer that breaks the contract', () => {
    expect(shouldRetry(0, new ContractError('listLatestSpots', []))).toBe(false);
  });

  it('keep data fresh for 5 minutes and discard it unused after 30', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({ staleTime: 300_000, gcTime: 1_800_000 });
    expect(mutations).toMatchObject({ retry: false });
  });
});
