import { Stack } from '@mantine/core';
import { useEffect } from 'react';
import { schemaResolver, useForm } from '@mantine/form';
import { LoginSchema } from '@/domain/account/login';
import { SubmitButton } from '@/ui/buttons/SubmitButton';
import { TextField } from '@/ui/fields/TextField';
import { useSingleFlight } from '@/ui/buttons/useSingleFlight';

interface LoginFormProps {
  /**
   * Called with fields that keep both layers of rules; the next submit waits until its promise has settled, with what is
   * wrong with the password, if anything.
   */
  onSubmit: (credentials: { email: string; password: string }) => Promise<string | undefined>;
  pending: boolean;
  /** Whether something in the fields is to be mended. */
  onJudged: (isWrong: boolean) => void;
}

const FIELDS = ['email', 'password'] as const;

/** Email and password (1 §2), with the rules of 1 §5 under the fields: once a field was left, or on submit. */
export function LoginForm({ onSubmit, pending, onJudged }: LoginFormProps) {
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: schemaResolver(LoginSchema, { sync: true }),
    transformValues: (values) => LoginSchema.parse(values),
    // What was found wrong is followed while it is corrected.
    clearInputErrorOnChange: false,
    onValuesChange: () => {
      for (const field of FIELDS) if (form.errors[field]) form.validateField(field);
    },
  });
  const isWrong = FIELDS.some((field) => Boolean(form.errors[field]));
  useEffect(() => onJudged(isWrong), [isWrong, onJudged]);

  const submit = useSingleFlight(async (credentials: { email: string; password: string }) => {
    const problem = await onSubmit(credentials);
    if (problem === undefined) return;
    form.setFieldError('password', problem);
    form.getInputNode('password')?.focus();
  });

  const getFieldProps = (field: (typeof FIELDS)[number]) => ({
    ...form.getInputProps(field),
    value: form.values[field],
    onBlur: () => {
      if (form.values[field] !== '') form.validateField(field);
    },
  });

  const handleSubmit = form.onSubmit(
    (credentials) => {
      submit(credentials);
    },
    (errors) => {
      const wrong = FIELDS.find((field) => field in errors);
      if (wrong) form.getInputNode(wrong)?.focus();
    },
  );

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap={18}>
        <TextField
          label="이메일"
          type="email"
          name="email"
          autoComplete="username"
          placeholder="name@example.com"
          {...getFieldProps('email')}
        />
        <TextField
          label="비밀번호"
          type="password"
          name="password"
          autoComplete="current-password"
          {...getFieldProps('password')}
        />
        <SubmitButton fullWidth size="lg" mt="xs" pending={pending} onClick={() => false}>
          입장하기
        </SubmitButton>
      </Stack>
    </form>
  );
}
