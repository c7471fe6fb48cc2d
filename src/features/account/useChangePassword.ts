import { resetPassword, useResetPassword } from '@generated/endpoints/auth/auth';
import { serverMessageOr } from '@/api/api-error';
import { confirmed } from '@/api/confirmed';
import { showToast } from '@/ui/toast/toast';

/**
 * Sets a new password (2 §7).
 * @param onChanged called once it has succeeded, unless the user has left the page
 */
export function useChangePassword(email: string, onChanged: () => void) {
  const { mutateAsync, isPending } = useResetPassword({
    mutation: {
      mutationFn: ({ params }) => resetPassword(params).then(confirmed),
      onSuccess: () => showToast('비밀번호가 변경되었습니다.'),
    },
  });
  return {
    /** Settles, never rejects, once it is answered: with the text of a failure (2 §8), undefined without one. */
    changePassword: (newPassword: string): Promise<string | undefined> =>
      mutateAsync({ params: { email, newPassword } }, { onSuccess: onChanged }).then(
        () => undefined,
        (error: unknown) => serverMessageOr(error, '비밀번호 재설정에 실패했습니다.'),
      ),
    isSaving: isPending,
  };
}
