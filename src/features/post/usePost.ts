import { useMemo } from 'react';
import { useGetSpot } from '@generated/endpoints/spots/spots';
import { useFailureCause } from '@/offline/useFailureCause';
import { useLoading } from '@/server-state/useLoading';
import { toPostDetail } from '@/domain/community/post-detail';

/**
 * A post by the id of its address (1 §7). It has failed when it could not be loaded or what came is no post (1 §8), and when
 * it is gone by now, whatever was known of it.
 */
export function usePost(postId: number) {
  const { data, error, isPending, refetch } = useGetSpot(postId);
  const cause = useFailureCause(error);
  const isGone = cause === 'missing';
  const post = useMemo(() => {
    const detail = isGone ? undefined : toPostDetail(data);
    return detail && { ...detail, id: postId };
  }, [data, isGone, postId]);
  return {
    post,
    isLoading: useLoading(isPending),
    cause,
    /** Further taps while it is being asked for start nothing. */
    retry: () => void refetch({ cancelRefetch: false }),
  };
}
