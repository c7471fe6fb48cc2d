import { MutationCache, notifyManager, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import { ContractError } from '@/api/contract-check';
import { asksForLong, waitAskedBy } from '@/api/retry-after';
import { keepAnswers, keepTakenOver, refreshWhenOnline } from '@/offline/keep-answers';
import { QUERY_FRESH_MS, QUERY_KEPT_MS } from '@/domain/limits';

// What a tap changes in the cache is painted with the tap's own frame, not with the one after a timer.
notifyManager.setScheduler(queueMicrotask);

const MAX_RETRIES = 1;
const FINAL_STATUSES = new Set([400, 401, 419]);

/** The pause before a query is asked once more where the server names none, in milliseconds. */
const PAUSE_MS = 1000;

/**
 * Whether a failed query is asked once more: yes, except on the statuses 400, 401 and 419 (2 §9), except on an answer
 * that breaks the contract, which would come again, and except where the server asks for more patience than a screen
 * has: it then says so and offers to try again.
 * @param failures how often the query has failed before this failure
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= MAX_RETRIES || error instanceof ContractError) return false;
  if (asksForLong(error)) return false;
  return !(error instanceof ApiError && error.status !== undefined && FINAL_STATUSES.has(error.status));
}

/** How long a failed query waits before it is asked once more, in milliseconds: as the server says, if it does. */
export const retryDelay = (_failures: number, error: unknown): number => waitAskedBy(error) ?? PAUSE_MS;

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
        retryDelay,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * Lets every query of a client show what was kept of it on the device, where no answer comes.
 *
 * @param takenOver queries whose answers came with the page: nothing is asked for by which they would be kept
 */
export function keepAnswersOf(
  queryClient: QueryClient,
  quiet: Promise<unknown>,
  takenOver: readonly Query[] = [],
): void {
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, persister: keepAnswers(quiet) } });
  refreshWhenOnline(queryClient, window);
  void keepTakenOver(queryClient, quiet, takenOver);
}

function logBrokenContract(error: unknown): void {
  if (error instanceof ContractError) console.error(error);
}
