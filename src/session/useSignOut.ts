import { useMutation } from '@tanstack/react-query';
import { useDevice } from '@/device/DeviceContext';
import { sendSignOut } from './send-sign-out';
import { markSignedOut } from './signed-out-marker';
import { useLeave } from './useLeave';

/**
 * Signs out (1 §4), forgets everything personal and goes to /splash, see {@link useLeave}. The call to the server is a
 * proposed one: when the server does not know it or is out of reach, the user is signed out on this device all the same,
 * and it is sent again later (see sessionQueryOptions).
 */
export function useSignOut() {
  const device = useDevice();
  const leave = useLeave();
  const { mutate, isPending } = useMutation({
    mutationKey: ['signOut'],
    mutationFn: async () => {
      await (await import('@/offline/alerts').catch(() => undefined))?.stopAlerts(device);
      if (!(await sendSignOut())) markSignedOut();
    },
    onSuccess: leave,
  });
  return { signOut: () => mutate(), isSigningOut: isPending };
}
