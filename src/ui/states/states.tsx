import { Loader, Stack, Text, VisuallyHidden, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconRefresh } from '@tabler/icons-react';

interface LoadingStateProps {
  text: string;
  /** Skeletons to show instead of the text, which is then only read out. */
  children?: ReactNode;
}

/** Says that something is loading. */
export function LoadingState({ text, children }: LoadingStateProps) {
  if (children) {
    return (
      <>
        <VisuallyHidden component="output">{text}</VisuallyHidden>
        {children}
      </>
    );
  }
  return (
    <Stack component="output" align="center" gap={14} px="lg" py={40}>
      <Loader aria-hidden />
      <Text c="dimmed" component="span">
        {text}
      </Text>
    </Stack>
  );
}

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
