import { useEffect, type ReactNode } from 'react';
import { useOnline } from '@/device/useOnline';
import { isSignedOut } from './signed-out-marker';
import { useSession } from './useSession';

interface SessionGateProps {
  /** What stands there meanwhile; the boot screen of the page lies over it. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Renders nothing of the routes until the session check at start has finished (1 §2). Later it has a sign-out that did
 * not get through sent again as soon as there is a connection.
 */
export function SessionGate({ fallback = null, children }: SessionGateProps) {
  const { status, refetch } = useSession();
  const isOnline = useOnline();

  useEffect(() => {
    if (isOnline && isSignedOut()) void refetch();
  }, [isOnline, refetch]);

  return status === 'loading' ? fallback : children;
}
