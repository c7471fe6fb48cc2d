import { type FetchQueryOptions, hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isAnswerLost } from '@/api/api-error';
import { confirmed } from '@/api/confirmed';
import { isKept } from '@/offline/kept-marks';
import { lookTwice } from './look-twice';

interface Sending<Answer, Before> {
  /** What is sent, and to what: the same again is the same thing to send. */
  key: QueryKey;
  /** What the server had before, as far as it is known. */
  before: Before;
  send: () => Promise<Answer>;
  /**
   * Looks for it on the server; rejects where that cannot be asked. Without it nothing could tell what is found from what
   * was there before: a lost answer is a failure then.
   */
  find?: ((before: Before) => Promise<Answer | undefined>) | undefined;
}

/**
 * Sends something new, and looks for it where the answer was lost: it may have been taken all the same (decision 0010).
 * Where that cannot be looked up, the next try of the same looks first, as long as the app stays open.
 *
 * @returns the answer, or what was found of it
 * @throws why it was not sent, or why nobody knows
 */
export async function sendOrFind<Answer, Before>(
  queryClient: QueryClient,
  { key, before, send, find }: Sending<Answer, Before>,
): Promise<Answer> {
  const doubtKey = ['inDoubt', ...key];
  const left = queryClient.getQueryData<{ before: Before }>(doubtKey);
  const settle = async (look: () => Promise<Answer | undefined>): Promise<Answer | undefined> => {
    const found = await look();
    queryClient.removeQueries({ queryKey: doubtKey, exact: true });
    return found;
  };

  if (left && find) {
    const found = await settle(() => find(left.before));
    if (found !== undefined) return found;
  }
  try {
    return confirmed(await send());
  } catch (failure) {
    if (!isAnswerLost(failure) || !find) throw failure;
    queryClient.setQueryData(doubtKey, { before });
    const found = await settle(() =>
      lookTwice(
        () => find(before),
        (one) => one === undefined,
      ),
    ).catch(() => undefined);
    if (found === undefined) throw failure;
    return found;
  }
}

/** Whether something of which nobody knows whether it was taken waits for its next try. */
export function isInDoubt(queryClient: QueryClient, key: QueryKey): boolean {
  return queryClient.getQueryData(['inDoubt', ...key]) !== undefined;
}

/** What the server has now. Rejects where only what the device has kept can be had: it knows nothing of what came since. */
export async function askAnew<Answer, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Answer, Error, Answer, Key>,
): Promise<Answer> {
  await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
  const answer = await queryClient.fetchQuery({ ...query, staleTime: 0, retry: false });
  if (isKept(hashKey(query.queryKey))) throw new Error('Only what was kept before could be had.');
  return answer;
}
