import { VisuallyHidden } from '@mantine/core';
import styles from './ProgressSegments.module.css';

interface ProgressSegmentsProps {
  /** The current step, counted from 0. */
  step: number;
  count: number;
}

/** How far a wizard has come, one segment for each step (1 §2). */
export function ProgressSegments({ step, count }: ProgressSegmentsProps) {
  return (
    <div className={styles.bar}>
      <VisuallyHidden>
        <progress aria-label={`${count}단계 중 ${step + 1}단계`} max={count} value={step + 1} />
      </VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.segment} data-reached={index <= step || undefined} />
      ))}
    </div>
  );
}
