import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  createComment,
  createReply,
  getListCommentsInfiniteQueryKey,
} from '@generated/endpoints/comments/comments';
import { getListNearbyQueryKey } from '@generated/endpoints/map/map';
import {
  createSpot,
  getListLatestSpotsInfiniteQueryKey,
  getListMostLikedSpotsInfiniteQueryKey,
} from '@generated/endpoints/spots/spots';
import { ApiError, serverMessageOr } from '@/api/api-error';
import { useDevice } from '@/device/DeviceContext';
import {
  readOutbox,
  removeFromOutbox,
  sendFromOutbox,
  subscribeToOutbox,
  type OutboxItem,
} from '@/offline/outbox';
import { showToast } from '@/ui/toast/toast';

const NONE: readonly OutboxItem[] = [];

/** What waits to be sent, and its sending on a tap. */
export function useOutbox(userId: number) {
  const device = useDevice();
  const queryClient = useQueryClient();
  const [items, setItems] = useState(NONE);

  useEffect(() => {
    let isLeft = false;
    const read = () =>
      void readOutbox(device, userId).then((found) => {
        if (!isLeft) setItems(found);
      });
    read();
    const unsubscribe = subscribeToOutbox(read);
    document.addEventListener('visibilitychange', read);
    return () => {
      isLeft = true;
      unsubscribe();
      document.removeEventListener('visibilitychange', read);
    };
  }, [device, userId]);

  /** Sends things one after another; the first failure ends it, with a toast. Never rejects. */
  async function send(wanted: readonly OutboxItem[]): Promise<void> {
    try {
      for (const { id } of wanted) await sendFromOutbox(device, userId, id, sendItem, wasRefused);
      showToast('보냈어요.');
    } catch (failure) {
      showToast(serverMessageOr(failure, '보내지 못했어요. 잠시 뒤에 다시 보내주세요.'));
    }
    for (const queryKey of [
      getListLatestSpotsInfiniteQueryKey(),
      getListMostLikedSpotsInfiniteQueryKey(),
      getListNearbyQueryKey(),
      ...wanted.flatMap((item) =>
        item.kind === 'comment' ? [getListCommentsInfiniteQueryKey(item.postId)] : [],
      ),
    ]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }

  return { items, send, remove: (id: string) => removeFromOutbox(device, userId, id) };
}

function sendItem(item: OutboxItem): Promise<unknown> {
  if (item.kind === 'spot') return createSpot({ data: item.fields, images: item.images });
  const { postId, parentId, text } = item;
  return parentId === undefined ? createComment(postId, { text }) : createReply(postId, parentId, { text });
}

/** An answer says what became of it; without a connection nothing has left the device. */
const wasRefused = (failure: unknown) =>
  !navigator.onLine || (failure instanceof ApiError && failure.status !== undefined);
