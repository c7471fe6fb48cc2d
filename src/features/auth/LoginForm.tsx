import { useRef, useState, type FormEvent } from 'react';
import { loginEmailError, loginPasswordError } from '@/domain/validation/login';
import { SubmitButton } from '@/ui/buttons/SubmitButton';
import { TextField } from '@/ui/fields/TextField';
import { useSingleFlight } from '@/ui/buttons/useSingleFlight';
import styles from './LoginForm.module.css';

interface LoginFormProps {
  /** Called with fields that keep both layers of rules; the next submit waits until its promise has settled. */
  onSubmit: (credentials: { email: string; password: string }) => Promise<void>;
  pending: boolean;
}

/** Email and password (1 §2), with the rules of 1 §5 under the fields: once a field was left, or on submit. */
export function LoginForm({ onSubmit, pending }: LoginFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState({ email: false, password: false });
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const emailError = loginEmailError(email);
  const passwordError = loginPasswordError(password);

  const submit = useSingleFlight(() => {
    setChecked({ email: true, password: true });
    if (emailError || passwordError) {
      (emailError ? emailRef : passwordRef).current?.focus();
      return false;
    }
    return onSubmit({ email: email.trim(), password });
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    submit();
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <TextField
        ref={emailRef}
        label="이메일"
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="name@example.com"
        value={email}
        onChange={setEmail}
        onBlur={() => email !== '' && setChecked((fields) => ({ ...fields, email: true }))}
        tone={checked.email && emailError ? 'negative' : 'normal'}
        message={checked.email ? emailError : undefined}
      />
      <TextField
        ref={passwordRef}
        label="비밀번호"
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        onBlur={() => password !== '' && setChecked((fields) => ({ ...fields, password: true }))}
        tone={checked.password && passwordError ? 'negative' : 'normal'}
        message={checked.password ? passwordError : undefined}
      />
      <SubmitButton fullWidth size="lg" pending={pending} onClick={() => false}>
        입장하기
      </SubmitButton>
    </form>
  );
}
