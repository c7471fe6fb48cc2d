import { useQuery } from '@tanstack/react-query';
import type { SessionUser } from '@/domain/account/session-user';
import { sessionQueryOptions } from './session-query';

/** Who is there (1 §4). */
export type Session = { refetch: () => Promise<unknown> } & (
  | { status: 'loading'; user: undefined }
  | { status: 'authenticated'; user: SessionUser }
  | { status: 'unauthenticated'; user: undefined }
);

/**
 * The current user (1 §4, 2 §9): loading until the first answer, then authenticated with the user, or
 * unauthenticated when the session was refused or could not be loaded.
 */
export function useSession(): Session {
  const { data: user, isFetched, refetch } = useQuery(sessionQueryOptions());
  if (user) return { status: 'authenticated', user, refetch };
  return { status: isFetched ? 'unauthenticated' : 'loading', user: undefined, refetch };
}
