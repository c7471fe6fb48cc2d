import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useDevice } from '@/device/DeviceContext';
import { guardRoute } from '@/domain/routes/guards';
import { getPendingSocial } from '@/session/pending-social';
import { useSession } from '@/session/useSession';

/** Shows a route to whom it is meant for and sends everybody else where they belong (1 §2, 1 §6). */
export function GuardedRoute({ children }: { children: ReactNode }) {
  const { storage } = useDevice();
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  const decision = guardRoute({
    location: pathname + search + hash,
    auth: status,
    isSocialPending: getPendingSocial(storage.session) !== undefined,
  });
  if (decision.kind === 'wait') return null;
  if (decision.kind === 'allow') return children;
  const { to, returnTo } = decision;
  return <Navigate to={to} replace state={returnTo === undefined ? undefined : { returnTo }} />;
}
