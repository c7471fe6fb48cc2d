import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { canCheckEmail, canConfirmCode, canGoNext } from '@/domain/signup/signup-state';
import { SubmitButton } from '@/ui/buttons/SubmitButton';
import { TextField } from '@/ui/fields/TextField';
import { FieldAction } from './FieldAction';
import { FieldForm } from './FieldForm';
import styles from './EmailStep.module.css';
import { NextButton } from './NextButton';
import { useEmailVerification } from '@/features/signup/useEmailVerification';
import type { SignupWizard } from '@/features/signup/useSignupWizard';

/** Email plus verification code (1 §2, step 1). */
export function EmailStep({ wizard }: { wizard: SignupWizard }) {
  const { state, dispatch, feedback, today } = wizard;
  const verification = useEmailVerification(wizard);
  const emailField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const nextArea = useRef<HTMLDivElement>(null);
  const { showAuthInput, authPassed } = state;
  // Whoever is led back here by a refused email is taken to it.
  const before = useRef({ showAuthInput: showAuthInput || state.emailError !== '', authPassed });

  // A field that gets locked, or goes, would take the focus with it.
  useEffect(() => {
    if (authPassed && !before.current.authPassed) nextArea.current?.querySelector('button')?.focus();
    else if (showAuthInput && !before.current.showAuthInput) codeField.current?.focus();
    else if (!showAuthInput && before.current.showAuthInput) emailField.current?.focus();
    before.current = { showAuthInput, authPassed };
  }, [authPassed, showAuthInput]);

  return (
    <>
      <FieldForm onSubmit={verification.checkEmail}>
        <TextField
          ref={emailField}
          label="이메일"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="next"
          placeholder="example@email.com"
          value={state.email}
          disabled={state.isDuplicateChecked}
          readOnly={verification.isCheckingEmail}
          tone={feedback.email.tone}
          message={feedback.email.message}
          onChange={(email) => dispatch({ type: 'emailChanged', email })}
          action={
            !state.isDuplicateChecked && (
              <FieldAction enabled={canCheckEmail(state)} pending={verification.isCheckingEmail}>
                중복확인
              </FieldAction>
            )
          }
        />
      </FieldForm>
      {showAuthInput && (
        <div className={styles.code}>
          <FieldForm onSubmit={verification.confirmCode}>
            <TextField
              ref={codeField}
              label="인증번호"
              autoComplete="one-time-code"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="done"
              value={state.authCode}
              disabled={authPassed}
              tone={feedback.authCode.tone}
              message={feedback.authCode.message}
              onChange={(authCode) => dispatch({ type: 'authCodeChanged', authCode })}
              action={
                !authPassed && (
                  <FieldAction enabled={canConfirmCode(state)} pending={verification.isConfirmingCode}>
                    인증하기
                  </FieldAction>
                )
              }
            />
          </FieldForm>
          <div className={styles.codeActions}>
            <Button variant="subtle" onClick={() => dispatch({ type: 'emailUnlocked' })}>
              이메일 변경
            </Button>
            {!authPassed && (
              <SubmitButton
                type="button"
                variant="subtle"
                pending={verification.isSendingCode}
                onClick={verification.resendCode}
              >
                다시 보내기
              </SubmitButton>
            )}
          </div>
        </div>
      )}
      <div ref={nextArea}>
        <NextButton
          enabled={canGoNext(state, today)}
          onClick={() => dispatch({ type: 'next', from: 'email', today })}
        />
      </div>
    </>
  );
}
