import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useDevice } from '@/device/DeviceContext';
import { guardRoute } from '@/domain/guards';
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
  switch (decision.kind) {
    case 'wait':
      return null;
    case 'allow':
      return children;
    case 'redirect':
      return (
        <Navigate
          to={decision.to}
          replace
          state={decision.returnTo === undefined ? undefined : { returnTo: decision.returnTo }}
        />
      );
  }
}
