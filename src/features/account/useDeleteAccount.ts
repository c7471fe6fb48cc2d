import { useDeleteAccount as useDeleteAccountCall } from '@generated/endpoints/proposed/proposed';
import { ApiError, serverMessageOr } from '@/api/api-error';
import { useDevice } from '@/device/DeviceContext';
import { toAccountPrefix } from '@/device/storage/storage';
import { useLeave } from '@/session/useLeave';
import { useSession } from '@/session/useSession';
import { showToast } from '@/ui/toast/toast';

/** Why an account was not deleted. */
export interface DeletionFailure {
  text: string;
  /** Whether the server wants the password, or another one. */
  isAboutPassword: boolean;
}

const PASSWORD_CODES: readonly (string | undefined)[] = ['PASSWORD_REQUIRED', 'WRONG_PASSWORD'];

function explain(error: unknown): DeletionFailure {
  const { status, code } = error instanceof ApiError ? error : {};
  if (status === 404) {
    return { text: '이 서버에서는 아직 탈퇴할 수 없어요.', isAboutPassword: false };
  }
  const isAboutPassword = PASSWORD_CODES.includes(code);
  return { text: serverMessageOr(error, '회원 탈퇴에 실패했습니다. 다시 시도해주세요.'), isAboutPassword };
}

/**
 * Deletes the user's account by the proposed call, forgets everything personal on this device and goes to /splash. The
 * server says whether it wants the password; one without the call answers 404, and nothing changes.
 */
export function useDeleteAccount() {
  const { storage } = useDevice();
  const { user } = useSession();
  const leave = useLeave();
  const { mutateAsync, isPending } = useDeleteAccountCall();
  return {
    /** Settles, never rejects, once it is answered: with what failed, undefined without a failure. */
    deleteAccount: async (password: string): Promise<DeletionFailure | undefined> => {
      try {
        await mutateAsync({ data: password === '' ? {} : { password } });
      } catch (error) {
        return explain(error);
      }
      if (user) storage.local.removeAll(toAccountPrefix(user.userId));
      await leave();
      showToast('회원 탈퇴가 완료되었습니다.');
      return undefined;
    },
    isDeleting: isPending,
  };
}
