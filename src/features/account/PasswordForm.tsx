import { Input, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { AccountPasswordSchema } from '@/domain/account/account-password';
import { newPasswordFeedback, passwordConfirmFeedback } from '@/domain/account/new-password';
import { BottomBar } from '@/ui/frame/BottomBar';
import { SubmitButton } from '@/ui/buttons/SubmitButton';
import { PasswordRule } from '@/ui/fields/PasswordRule';
import { TextField } from '@/ui/fields/TextField';
import { useSingleFlight } from '@/ui/buttons/useSingleFlight';
import { SceneBelow } from '@/ui/drawings/JejuScene';

interface PasswordFormProps {
  /** Whose password it is, for password managers. */
  email: string;
  isSaving: boolean;
  /** Settles when it is answered: with the text of a failure, which stands under the confirm field (2 §8). */
  onSubmit: (newPassword: string) => Promise<string | undefined>;
}

/** A new password and its confirmation (2 §2, 2 §5). */
export function PasswordForm({ email, isSaving, onSubmit }: PasswordFormProps) {
  const form = useForm({
    initialValues: { password: '', confirm: '' },
    validate: schemaResolver(AccountPasswordSchema, { sync: true }),
    // A failure is about both fields.
    onValuesChange: () => form.clearErrors(),
  });
  const { password, confirm } = form.values;
  const feedback = newPasswordFeedback(password);
  const confirmFeedback = passwordConfirmFeedback(password, confirm);
  const isTypedWhole = confirm.length >= password.length;
  const isRefused = form.errors['confirm'] !== undefined;
  const isWrong = isRefused || confirmFeedback.tone === 'negative';
  const mood =
    form.isValid() && !isRefused ? 'proud' : isWrong && (isRefused || isTypedWhole) ? 'worried' : 'happy';
  const send = useSingleFlight(async () => form.setFieldError('confirm', await onSubmit(password)));
  const handleSubmit = form.onSubmit(() => {
    if (!isSaving) send();
  });

  return (
    <form onSubmit={handleSubmit} noValidate>
      <SceneBelow pose="sitting" mood={mood} barHeight={84} from={39}>
        <Stack gap={18} px="lg" pt="xs">
          <Input
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            readOnly
            wrapperProps={{ hidden: true }}
          />
          <TextField
            label="새 비밀번호"
            type="password"
            autoComplete="new-password"
            readOnly={isSaving}
            {...feedback}
            {...form.getInputProps('password')}
            value={password}
          />
          <PasswordRule password={password} />
          <TextField
            label="새 비밀번호 확인"
            type="password"
            autoComplete="new-password"
            enterKeyHint="done"
            readOnly={isSaving}
            {...confirmFeedback}
            {...form.getInputProps('confirm')}
            value={confirm}
          />
        </Stack>
      </SceneBelow>
      <BottomBar>
        <SubmitButton size="lg" fullWidth pending={isSaving} disabled={!form.isValid()}>
          수정하기
        </SubmitButton>
      </BottomBar>
    </form>
  );
}
