import type { QueryClient, QueryKey } from '@tanstack/react-query';
import {
  createComment,
  createReply,
  getListCommentsInfiniteQueryKey,
  getListRepliesInfiniteQueryKey,
} from '@generated/endpoints/comments/comments';
import { getListNearbyQueryKey } from '@generated/endpoints/map/map';
import {
  createSpot,
  getListLatestSpotsInfiniteQueryKey,
  getListMostLikedSpotsInfiniteQueryKey,
} from '@generated/endpoints/spots/spots';
import { ApiError, isRefusal, serverMessageOr } from '@/api/api-error';
import { confirmed } from '@/api/confirmed';
import { asksForLong, waitAskedBy } from '@/api/retry-after';
import type { Device } from '@/device/device';
import { sendFromOutbox, type OutboxItem } from '@/offline/outbox';
import { showToast } from '@/ui/toast/toast';

/** Who sends, from which device. */
export interface OutboxSender {
  device: Device;
  queryClient: QueryClient;
  userId: number;
}

/**
 * Sends things one after another, on a tap. What the server refuses for what it is stays, and those behind it go on; any
 * other failure ends it, but for one whose server asks for a short wait. A toast tells how it ended. Never rejects.
 */
export async function sendOutbox(
  { device, queryClient, userId }: OutboxSender,
  wanted: readonly OutboxItem[],
): Promise<void> {
  const refusals: unknown[] = [];
  try {
    for (const { id } of wanted) {
      await sendFromOutbox(device, userId, id, sendAfterWait, wasRefused).catch((failure: unknown) => {
        if (!isOfItsOwn(failure)) throw failure;
        refusals.push(failure);
      });
    }
    if (refusals.length > 0) throw refusals[0];
    showToast('보냈어요.');
  } catch (failure) {
    showToast(serverMessageOr(failure, '보내지 못했어요. 잠시 뒤에 다시 보내주세요.'));
  }
  for (const queryKey of [
    getListLatestSpotsInfiniteQueryKey(),
    getListMostLikedSpotsInfiniteQueryKey(),
    getListNearbyQueryKey(),
    ...wanted.flatMap(commentListsWith),
  ]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

/** The lists that a comment stands in: those of its post and, for a reply, of the comment that it answers. */
function commentListsWith(item: OutboxItem): QueryKey[] {
  if (item.kind !== 'comment') return [];
  const { postId, parentId } = item;
  const ofPost = getListCommentsInfiniteQueryKey(postId);
  return parentId === undefined ? [ofPost] : [ofPost, getListRepliesInfiniteQueryKey(postId, parentId)];
}

async function sendItem(item: OutboxItem): Promise<unknown> {
  if (item.kind === 'spot') return confirmed(await createSpot({ data: item.fields, images: item.images }));
  const { postId, parentId, text } = item;
  return confirmed(
    await (parentId === undefined
      ? createComment(postId, { text })
      : createReply(postId, parentId, { text })),
  );
}

/** A failure that is answered says what became of it; without a connection nothing has left the device. */
const wasRefused = (failure: unknown) =>
  !navigator.onLine || isRefusal(failure) || (failure instanceof ApiError && Number(failure.status) >= 400);

const TOO_OFTEN = 429;
/** Of these none is about what was sent: no session, too slow, too often. */
const ABOUT_THE_SENDER: readonly number[] = [401, 408, TOO_OFTEN];

/** Whether a thing was refused for what it is, such as a reply to a comment that is gone: others may be taken. */
function isOfItsOwn(failure: unknown): boolean {
  const status = failure instanceof ApiError ? failure.status : undefined;
  return status !== undefined && status >= 400 && status < 500 && !ABOUT_THE_SENDER.includes(status);
}

/**
 * Sends something, and once more where the server says that it was asked too often and asks for a short wait: it has
 * looked at nothing then. A server with too much to do (503) may have taken it before its answer was late.
 * @throws the first failure where it says nothing of a wait, or asks for a long one, and else the second
 */
async function sendAfterWait(item: OutboxItem): Promise<unknown> {
  try {
    return await sendItem(item);
  } catch (error) {
    const wait = waitAskedBy(error);
    const isUnread = error instanceof ApiError && error.status === TOO_OFTEN;
    if (!isUnread || wait === undefined || asksForLong(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return sendItem(item);
  }
}
