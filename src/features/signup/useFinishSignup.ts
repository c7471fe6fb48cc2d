import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { getSession } from '@generated/endpoints/session/session';
import { paths } from '@/domain/routes/paths';
import { canSubmitSignup } from '@/domain/signup/signup-state';
import { startSession } from '@/session/session-query';
import type { LoginState } from '@/session/return-to';
import { showToast } from '@/ui/toast/toast';
import { useSingleFlight } from '@/ui/buttons/useSingleFlight';
import { isAnswerLost } from '@/api/api-error';
import { isAcknowledged } from '@/domain/signup/signup-answers';
import { toSignupRefusal } from './refusal';
import type { SignupWizard } from './useSignupWizard';

interface FinishOptions {
  /** Sends the final registration. */
  register: () => Promise<Parameters<typeof isAcknowledged>[0]>;
  /** Where the new user logs in should the session not start by itself. */
  loginPath: string;
  /**
   * Logs the new user in, where what was typed is enough for it; rejects while there is none. The answer that was lost may
   * have carried the session.
   */
  logIn?: () => Promise<unknown>;
  /** What is left to do once the registration has succeeded. */
  onFinished?: (isSignedIn: boolean) => void;
}

/**
 * The final registration (1 §2, last step), sent once: success goes to /main as the new user, in the place of the
 * whole wizard; where the session cannot be loaded, to the login. A failure leads back to what the server refused, or
 * says so, and the button works again; where its answer was lost, the session or a login tells whether it has succeeded.
 */
export function useFinishSignup(
  { state, dispatch, today, rewind }: SignupWizard,
  { register, loginPath, logIn, onFinished }: FinishOptions,
) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  return useSingleFlight(async () => {
    if (!canSubmitSignup(state, today)) return;
    dispatch({ type: 'submitStarted', today });
    try {
      const answer = await register();
      if (!isAcknowledged(answer)) throw new Error('The final registration was not acknowledged.');
    } catch (error) {
      console.warn('The final registration failed.', error);
      // Its answer may have been lost on the way: then there is a session all the same, or a user who can log in.
      if (!isAnswerLost(error) || !((await hasSession()) || (await isRegistered(logIn, state.nickname)))) {
        dispatch({ type: 'submitFailed', refusal: toSignupRefusal(error) });
        return;
      }
    }
    dispatch({ type: 'submitSucceeded' });
    await rewind();
    const isSignedIn = await startSession(queryClient);
    if (isSignedIn) {
      await navigate(paths.main(), { replace: true });
    } else {
      showToast('가입이 완료됐어요. 로그인해주세요.');
      await navigate(loginPath, { replace: true, state: { returnTo: paths.main() } satisfies LoginState });
    }
    onFinished?.(isSignedIn);
  });
}

/** Whether who logs in bears the nickname of the final registration: a server may let users in before it. */
async function isRegistered(logIn: FinishOptions['logIn'], nickname: string): Promise<boolean> {
  if (!logIn) return false;
  return logIn()
    .then(() => getSession())
    .then(
      ({ data }) => data?.nickname === nickname.trim(),
      () => false,
    );
}

/** Asks past what is cached: a wizard that is not closed yet would take the new user for one who has no business there. */
async function hasSession(): Promise<boolean> {
  return getSession().then(
    ({ data }) => typeof data?.userId === 'number',
    () => false,
  );
}
