import type { QueryClient, QueryPersister } from '@tanstack/react-query';
import { hasNoAnswer } from '@/api/api-error';
import { isKept, markAsFresh, markAsKept } from './kept-marks';

/** Its code is not needed by the first screen, unless there is no connection. */
const load = () => import('./kept-answers');

/**
 * Keeps what was seen on the device, and shows it where no answer comes: without a connection at once, else after the
 * query has been asked once more. Only what has nothing to show yet takes what was kept; it is asked for anew as soon as
 * there is a connection. This is react-query's `persister`, but for the order: the server's answer comes first.
 *
 * @param quiet when the first screen has everything and somebody uses the app: nothing is written, nor its code loaded,
 *   before
 */
export function keepAnswers(quiet: Promise<unknown>): QueryPersister {
  return async (ask, context, query) => {
    const { client } = context;
    try {
      const answer = await ask(context);
      markAsFresh(query.queryHash);
      void quiet.then(load).then(
        ({ keep }) => keep(client, query),
        // Its code did not load: nothing is kept.
        () => undefined,
      );
      return answer;
    } catch (error) {
      const { data, fetchFailureCount } = query.state;
      const isLast = !navigator.onLine || fetchFailureCount > 0;
      if (data !== undefined || !isLast || !hasNoAnswer(error)) throw error;
      const kept = await load().then(
        ({ find }) => find(client, query),
        () => undefined,
      );
      if (kept === undefined) throw error;
      markAsKept(query.queryHash);
      return kept;
    }
  };
}

/** Asks anew for everything that is shown from before, as soon as there is a connection again. */
export function refreshWhenOnline(queryClient: QueryClient, page: Window): void {
  page.addEventListener('online', () => {
    void queryClient.refetchQueries({ predicate: ({ queryHash }) => isKept(queryHash) });
  });
}
