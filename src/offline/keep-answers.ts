import type { Query, QueryClient, QueryPersister } from '@tanstack/react-query';
import { hasNoAnswer } from '@/api/api-error';
import { isKept, markAsKept, unmark } from './kept-marks';

/** Its code is not needed by the first screen, unless there is no connection. */
const load = () => import('./kept-answers');

/** An answer that takes longer is waited for with what was kept in sight, in milliseconds. */
const SLOW_MS = 2_000;

/** What is shown from before while the answer is on its way. */
const early = new WeakSet<Query>();

/** Whether the code is on the device, so that loading it takes nothing from the answer that is slow already. */
function isPutAside(): boolean {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  return Boolean(workers?.controller) || window.Capacitor?.isNativePlatform?.() === true;
}

/** Shows what was kept while the answer is on its way, unless something is there by then. */
async function showEarly(client: QueryClient, query: Query, isOver: () => boolean): Promise<void> {
  const { findEarly } = await load();
  const kept = await findEarly(client, query);
  if (kept === undefined || isOver() || query.state.data !== undefined) return;
  early.add(query);
  client.setQueryData(query.queryKey, kept);
}

/** The server has refused what was shown early: it is not to be seen any more. */
function takeBack(query: Query): void {
  early.delete(query);
  query.setState({ data: undefined, dataUpdatedAt: 0, status: 'pending' });
}

/**
 * Keeps what was seen on the device, and shows it where no answer comes: without a connection at once, with a slow one
 * after 2 s and until the answer takes its place, else after the query has been asked once more. Only what has nothing to
 * show yet takes what was kept; it is asked for anew as soon as there is a connection. This is react-query's `persister`, but for the order: the server's answer comes first.
 *
 * @param quiet when the first screen has everything and somebody uses the app: nothing is written, nor its code loaded,
 *   before
 */
export function keepAnswers(quiet: Promise<unknown>): QueryPersister {
  const answerOrKept: QueryPersister = async (ask, context, query) => {
    const { client } = context;
    let isOver = false;
    const slow =
      query.state.data === undefined && isPutAside()
        ? setTimeout(() => void showEarly(client, query, () => isOver).catch(() => undefined), SLOW_MS)
        : undefined;
    try {
      const answer = await ask(context);
      early.delete(query);
      unmark(query.queryHash);
      void quiet.then(load).then(
        ({ keep }) => keep(client, query),
        // Its code did not load: nothing is kept.
        () => undefined,
      );
      return answer;
    } catch (error) {
      const { data, fetchFailureCount } = query.state;
      const wasOnline = navigator.onLine;
      const isLast = !wasOnline || fetchFailureCount > 0;
      if (early.has(query)) {
        if (hasNoAnswer(error) && isLast) {
          markAsKept(query.queryHash);
          return data;
        }
        if (!hasNoAnswer(error)) takeBack(query);
      }
      if (data !== undefined || !isLast || !hasNoAnswer(error)) throw error;
      const kept = await load().then(
        ({ find }) => find(client, query),
        () => undefined,
      );
      // The connection came back while the device was searched: nobody would ask again.
      if (!wasOnline && navigator.onLine) return await answerOrKept(ask, context, query);
      if (kept === undefined) throw error;
      markAsKept(query.queryHash);
      return kept;
    } finally {
      isOver = true;
      clearTimeout(slow);
    }
  };
  return answerOrKept;
}

/**
 * Keeps answers that came with the page itself.
 *
 * @param quiet as for {@link keepAnswers}
 * @param queries that of the session first: it tells whose the others are
 */
export async function keepTakenOver(
  client: QueryClient,
  quiet: Promise<unknown>,
  queries: readonly Query[],
): Promise<void> {
  if (queries.length === 0) return;
  try {
    await quiet;
    const { keep } = await load();
    for (const query of queries) await keep(client, query);
  } catch {
    // Its code did not load: nothing is kept.
  }
}

/** Whether a screen stands there with the word that no answer has come. */
const waitsForConnection = (query: Query): boolean => query.isActive() && hasNoAnswer(query.state.error);

/**
 * Asks anew, as soon as there is a connection again, for everything that is shown from before and for what a screen could not
 * get without one. What react-query has let go of in the meantime is shown no longer.
 */
export function refreshWhenOnline(queryClient: QueryClient, page: Window): void {
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed') unmark(query.queryHash);
  });
  page.addEventListener('online', () => {
    void queryClient.refetchQueries({
      predicate: (query) => isKept(query.queryHash) || waitsForConnection(query),
    });
  });
}
