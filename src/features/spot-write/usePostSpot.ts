import { useQueryClient } from '@tanstack/react-query';
import { getListNearbyQueryKey, getSearchMapQueryKey } from '@generated/endpoints/map/map';
import {
  getListLatestSpotsInfiniteQueryKey,
  getListMostLikedSpotsInfiniteQueryKey,
  useCreateSpot,
} from '@generated/endpoints/spots/spots';
import type { SpotDraft } from '@generated/model/spot-draft.zod';
import { useDevice } from '@/device/DeviceContext';
import { NOT_KEPT_TEXT } from '@/domain/offline-texts';
import { addToOutbox } from '@/offline/outbox';
import { useSession } from '@/session/useSession';
import { hideToasts, showToast } from '@/ui/toast/toast';
import { removeDraft, type SpotDraftKeys } from './useSpotDraft';

/**
 * Posts a spot with its pictures (1 §7). Once it is posted its draft is forgotten, and both feeds, the map and its search
 * are asked for anew: all that even when the user has left the page meanwhile. A failure shows a toast (1 §8).
 * @param draftKeys where its draft is kept
 */
export function usePostSpot(draftKeys: SpotDraftKeys) {
  const queryClient = useQueryClient();
  const device = useDevice();
  const { drafts } = device;
  const { user } = useSession();
  const { mutateAsync, isPending } = useCreateSpot({
    mutation: {
      onMutate: hideToasts,
      onSuccess: async () => {
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
    if (user && !device.network.isOnline()) {
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
