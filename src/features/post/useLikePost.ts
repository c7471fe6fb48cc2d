import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { needsSession } from '@/api/api-error';
import { toggleSpotLike, type LikedSpot } from '@/server-state/spot-likes';

/**
 * Likes or unlikes the post of the page; it changes after the call has succeeded (1 §4). A failure is logged (1 §8);
 * one that needs a session also offers login.
 */
export function useLikePost() {
  const queryClient = useQueryClient();
  const [pendingTaps, setPendingTaps] = useState(0);
  const [isLoginOffered, setLoginOffered] = useState(false);

  async function likePost(post: LikedSpot) {
    setPendingTaps((taps) => taps + 1);
    try {
      await toggleSpotLike(queryClient, post, { optimistic: false });
    } catch (error) {
      console.warn('The like failed.', error);
      if (needsSession(error)) setLoginOffered(true);
    }
    setPendingTaps((taps) => taps - 1);
  }

  return {
    likePost: (post: LikedSpot) => void likePost(post),
    isLiking: pendingTaps > 0,
    isLoginOffered,
    closeLoginOffer: () => setLoginOffered(false),
  };
}
