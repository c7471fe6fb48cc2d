import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import { useDevice } from '@/device/DeviceContext';
import { PERSONAL_PREFIX } from '@/device/storage/storage';
import { clearPendingSocial } from './pending-social';
import { endSession } from './session-query';

/**
 * Forgets on this device everything personal but what must outlive signing out, each under a key of its own, and goes to
 * /splash: the user has no session any more.
 */
export function useLeave(): () => Promise<void> {
  const { drafts, storage } = useDevice();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    clearPendingSocial(storage.session);
    storage.session.removeAll(PERSONAL_PREFIX);
    storage.local.removeAll(PERSONAL_PREFIX);
    await drafts.clear();
    await navigate(paths.splash(), { replace: true });
    await endSession(queryClient);
    // Its code comes late; what was kept goes in any case.
    await import('@/offline/forget-kept').then(
      ({ forgetKept }) => forgetKept(),
      () => void indexedDB.deleteDatabase('dosaegi-answers'),
    );
  };
}
