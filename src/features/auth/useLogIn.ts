import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useLogin } from '@generated/endpoints/auth/auth';
import type { LoginRequest } from '@generated/model/login-request.zod';
import { startSession } from '@/session/session-query';
import { useReturnTo } from '@/session/return-to';
import { hideToasts, showToast } from '@/ui/toast/toast';
import { isWrongLogin, LOGIN_FAILED, loginFailureMessage } from './login-failure';

/**
 * Logs in (1 §2): on success the user takes the place of the visitor and the page where they were going, /main by
 * default, that of the login page in the history. A failure is shown in a toast (1 §8).
 */
export function useLogIn() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const { mutateAsync, isPending } = useLogin({
    mutation: {
      onMutate: hideToasts,
      onSuccess: async () => {
        if (await startSession(queryClient)) await navigate(returnTo, { replace: true });
        else showToast(LOGIN_FAILED);
      },
      onError: (error) => showToast(loginFailureMessage(error)),
    },
  });

  return {
    /** Settles when the login has ended, with what is wrong with the password, if anything; never rejects. */
    logIn: (credentials: LoginRequest): Promise<string | undefined> =>
      mutateAsync({ data: credentials }).then(
        () => undefined,
        (error: unknown) => (isWrongLogin(error) ? loginFailureMessage(error) : undefined),
      ),
    isLoggingIn: isPending,
  };
}
