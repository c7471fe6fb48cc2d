import { useDeferredValue, type ReactNode } from 'react';
import { useSession } from './useSession';

interface SessionGateProps {
  /** What stands there meanwhile; the boot screen of the page lies over it. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Renders nothing of the routes until the session check at start has finished (1 §2). */
export function SessionGate({ fallback = null, children }: SessionGateProps) {
  const isLoading = useSession().status === 'loading';
  // What stands behind the gate is drawn in small slices, not in one go with the answer; and after the gate itself, also
  // where the answer was there before it.
  return useDeferredValue(isLoading, true) ? fallback : children;
}
