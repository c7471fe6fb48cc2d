import { Button, Group } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { FailureAlert } from '@/ui/states/FailureAlert';

interface ReloadProblemProps {
  text: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Says above posts that stay that they could not be loaded anew (1 §8). */
export function ReloadProblem({ text, isRetrying, onRetry }: ReloadProblemProps) {
  return (
    <FailureAlert role="presentation" c="var(--basalt)" mt={14} mx="lg" py={0} pr={4}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <span role="status">{text}</span>
        <Button
          variant="transparent"
          size="compact-md"
          flex="none"
          c="var(--hallabong-deep)"
          fw={600}
          leftSection={<IconRefresh size={18} />}
          aria-busy={isRetrying}
          onClick={onRetry}
        >
          다시 시도
        </Button>
      </Group>
    </FailureAlert>
  );
}
