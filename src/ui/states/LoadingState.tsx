import { Loader, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

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
