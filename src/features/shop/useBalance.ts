import { useQuery } from '@tanstack/react-query';
import { hasNoAnswer } from '@/api/api-error';
import { sessionQueryOptions } from '@/session/session-query';

/**
 * The user's hallabong, null while they are not known (2 §2), which they no longer are when the server could not tell
 * them again; without a connection what was seen stays. They are asked for whenever the window gets the focus or the connection back, since they may have been spent
 * elsewhere.
 */
export function useBalance(): number | null {
  const { data: user, error } = useQuery({
    ...sessionQueryOptions(),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  const isInDoubt = error !== null && !hasNoAnswer(error);
  return isInDoubt ? null : (user?.hallabong ?? null);
}
