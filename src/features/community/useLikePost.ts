import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { needsSession } from '@/api/api-error';
import { toggleSpotLike, type LikedSpot } from '@/server-state/spot-likes';

/**
 * Likes or unlikes a post of the feed, shown at once (1 §4). A failure is undone and logged (1 §8); one that needs a
 * session also offers login.
 */
export function useLikePost() {
  const queryClient = useQueryClient();
  const [isLoginOffered, setLoginOffered] = useState(false);

  const likePost = useCallback(
    (post: LikedSpot) => {
      toggleSpotLike(queryClient, post, { optimistic: true }).catch((error: unknown) => {
        console.warn('The like failed.', error);
        if (needsSession(error)) setLoginOffered(true);
      });
    },
    [queryClient],
  );
  return { likePost, isLoginOffered, closeLoginOffer: () => setLoginOffered(false) };
}
