import { useQuery } from '@tanstack/react-query';
import { sessionQueryOptions } from '@/session/session-query';

/**
 * The user's hallabong, null while they are not known (2 §2), which they no longer are when they could not be loaded
 * again. They are asked for whenever the window gets the focus or the connection back, since they may have been spent
 * elsewhere.
 */
export function useBalance(): number | null {
  const { data: user, isError } = useQuery({
    ...sessionQueryOptions(),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  return isError ? null : (user?.hallabong ?? null);
}
