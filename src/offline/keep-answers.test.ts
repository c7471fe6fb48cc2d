import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import { keepAnswersOf } from '@/app/query-client';
import { find } from './kept-answers';
import { clearMarks, hasKept } from './kept-marks';

vi.mock(import('./kept-answers'), { spy: true });

const KEPT = '어제';
const ANSWER = '오늘';

const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

function createClient() {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', gcTime: Infinity } },
  });
  keepAnswersOf(client, Promise.resolve());
  return client;
}

/** A server that is there only while the device has a connection. */
const ask = () =>
  navigator.onLine
    ? Promise.resolve(ANSWER)
    : Promise.reject(new ApiError('GET', { status: undefined, hasEnvelope: false }));

beforeEach(() => {
  clearMarks();
  vi.mocked(find).mockResolvedValue(KEPT);
});
afterEach(() => vi.restoreAllMocks());

test('without a connection what was kept is shown and marked, and asked for anew when there is one', async () => {
  setOnline(false);
  const client = createClient();
  const observer = new QueryObserver(client, { queryKey: ['/api/spots/101'], queryFn: ask });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(KEPT));
  expect(hasKept()).toBe(true);

  setOnline(true);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(ANSWER));
  expect(hasKept()).toBe(false);
  stop();
});

test('a screen that could not get its answer without a connection is given it when there is one', async () => {
  setOnline(false);
  vi.mocked(find).mockResolvedValue(undefined);
  const observer = new QueryObserver(createClient(), { queryKey: ['/api/spots/map/search'], queryFn: ask });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));

  setOnline(true);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(ANSWER));
  stop();
});

test('a refusal of the server is not asked for again only since there is a connection again', async () => {
  const refuse = vi.fn<() => Promise<never>>(() =>
    Promise.reject(new ApiError('GET', { status: 404, hasEnvelope: false })),
  );
  const observer = new QueryObserver(createClient(), { queryKey: ['/api/spots/999'], queryFn: refuse });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  const asked = refuse.mock.calls.length;

  window.dispatchEvent(new Event('online'));
  await Promise.resolve();
  expect(refuse).toHaveBeenCalledTimes(asked);
  stop();
});

test('where the connection comes back while the device is searched, the server is asked', async () => {
  setOnline(false);
  vi.mocked(find).mockImplementation(() => {
    setOnline(true);
    window.dispatchEvent(new Event('online'));
    return Promise.resolve(KEPT);
  });
  await expect(createClient().fetchQuery({ queryKey: ['/api/spots/102'], queryFn: ask })).resolves.toBe(
    ANSWER,
  );
  expect(hasKept()).toBe(false);
});

test('what react-query has let go of is not marked any longer', async () => {
  setOnline(false);
  const client = createClient();
  await client.fetchQuery({ queryKey: ['/api/spots/103'], queryFn: ask });
  expect(hasKept()).toBe(true);

  client.removeQueries({ queryKey: ['/api/spots/103'] });
  expect(hasKept()).toBe(false);
});
