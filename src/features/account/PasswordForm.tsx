import { useState, type FormEvent } from 'react';
import { checkAccountPassword } from '@/domain/validation/account-password';
import { BottomBar } from '@/ui/frame/BottomBar';
import { SubmitButton } from '@/ui/buttons/SubmitButton';
import { TextField } from '@/ui/fields/TextField';
import { useSingleFlight } from '@/ui/buttons/useSingleFlight';
import styles from './AccountForm.module.css';

interface PasswordFormProps {
  /** Whose password it is, for password managers. */
  email: string;
  isSaving: boolean;
  /** Why saving failed, under the confirm field (2 §8); empty without a failure. */
  failureText: string;
  /** A password was changed after a failure. */
  onChange: () => void;
  /** Settles when it is answered. */
  onSubmit: (newPassword: string) => Promise<unknown>;
}

/** A new password and its confirmation (2 §2, 2 §5). */
export function PasswordForm({ email, isSaving, failureText, onChange, onSubmit }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const check = checkAccountPassword(password, confirm);
  const send = useSingleFlight(onSubmit);
  const confirmFeedback = failureText ? ({ tone: 'negative', message: failureText } as const) : check.confirm;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (check.isReady && !isSaving) send(password);
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="새 비밀번호"
        type="password"
        autoComplete="new-password"
        value={password}
        readOnly={isSaving}
        tone={check.password.tone}
        message={check.password.message}
        onChange={(value) => {
          setPassword(value);
          onChange();
        }}
      />
      <TextField
        label="새 비밀번호 확인"
        type="password"
        autoComplete="new-password"
        enterKeyHint="done"
        value={confirm}
        readOnly={isSaving}
        tone={confirmFeedback.tone}
        message={confirmFeedback.message}
        onChange={(value) => {
          setConfirm(value);
          onChange();
        }}
      />
      <BottomBar>
        <SubmitButton size="lg" fullWidth pending={isSaving} disabled={!check.isReady}>
          수정하기
        </SubmitButton>
      </BottomBar>
    </form>
  );
}
