import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  drawing?: ReactNode;
  text: string;
  /** A way on, such as a button. */
  action?: ReactNode;
}

/** What stands where there is nothing yet. */
export function EmptyState({ drawing, text, action }: EmptyStateProps) {
  return (
    <Stack align="center" px="lg" py={40} ta="center">
      {drawing}
      <Text c="dimmed">{text}</Text>
      {action}
    </Stack>
  );
}
