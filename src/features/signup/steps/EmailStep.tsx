import { Box, Button, Group, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { canCheckEmail, canConfirmCode, canGoNext } from '@/domain/signup/signup-state';
import { SubmitButton } from '@/ui/buttons/SubmitButton';
import { CheckedField } from './CheckedField';
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
      <CheckedField
        ref={emailField}
        label="이메일"
        type="email"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="next"
        placeholder="name@example.com"
        value={state.email}
        disabled={state.isDuplicateChecked}
        readOnly={verification.isCheckingEmail}
        {...feedback.email}
        onChange={(email) => dispatch({ type: 'emailChanged', email })}
        checkText={state.isDuplicateChecked ? undefined : '중복확인'}
        canCheck={canCheckEmail(state)}
        isChecking={verification.isCheckingEmail}
        onCheck={verification.checkEmail}
      />
      {showAuthInput && (
        <Stack gap={4} mt={18}>
          <CheckedField
            ref={codeField}
            label="인증번호"
            autoComplete="one-time-code"
            enterKeyHint="done"
            value={state.authCode}
            disabled={authPassed}
            {...feedback.authCode}
            onChange={(authCode) => dispatch({ type: 'authCodeChanged', authCode })}
            checkText={authPassed ? undefined : '인증하기'}
            canCheck={canConfirmCode(state)}
            isChecking={verification.isConfirmingCode}
            onCheck={verification.confirmCode}
          />
          {/* The words of the buttons stand in line with the fields. */}
          <Group justify="space-between" gap={0} mx={-12}>
            <Button variant="subtle" px="sm" onClick={() => dispatch({ type: 'emailUnlocked' })}>
              이메일 변경
            </Button>
            {!authPassed && (
              <SubmitButton
                type="button"
                variant="subtle"
                px="sm"
                pending={verification.isSendingCode}
                onClick={verification.resendCode}
              >
                다시 보내기
              </SubmitButton>
            )}
          </Group>
        </Stack>
      )}
      <Box ref={nextArea}>
        <NextButton
          enabled={canGoNext(state, today)}
          onClick={() => dispatch({ type: 'next', from: 'email', today })}
        />
      </Box>
    </>
  );
}
