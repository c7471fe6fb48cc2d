import '@mantine/core/styles/Progress.layer.css';
import { Group, Progress } from '@mantine/core';

interface ProgressSegmentsProps {
  /** The current step, counted from 0. */
  step: number;
  count: number;
}

/** How far a wizard has come, one segment for each step (1 §2). */
export function ProgressSegments({ step, count }: ProgressSegmentsProps) {
  return (
    <Group
      role="progressbar"
      aria-label={`${count}단계 중 ${step + 1}단계`}
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={step + 1}
      gap={6}
      grow
      px="lg"
      pt={4}
    >
      {Array.from({ length: count }, (_, index) => (
        <Progress.Root key={index} size={6} radius="xl" transitionDuration={260} bg="var(--line)">
          <Progress.Section value={index <= step ? 100 : 0} color="hallabong.5" withAria={false} />
        </Progress.Root>
      ))}
    </Group>
  );
}
