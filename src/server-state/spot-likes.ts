import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { getListNearbyQueryKey, getSearchMapQueryKey } from '@generated/endpoints/map/map';
import {
  getGetSpotQueryKey,
  getListLatestSpotsInfiniteQueryKey,
  getListMostLikedSpotsInfiniteQueryKey,
  likeSpot,
  unlikeSpot,
} from '@generated/endpoints/spots/spots';
import { withLike, type Likeable } from '@/domain/community/like';
import { patchCached } from './patch-cached';
import { isRecord } from '@/domain/unknown-values';

/** A spot as far as its like goes. */
export interface LikedSpot extends Likeable {
  id: number;
}

interface ToggleOptions {
  /** True: every list shows the wish at once (1 §4, the feed). False: only when the call has succeeded (post page). */
  optimistic: boolean;
}

interface PendingLike {
  /** What the user wants now. */
  wish: boolean;
  /** What the server has last agreed to. */
  confirmed: boolean;
}

const pendingLikes = new WeakMap<QueryClient, Map<number, PendingLike>>();

/**
 * A tap on the like button of a spot (1 §4), from whichever screen. Requests for one spot never cross: while one is
 * on its way further taps only change the wish, and the next request goes out when the answer does not match it. So
 * fast taps end at the last wish. Every cached list and page that holds the spot follows; a failure takes all of them
 * back to what the server has last agreed to, with the count they had, or the newer one that came meanwhile.
 * @param spot the spot as it is shown at the tap
 * @returns settles when the wish is fulfilled; at once for a tap that joins a request on its way
 * @throws what the call failed with, for the tap that sent the first request
 */
export async function toggleSpotLike(
  queryClient: QueryClient,
  spot: LikedSpot,
  { optimistic }: ToggleOptions,
): Promise<void> {
  const pending = pendingOf(queryClient);
  const running = pending.get(spot.id);
  // Where the wish is shown, a tap is for what is seen: the pending wish may be that of a screen that does not show it yet.
  const wish = !(optimistic ? spot.likedByMe : (running?.wish ?? spot.likedByMe));
  if (optimistic) patchSpot(queryClient, spot.id, (like) => withLike(like, wish));
  if (running) {
    running.wish = wish;
    return;
  }

  const mine: PendingLike = { wish, confirmed: spot.likedByMe };
  pending.set(spot.id, mine);
  try {
    while (mine.wish !== mine.confirmed) {
      const sent = mine.wish;
      // Crossed requests are what this loop is there to prevent.
      await (sent ? likeSpot(spot.id) : unlikeSpot(spot.id));
      mine.confirmed = sent;
    }
    // Also corrects a list that was loaded meanwhile and does not know of the like yet.
    patchSpot(queryClient, spot.id, (like) => withLike(like, mine.confirmed));
  } catch (error) {
    const agreed = withLike(toLikeable(spot), mine.confirmed);
    const wished = withLike(agreed, mine.wish);
    patchSpot(queryClient, spot.id, (like) => {
      if (like.likedByMe === agreed.likedByMe) return like;
      // A list that was loaded meanwhile keeps its newer count, but for the like itself.
      return like.likeCount === wished.likeCount ? agreed : withLike(like, agreed.likedByMe);
    });
    throw error;
  } finally {
    pending.delete(spot.id);
  }
}

function pendingOf(queryClient: QueryClient): Map<number, PendingLike> {
  const known = pendingLikes.get(queryClient);
  if (known) return known;
  const pending = new Map<number, PendingLike>();
  pendingLikes.set(queryClient, pending);
  return pending;
}

type ChangeLike = (like: Likeable) => Likeable;

const FEED_PATHS = new Set<unknown>([
  getListLatestSpotsInfiniteQueryKey()[1],
  getListMostLikedSpotsInfiniteQueryKey()[1],
]);
const MAP_PATHS = new Set<unknown>([getListNearbyQueryKey()[0], getSearchMapQueryKey()[0]]);

/** Changes a spot wherever it is cached: both feeds, its own page, and the records of the map. */
function patchSpot(queryClient: QueryClient, id: number, change: ChangeLike): void {
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    const patched = patchAnswer(queryKey, state.data, id, change);
    if (patched !== state.data) patchCached(queryClient, queryKey, patched);
  }
}

function patchAnswer(queryKey: QueryKey, answer: unknown, id: number, change: ChangeLike): unknown {
  const [first, second] = queryKey;
  if (first === 'infinite' && FEED_PATHS.has(second)) {
    return patchList(answer, 'pages', (page) =>
      patchList(page, 'content', (spot) => patchSpotOf(id, spot, change)),
    );
  }
  if (MAP_PATHS.has(first)) {
    return patchList(answer, 'data', (record) => patchSpotOf(id, record, change));
  }
  if (first !== getGetSpotQueryKey(id)[0] || !isRecord(answer)) return answer;
  // The spot comes bare; an enveloped one is read too.
  return isRecord(answer['data'])
    ? { ...answer, data: patchLike(answer['data'], change) }
    : patchLike(answer, change);
}

/** The same holder with its list changed; the very same object where nothing in it has changed. */
function patchList(holder: unknown, field: string, change: (item: unknown) => unknown): unknown {
  if (!isRecord(holder)) return holder;
  const list: unknown = holder[field];
  if (!Array.isArray(list)) return holder;
  const patched = mapChanged(list, change);
  return patched === list ? holder : { ...holder, [field]: patched };
}

/** Like `map`, without a new list where nothing changes: a feed may hold thousands of posts. */
function mapChanged(list: readonly unknown[], change: (item: unknown) => unknown): readonly unknown[] {
  let patched: unknown[] | undefined;
  for (const [index, item] of list.entries()) {
    const changed = change(item);
    if (changed === item) continue;
    patched ??= [...list];
    patched[index] = changed;
  }
  return patched ?? list;
}

/** A challenge on the map may bear the id of a spot. */
function patchSpotOf(id: number, item: unknown, change: ChangeLike): unknown {
  const isSpot = isRecord(item) && item['id'] === id && item['type'] !== 'CHALLENGE';
  return isSpot ? patchLike(item, change) : item;
}

function patchLike(item: Record<string, unknown>, change: ChangeLike): Record<string, unknown> {
  const like = toLikeable(item);
  const changed = change(like);
  return changed === like ? item : { ...item, likedByMe: changed.likedByMe, likeCount: changed.likeCount };
}

function toLikeable({ likedByMe, likeCount }: { likedByMe?: unknown; likeCount?: unknown }): Likeable {
  return { likedByMe: likedByMe === true, likeCount: typeof likeCount === 'number' ? likeCount : 0 };
}
