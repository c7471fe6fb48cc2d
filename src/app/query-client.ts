import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import { ContractError } from '@/api/contract-check';
import { QUERY_FRESH_MS, QUERY_KEPT_MS } from '@/domain/limits';

const MAX_RETRIES = 1;
const FINAL_STATUSES = new Set([400, 401, 419]);

/**
 * Whether a failed query is asked once more: yes, except on the statuses 400, 401 and 419 (2 §9), and except on an
 * answer that breaks the contract, which would come again.
 * @param failures how often the query has failed before this failure
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= MAX_RETRIES || error instanceof ContractError) return false;
  return !(error instanceof ApiError && error.status !== undefined && FINAL_STATUSES.has(error.status));
}

/**
 * The query client with the global rules of 2 §9. Without a connection a call fails at once, so that the screen can
 * say so, instead of waiting for one. A broken contract is a mistake of the developers and goes to the console.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: logBrokenContract }),
    mutationCache: new MutationCache({ onError: logBrokenContract }),
    defaultOptions: {
      queries: {
        staleTime: QUERY_FRESH_MS,
        gcTime: QUERY_KEPT_MS,
        retry: shouldRetry,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function logBrokenContract(error: unknown): void {
  if (error instanceof ContractError) console.error(error);
}
