import { useQueryClient } from '@tanstack/react-query';
import { useChangeNickname } from '@generated/endpoints/account/account';
import { serverTextOr } from '@/api/api-error';
import { NICKNAME_CHANGE_FAILED_TEXT } from '@/domain/account/overlay-nickname';
import { refreshSession, updateSessionUser } from '@/session/session-query';

/**
 * Saves the nickname of the profile overlay (2 §7): the new one is shown at once, and the session is loaded again.
 * @param onSaved called when the server has taken it
 */
export function useSaveNickname(onSaved: () => void) {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending, error, reset } = useChangeNickname({
    mutation: {
      onSuccess: (_answer, { params }) => {
        updateSessionUser(queryClient, { nickname: params.nickname });
        void refreshSession(queryClient);
        onSaved();
      },
    },
  });
  return {
    /** Settles, never rejects, once the server has answered. */
    save: (nickname: string) => mutateAsync({ params: { nickname } }).catch(() => undefined),
    isSaving: isPending,
    failure: error ? serverTextOr(error, NICKNAME_CHANGE_FAILED_TEXT) : null,
    clearFailure: reset,
  };
}
