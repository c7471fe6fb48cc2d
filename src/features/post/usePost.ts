import { useMemo } from 'react';
import { useGetSpot } from '@generated/endpoints/spots/spots';
import { useFailureCause } from '@/offline/useFailureCause';
import { useLoading } from '@/server-state/useLoading';
import { toPostDetail } from '@/domain/community/post-detail';

/** A post by the id of its address (1 §7). It has failed when it could not be loaded or what came is no post (1 §8). */
export function usePost(postId: number) {
  const { data, error, isPending, refetch } = useGetSpot(postId);
  const post = useMemo(() => {
    const detail = toPostDetail(data);
    return detail && { ...detail, id: postId };
  }, [data, postId]);
  return {
    post,
    isLoading: useLoading(isPending),
    cause: useFailureCause(error),
    /** Further taps while it is being asked for start nothing. */
    retry: () => void refetch({ cancelRefetch: false }),
  };
}
