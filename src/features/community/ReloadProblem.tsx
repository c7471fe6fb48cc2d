import { Button, Group, Text } from '@mantine/core';

interface ReloadProblemProps {
  text: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Says above posts that stay that they could not be loaded anew (1 §8). */
export function ReloadProblem({ text, isRetrying, onRetry }: ReloadProblemProps) {
  return (
    <Group
      justify="space-between"
      gap="xs"
      wrap="nowrap"
      mt={14}
      mx="lg"
      pl="md"
      pr={6}
      bdrs="lg"
      bg="var(--paper-deep)"
    >
      <Text role="status" fz="0.9375rem" lh={1.45} py={10}>
        {text}
      </Text>
      <Button
        variant="subtle"
        size="compact-md"
        flex="none"
        c="var(--hallabong-deeper)"
        aria-busy={isRetrying}
        onClick={onRetry}
      >
        다시 시도
      </Button>
    </Group>
  );
}
