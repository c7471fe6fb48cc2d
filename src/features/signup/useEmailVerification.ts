import { useMutation } from '@tanstack/react-query';
import {
  checkEmail,
  useSendVerificationCode,
  useVerifyEmailCode,
} from '@generated/endpoints/registration/registration';
import { hasNoAnswer, isRefusal, isTakenRefusal } from '@/api/api-error';
import { canCheckEmail, canConfirmCode } from '@/domain/signup/signup-state';
import { isAcknowledged, readTaken } from '@/domain/signup/signup-answers';
import type { SignupWizard } from './useSignupWizard';

/**
 * Proves the email (1 §2, step 1): the duplicate check, which sends a code when the email is free, sending the code
 * once more, and its confirmation. Whatever keeps the code from being sent is said in one way (1 §8).
 */
export function useEmailVerification({ state, dispatch }: Pick<SignupWizard, 'state' | 'dispatch'>) {
  const { email, authCode } = state;

  const sending = useSendVerificationCode({
    mutation: {
      onSuccess: (answer, { data }) =>
        dispatch({ type: isAcknowledged(answer) ? 'codeSent' : 'codeSendFailed', email: data.email }),
      onError: (_error, { data }) => dispatch({ type: 'codeSendFailed', email: data.email }),
    },
  });

  const sendCode = (to: string) => {
    dispatch({ type: 'codeSendStarted' });
    sending.mutate({ data: { email: to } });
  };

  const checking = useMutation({
    mutationKey: ['checkEmail'],
    mutationFn: (asked: string) => checkEmail({ email: asked }),
    onSuccess: (answer, asked) => {
      const isTaken = readTaken(answer);
      if (isTaken === undefined) {
        dispatch({ type: 'emailCheckFailed', email: asked });
        return;
      }
      dispatch({ type: 'emailChecked', email: asked, isTaken });
      if (!isTaken) sendCode(asked);
    },
    onError: (error, asked) =>
      dispatch(
        isTakenRefusal(error)
          ? { type: 'emailChecked', email: asked, isTaken: true }
          : {
              type: 'emailCheckFailed',
              email: asked,
              message: isRefusal(error) ? error.serverMessage : undefined,
              isUnanswered: hasNoAnswer(error),
            },
      ),
  });

  const confirming = useVerifyEmailCode({
    mutation: {
      onSuccess: (answer, { data }) =>
        dispatch({ type: isAcknowledged(answer) ? 'codeConfirmed' : 'codeCheckFailed', email: data.email }),
      onError: (error, { data }) =>
        dispatch(
          isRefusal(error)
            ? { type: 'codeRejected', email: data.email, message: error.serverMessage }
            : { type: 'codeCheckFailed', email: data.email },
        ),
    },
  });

  return {
    checkEmail: () => {
      if (!canCheckEmail(state) || checking.isPending) return;
      dispatch({ type: 'emailCheckStarted' });
      if (state.isEmailValid) checking.mutate(email);
    },
    isCheckingEmail: checking.isPending,
    resendCode: () => {
      if (!sending.isPending) sendCode(email);
    },
    isSendingCode: sending.isPending,
    confirmCode: () => {
      if (canConfirmCode(state) && !confirming.isPending) {
        confirming.mutate({ data: { email, code: authCode } });
      }
    },
    isConfirmingCode: confirming.isPending,
  };
}
