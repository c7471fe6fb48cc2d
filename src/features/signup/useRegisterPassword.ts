import { useEffect, useRef } from 'react';
import { useRegisterPassword as useRegisterPasswordCall } from '@generated/endpoints/registration/registration';
import { serverMessageOr } from '@/api/api-error';
import { PASSWORD_ADVANCE_MS } from '@/domain/limits';
import { canRegisterPassword, type SignupState } from '@/domain/signup/signup-state';
import { signupReducer } from '@/domain/signup/signup-reducer';
import { isAcknowledged } from '@/domain/signup/signup-answers';
import { toSignupRefusal } from './refusal';
import type { SignupWizard } from './useSignupWizard';

/**
 * Registers the app user as soon as the confirmation matches, and moves on 0.5 s later (1 §2, step 2). After a
 * failure the user tries again; a refused email leads back to its step.
 */
export function useRegisterPassword({
  state,
  dispatch,
  today,
}: Pick<SignupWizard, 'state' | 'dispatch' | 'today'>) {
  const advance = useRef<number>(undefined);
  useEffect(() => {
    // Who edits the password in that half second is not taken along.
    if (state.passwordStatus !== 'registered') window.clearTimeout(advance.current);
  }, [state.passwordStatus]);
  useEffect(() => () => window.clearTimeout(advance.current), []);

  const { mutate } = useRegisterPasswordCall({
    mutation: {
      onSuccess: (answer, { data: { email } }) => {
        if (!isAcknowledged(answer)) {
          dispatch({ type: 'passwordRegisterFailed', email });
          return;
        }
        dispatch({ type: 'passwordRegistered', email });
        advance.current = window.setTimeout(
          () => dispatch({ type: 'next', from: 'password', today }),
          PASSWORD_ADVANCE_MS,
        );
      },
      onError: (error, { data: { email } }) => {
        const refusal = toSignupRefusal(error);
        dispatch({
          type: 'passwordRegisterFailed',
          email,
          message: serverMessageOr(error, ''),
          refusal: refusal?.of === 'email' ? refusal : undefined,
        });
      },
    },
  });

  function register(confirmed: SignupState) {
    if (!canRegisterPassword(confirmed)) return;
    dispatch({ type: 'passwordRegisterStarted' });
    mutate({ data: { email: confirmed.email, password: confirmed.password } });
  }

  return {
    /** Takes what was typed as confirmation, and registers the password when it matches. */
    confirmPassword: (passwordConfirm: string) => {
      const action = { type: 'passwordConfirmChanged', passwordConfirm } as const;
      dispatch(action);
      register(signupReducer(state, action));
    },
    registerPassword: () => register(state),
  };
}
