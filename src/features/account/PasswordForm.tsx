import { Input, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { AccountPasswordSchema } from '@/domain/account/account-password';
import {
  newPasswordFeedback,
  PASSWORD_RULE_TEXT,
  passwordConfirmFeedback,
} from '@/domain/account/new-password';
import { BottomBar } from '@/ui/frame/BottomBar';
import { SubmitButton } from '@/ui/buttons/SubmitButton';
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
  const send = useSingleFlight(async () => form.setFieldError('confirm', await onSubmit(password)));
  const handleSubmit = form.onSubmit(() => {
    if (!isSaving) send();
  });

  return (
    <form onSubmit={handleSubmit} noValidate>
      <SceneBelow pose="sitting" mood="proud" barHeight={84} from={39}>
        <Stack gap={18} px="lg" pt="xs">
          <Input
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            readOnly
            wrapperProps={{ hidden: true }}
          />
          <Text c="dimmed" textWrap="pretty">
            {PASSWORD_RULE_TEXT}
          </Text>
          <TextField
            label="새 비밀번호"
            type="password"
            autoComplete="new-password"
            readOnly={isSaving}
            {...newPasswordFeedback(password)}
            {...form.getInputProps('password')}
            value={password}
          />
          <TextField
            label="새 비밀번호 확인"
            type="password"
            autoComplete="new-password"
            enterKeyHint="done"
            readOnly={isSaving}
            {...passwordConfirmFeedback(password, confirm)}
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
