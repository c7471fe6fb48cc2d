import { Button, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface ErrorStateProps {
  drawing?: ReactNode;
  text: string;
  /** Without it there is nothing to try again. */
  onRetry?: () => unknown;
  /** Another way on, such as a link. */
  action?: ReactNode;
}

/** What stands where something could not be loaded. */
export function ErrorState({ drawing, text, onRetry, action }: ErrorStateProps) {
  return (
    <Stack align="center" px="lg" py={40} ta="center">
      {drawing}
      <Text role="alert">{text}</Text>
      {onRetry && (
        <Button variant="default" leftSection={<IconRefresh size={18} />} onClick={() => void onRetry()}>
          다시 시도
        </Button>
      )}
      {action}
    </Stack>
  );
}
