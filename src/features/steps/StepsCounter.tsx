import { IconWalk } from '@tabler/icons-react';
import { formatNumber } from '@/domain/numbers';
import styles from './StepsCounter.module.css';

/** The floating counter of today's steps (2 §2). */
export function StepsCounter({ steps }: { steps: number }) {
  return (
    <p className={styles.counter}>
      <IconWalk size={20} className={styles.icon} />
      <span>
        오늘 <strong className={styles.number}>{formatNumber(steps)}</strong>걸음
      </span>
    </p>
  );
}
