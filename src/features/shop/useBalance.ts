import { useQuery } from '@tanstack/react-query';
import { sessionQueryOptions } from '@/session/session-query';

/**
 * The user's hallabong, null while they are not known (2 §2). They are asked for again whenever the window gets the
 * focus back, since they may have been spent elsewhere.
 */
export function useBalance(): number | null {
  const { data: user } = useQuery({ ...sessionQueryOptions(), refetchOnWindowFocus: 'always' });
  return typeof user?.hallabong === 'number' && Number.isFinite(user.hallabong) ? user.hallabong : null;
}
