import { Input, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { canGoNext, canRegisterPassword } from '@/domain/signup/signup-state';
import { PasswordRule } from '@/ui/fields/PasswordRule';
import { TextField } from '@/ui/fields/TextField';
import { FieldForm } from './FieldForm';
import { NextButton } from './NextButton';
import { useRegisterPassword } from '@/features/signup/useRegisterPassword';
import type { SignupWizard } from '@/features/signup/useSignupWizard';
import { FailureAlert } from '@/ui/states/FailureAlert';

/** The password: its entry, then its confirmation (1 §2, step 2). */
export function PasswordStep({ wizard }: { wizard: SignupWizard }) {
  const { state, dispatch, feedback, today } = wizard;
  const { confirmPassword, registerPassword } = useRegisterPassword(wizard);
  const confirmField = useRef<HTMLInputElement>(null);
  const isConfirming = state.passwordStage === 'confirm';
  const wasConfirming = useRef(isConfirming);
  const isRegistering = state.passwordStatus === 'registering';
  const isRegistered = state.passwordStatus === 'registered';
  const canRegister = canRegisterPassword(state);

  useEffect(() => {
    if (isConfirming && !wasConfirming.current) confirmField.current?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);

  function goOn() {
    if (canRegister) registerPassword();
    else dispatch({ type: 'next', from: 'password', today });
  }

  return (
    <FieldForm onSubmit={goOn}>
      {/* Password managers keep the password with this name. */}
      <Input
        type="email"
        autoComplete="username"
        value={state.email}
        readOnly
        wrapperProps={{ hidden: true }}
      />
      <Stack gap={18}>
        <TextField
          label="비밀번호"
          type="password"
          autoComplete="new-password"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="next"
          placeholder={isRegistered ? '••••••••' : undefined}
          value={state.password}
          readOnly={isRegistering}
          tone={feedback.password.tone}
          message={feedback.password.message}
          onChange={(password) => dispatch({ type: 'passwordChanged', password })}
        />
        {!isRegistered && <PasswordRule password={state.password} />}
        {isConfirming && (
          <TextField
            ref={confirmField}
            label="비밀번호 확인"
            type="password"
            autoComplete="new-password"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="next"
            value={state.passwordConfirm}
            readOnly={isRegistering || isRegistered}
            tone={feedback.passwordConfirm.tone}
            message={feedback.passwordConfirm.message}
            onChange={confirmPassword}
          />
        )}
        {state.passwordError && <FailureAlert>{state.passwordError}</FailureAlert>}
      </Stack>
      <NextButton enabled={canRegister || canGoNext(state, today)} pending={isRegistering}>
        {state.passwordError ? '다시 시도' : '다음'}
      </NextButton>
    </FieldForm>
  );
}
