import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/app/paths';
import { ApiError } from '@/api/api-error';
import { canSubmitSignup, type SignupAction } from '@/domain/signup';
import { startSession } from '@/session/session-query';
import { useSingleFlight } from '@/ui/useSingleFlight';
import { isAcknowledged } from './read-answer';
import type { SignupWizard } from './useSignupWizard';

interface FinishOptions {
  /** Sends the final registration. */
  register: () => Promise<Parameters<typeof isAcknowledged>[0]>;
  /** What is left to do once the user is signed in. */
  onFinished?: () => void;
}

/**
 * The final registration (1 §2, last step), sent once: success goes to /main as the new user, in the place of the
 * whole wizard. A failure leads back to the field that the server refused, or says so, and the button works again.
 */
export function useFinishSignup(
  { state, dispatch, today, rewind }: SignupWizard,
  { register, onFinished }: FinishOptions,
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
      dispatch(toFailure(error));
      return;
    }
    dispatch({ type: 'submitSucceeded' });
    await rewind();
    await startSession(queryClient);
    await navigate(paths.main(), { replace: true });
    onFinished?.();
  });
}

function toFailure(error: unknown): SignupAction {
  if (error instanceof ApiError && error.code === 'UNKNOWN_REFERRER') {
    return { type: 'submitFailed', referralError: error.serverMessage ?? '추천인을 찾을 수 없습니다.' };
  }
  if (error instanceof ApiError && error.code === 'NICKNAME_TAKEN') {
    return { type: 'submitFailed', nicknameError: error.serverMessage ?? '이미 사용중인 닉네임입니다.' };
  }
  return { type: 'submitFailed' };
}
