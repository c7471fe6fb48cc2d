import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getListNearbyQueryKey, getSearchMapQueryKey } from '@generated/endpoints/map/map';
import {
  createSpot,
  getListLatestSpotsInfiniteQueryKey,
  getListLatestSpotsQueryOptions,
  getListMostLikedSpotsInfiniteQueryKey,
  useCreateSpot,
} from '@generated/endpoints/spots/spots';
import type { SpotDraft } from '@generated/model/spot-draft.zod';
import { useDevice } from '@/device/DeviceContext';
import { findOwnSpot } from '@/domain/community/own-spot';
import { SPOT_PAGE_SIZE } from '@/domain/limits';
import { NOT_KEPT_TEXT } from '@/domain/offline-texts';
import { addToOutbox } from '@/offline/outbox';
import { askAnew, isInDoubt, sendOrFind } from '@/server-state/send-or-find';
import { useSession } from '@/session/useSession';
import { hideToasts, showToast } from '@/ui/toast/toast';
import { removeDraft, type SpotDraftKeys } from './useSpotDraft';

/** The page of the latest feed that a spot stands on which was posted just now (1 §7). */
const NEWEST = { page: 0, size: SPOT_PAGE_SIZE, sort: 'createdAt,DESC' } as const;

/** The same spot: all that is typed, and the same pictures. */
const toSpotKey = (fields: SpotDraft, images: readonly Blob[] = []) =>
  ['spot', fields, images.map(({ size }) => size)] as const;

const POSTED_KEY = ['postedSpots'];

/** The ids of what was posted before in this visit: one of them may say the same with other pictures. */
const readPosted = (queryClient: QueryClient) =>
  queryClient.getQueryData<readonly unknown[]>(POSTED_KEY) ?? [];

/**
 * Posts a spot with its pictures (1 §7). Once it is posted its draft is forgotten, and both feeds, the map and its search
 * are asked for anew: all that even when the user has left the page meanwhile. One
 * whose answer was lost is looked for in the latest feed. A failure shows a toast (1 §8).
 * @param draftKeys where its draft is kept
 */
export function usePostSpot(draftKeys: SpotDraftKeys) {
  const queryClient = useQueryClient();
  const device = useDevice();
  const { drafts } = device;
  const { user } = useSession();
  const { mutateAsync, isPending } = useCreateSpot({
    mutation: {
      mutationFn: ({ data: form }) =>
        sendOrFind(queryClient, {
          key: toSpotKey(form.data, form.images),
          before: readPosted(queryClient),
          send: () => createSpot(form),
          find: async (before) => {
            const page = await askAnew(queryClient, getListLatestSpotsQueryOptions(NEWEST));
            const id = findOwnSpot(page, form.data, { nickname: user?.nickname ?? null, before });
            return id === undefined ? undefined : { success: true, data: id };
          },
        }),
      onMutate: hideToasts,
      onSuccess: async (answer) => {
        queryClient.setQueryData(POSTED_KEY, [...readPosted(queryClient), answer?.data]);
        for (const queryKey of [
          getListLatestSpotsInfiniteQueryKey(),
          getListMostLikedSpotsInfiniteQueryKey(),
          getListNearbyQueryKey(),
          getSearchMapQueryKey(),
        ]) {
          void queryClient.invalidateQueries({ queryKey });
        }
        await removeDraft(drafts, draftKeys);
      },
      onError: () => showToast('등록에 실패했습니다.'),
    },
  });

  /** @returns what became of it: posted, kept in the outbox while there is no connection, or failed; never rejects */
  async function post(data: SpotDraft, images: readonly File[]): Promise<'posted' | 'kept' | 'failed'> {
    // What may have been taken already is looked for first, and not put aside to be sent once more.
    const isNew = !isInDoubt(queryClient, toSpotKey(data, images));
    if (user && isNew && !device.network.isOnline()) {
      const spot = { kind: 'spot' as const, fields: data, images: [...images] };
      if (!(await addToOutbox(device, user.userId, spot))) {
        showToast(NOT_KEPT_TEXT);
        return 'failed';
      }
      await removeDraft(drafts, draftKeys);
      return 'kept';
    }
    try {
      await mutateAsync({ data: { data, images: [...images] } });
      return 'posted';
    } catch {
      return 'failed';
    }
  }

  return { post, isPosting: isPending };
}
