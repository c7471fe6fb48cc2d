import { useMutation } from '@tanstack/react-query';
import { checkNickname } from '@generated/endpoints/registration/registration';
import { isRefusal, isTakenRefusal } from '@/api/api-error';
import { toSentNickname } from '@/domain/account/nickname';
import { canCheckSignupNickname } from '@/domain/signup/signup-state';
import { signupNicknameError } from '@/domain/signup/signup-fields';
import { readMessage, readTaken } from '@/domain/signup/signup-answers';
import type { SignupWizard } from './useSignupWizard';

/** Asks whether the nickname is free (1 §2, 1 §4). */
export function useCheckSignupNickname({ state, dispatch }: Pick<SignupWizard, 'state' | 'dispatch'>) {
  const { mutate, isPending } = useMutation({
    mutationKey: ['checkNickname'],
    mutationFn: (nickname: string) => checkNickname({ nickname: toSentNickname(nickname) }),
    onSuccess: (answer, nickname) => {
      const isTaken = readTaken(answer);
      dispatch(
        isTaken === undefined
          ? { type: 'nicknameCheckFailed', nickname }
          : { type: 'nicknameChecked', nickname, isTaken, message: readMessage(answer) },
      );
    },
    onError: (error, nickname) =>
      dispatch(
        isTakenRefusal(error) || (isRefusal(error) && error.serverMessage)
          ? { type: 'nicknameChecked', nickname, isTaken: true, message: error.serverMessage }
          : { type: 'nicknameCheckFailed', nickname },
      ),
  });

  return {
    checkNickname: () => {
      if (!canCheckSignupNickname(state) || isPending) return;
      dispatch({ type: 'nicknameCheckStarted' });
      if (signupNicknameError(state.nickname) === undefined) mutate(state.nickname.trim());
    },
    isCheckingNickname: isPending,
  };
}
