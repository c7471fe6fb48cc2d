import { useQueryClient } from '@tanstack/react-query';
import { changeNickname, useChangeNickname } from '@generated/endpoints/account/account';
import { isAnswerLost, serverTextOr } from '@/api/api-error';
import { confirmed } from '@/api/confirmed';
import { NICKNAME_CHANGE_FAILED_TEXT } from '@/domain/account/overlay-nickname';
import { refreshSession, sessionQueryOptions, updateSessionUser } from '@/session/session-query';

/**
 * Saves the nickname of the profile overlay (2 §7): the new one is shown at once, and the session is loaded again.
 * A change whose answer was lost counts by what the session says then (decision 0010).
 * @param onSaved called when the server has taken it
 */
export function useSaveNickname(onSaved: () => void) {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending, error, reset } = useChangeNickname({
    mutation: {
      mutationFn: async ({ params }) => {
        try {
          return confirmed(await changeNickname(params));
        } catch (failure) {
          // Perhaps only the answer got lost.
          if (!isAnswerLost(failure) || !(await refreshSession(queryClient))) throw failure;
          if (queryClient.getQueryData(sessionQueryOptions().queryKey)?.nickname !== params.nickname)
            throw failure;
          return { success: true };
        }
      },
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
