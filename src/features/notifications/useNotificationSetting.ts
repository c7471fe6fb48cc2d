import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  getGetNotificationSettingQueryKey,
  getSaveNotificationSettingMutationKey,
  useGetNotificationSetting,
  useSaveNotificationSetting,
  type GetNotificationSettingQueryResult,
} from '@generated/endpoints/notification/notification';
import { useDevice } from '@/device/DeviceContext';
import { useSession } from '@/session/useSession';
import { useSingleFlight } from '@/ui/buttons/useSingleFlight';
import { showToast } from '@/ui/toast/toast';

const queryKey = getGetNotificationSettingQueryKey();
const mutationKey = getSaveNotificationSettingMutationKey();

/**
 * Whether the user wants notifications (2 §4): a toggle shows at once and is taken back when saving fails. Failures
 * of loading and saving are only logged (2 §8). All controls share one setting, and one saving at a time. For a
 * visitor it is off, and a toggle offers the login. Turning it on asks for the permission, where it was not given, and
 * lets alerts come to this device; turning it off ends them.
 */
export function useNotificationSetting() {
  const queryClient = useQueryClient();
  const device = useDevice();
  const isSaving = () => queryClient.isMutating({ mutationKey }) > 0;
  const [isLoginOffered, setLoginOffered] = useState(false);
  const isVisitor = useSession().status !== 'authenticated';
  const { data, isLoading, error } = useGetNotificationSetting({
    query: {
      enabled: !isVisitor,
      // What the server has before it has saved would bring the old setting back.
      refetchOnMount: () => !isSaving(),
      refetchOnWindowFocus: () => !isSaving() && 'always',
      select: ({ data: enabled }) => enabled,
    },
  });

  useEffect(() => {
    if (error) console.warn('The notification setting was not loaded:', error.message);
  }, [error]);

  const isEnabled = !isVisitor && data === true;
  const isKnown = isVisitor || data !== undefined;

  const { mutateAsync } = useSaveNotificationSetting({
    mutation: {
      onMutate: async ({ data: { enabled } }) => {
        await queryClient.cancelQueries({ queryKey });
        const before = queryClient.getQueryData<GetNotificationSettingQueryResult>(queryKey);
        queryClient.setQueryData<GetNotificationSettingQueryResult>(queryKey, {
          success: true,
          data: enabled,
        });
        return before;
      },
      onError: (failure, _wish, before) => {
        console.warn('The notification setting was not saved:', failure.message);
        if (before) queryClient.setQueryData(queryKey, before);
        else void queryClient.resetQueries({ queryKey });
      },
    },
  });

  const toggle = useSingleFlight(async () => {
    if (isVisitor) {
      setLoginOffered(true);
      return;
    }
    if (isLoading || isSaving()) return;
    // Browsers ask on a tap only, before anything is waited for.
    const permission = isEnabled
      ? undefined
      : device.permissions.request('notification').catch(() => undefined);
    const isSaved = await mutateAsync({ data: { enabled: !isEnabled } }).then(
      () => true,
      () => false,
    );
    if (!isSaved) return;
    const alerts = await import('@/offline/alerts').catch(() => undefined);
    if (isEnabled) await alerts?.stopAlerts(device);
    else if ((await permission) === 'denied') showToast('알림 권한을 허용해주세요.');
    else await alerts?.startAlerts(device);
  });

  return {
    isEnabled,
    isKnown,
    isLoading,
    toggle,
    isLoginOffered,
    closeLoginOffer: () => setLoginOffered(false),
  };
}
