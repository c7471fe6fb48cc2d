import '@mantine/core/styles/Progress.layer.css';
import { Box, Group, Progress } from '@mantine/core';
import { Pig } from '@/ui/drawings/Pig';
import motion from '@/ui/drawings/pig.module.css';
import styles from './steps.module.css';

interface ProgressSegmentsProps {
  /** The current step, counted from 0. */
  step: number;
  count: number;
  /** Whether the current step is filled in. */
  isStepDone: boolean;
  /** Whether something in it has failed, or is to be mended. */
  hasFailed: boolean;
  /** Whether the wizard has gone from one step to another since it was opened. */
  hasMoved: boolean;
}

/** How far a wizard has come, one segment for each step (1 §2); the pig walks along with it, and is glad of each step. */
export function ProgressSegments({ step, count, isStepDone, hasFailed, hasMoved }: ProgressSegmentsProps) {
  return (
    <Box px="lg" className={styles.progress}>
      <Box className={styles.way} style={{ '--done': (step + 1) / count }} aria-hidden>
        {/* Drawn anew with each step: its walk begins again. */}
        <Pig
          key={step}
          pose="walking"
          mood={hasFailed ? 'worried' : isStepDone ? 'proud' : 'happy'}
          size={48}
          className={hasMoved ? `${styles.walker} ${motion.walking}` : styles.walker}
        />
      </Box>
      <Group
        role="progressbar"
        aria-label={`${count}단계 중 ${step + 1}단계`}
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={step + 1}
        gap={6}
        grow
      >
        {Array.from({ length: count }, (_, index) => (
          <Progress.Root key={index} size={6} radius="xl" transitionDuration={700} bg="var(--line)">
            <Progress.Section value={index <= step ? 100 : 0} color="hallabong.5" withAria={false} />
          </Progress.Root>
        ))}
      </Group>
    </Box>
  );
}
