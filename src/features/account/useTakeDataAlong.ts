import { useMutation } from '@tanstack/react-query';
import { exportAccount } from '@generated/endpoints/proposed/proposed';
import { ApiError, serverMessageOr } from '@/api/api-error';
import { useDevice } from '@/device/DeviceContext';
import { showToast } from '@/ui/toast/toast';

const failureText = (error: unknown) =>
  error instanceof ApiError && error.status === 404
    ? '이 서버에서는 아직 내려받을 수 없어요.'
    : serverMessageOr(error, '내 정보를 내려받지 못했습니다. 다시 시도해주세요.');

/** Saves a copy of everything that the server keeps of the user as a file, by the proposed call. */
export function useTakeDataAlong() {
  const { clock, sharing } = useDevice();
  const { mutate, isPending } = useMutation({
    mutationKey: ['exportAccount'],
    mutationFn: () => exportAccount(),
    onSuccess: async ({ data }) => {
      const text = JSON.stringify(data, undefined, 2);
      const file = new Blob([text], { type: 'application/json' });
      try {
        const outcome = await sharing.saveFile(`dosaegi-${clock.today()}.json`, file);
        if (outcome !== 'closed') showToast('내 정보를 파일로 저장했어요.');
      } catch {
        showToast('내 정보를 내려받지 못했습니다. 다시 시도해주세요.');
      }
    },
    onError: (error) => showToast(failureText(error)),
  });
  return { takeDataAlong: () => mutate(), isTaking: isPending };
}
