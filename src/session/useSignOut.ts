import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/app/paths';
import { useDevice } from '@/device/DeviceContext';
import { PERSONAL_PREFIX, SIGNUP_PREFIX } from '@/device/storage-keys';
import { clearPendingSocial } from './pending-social';
import { sendSignOut } from './send-sign-out';
import { endSession } from './session-query';
import { markSignedOut } from './signed-out-marker';

/**
 * Signs out (1 §4), forgets everything personal but purchases whose outcome is not known, and goes to /splash. The call
 * to the server is a proposed one: when the server does not know it or is out of reach, the user is signed out on this
 * device all the same, and it is sent again later (see sessionQueryOptions).
 */
export function useSignOut() {
  const { drafts, storage } = useDevice();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationKey: ['signOut'],
    mutationFn: async () => {
      if (!(await sendSignOut())) markSignedOut();
    },
    onSuccess: async () => {
      clearPendingSocial(storage.session);
      storage.session.removeAll(SIGNUP_PREFIX);
      storage.session.removeAll(PERSONAL_PREFIX);
      storage.local.removeAll(PERSONAL_PREFIX);
      await drafts.clear();
      await navigate(paths.splash(), { replace: true });
      await endSession(queryClient);
    },
  });
  return { signOut: () => mutate(), isSigningOut: isPending };
}
