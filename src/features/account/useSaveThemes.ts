import { useQueryClient } from '@tanstack/react-query';
import { useSaveThemes as useSaveThemesCall } from '@generated/endpoints/account/account';
import { serverMessageOr } from '@/api/api-error';
import type { ThemeLabel } from '@/domain/themes';
import { refreshSession, updateSessionUser } from '@/session/session-query';
import { hideToasts, showToast } from '@/ui/toast/toast';

/**
 * Saves the user's themes and loads the session again (2 §7).
 * @param onSaved called once it has succeeded, unless the user has left the page
 */
export function useSaveThemes(onSaved: () => void) {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useSaveThemesCall({
    mutation: {
      onMutate: hideToasts,
      onSuccess: (_answer, { data: { themes } }) => {
        updateSessionUser(queryClient, { themes: [...themes] });
        void refreshSession(queryClient);
      },
      onError: (error) => showToast(serverMessageOr(error, '테마를 저장하지 못했습니다. 다시 시도해주세요.')),
    },
  });
  return {
    /** Settles, never rejects, once it is answered. */
    saveThemes: (themes: ThemeLabel[]) =>
      mutateAsync({ data: { themes } }, { onSuccess: onSaved }).catch(() => undefined),
    isSaving: isPending,
  };
}
