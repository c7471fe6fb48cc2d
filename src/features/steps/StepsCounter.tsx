import { formatNumber } from '@/domain/numbers';
import { FootstepsIcon } from '@/ui/icons/FootstepsIcon';
import styles from './StepsCounter.module.css';

/** The floating counter of today's steps (2 §2). */
export function StepsCounter({ steps }: { steps: number }) {
  return (
    <p className={styles.counter}>
      <FootstepsIcon size={20} className={styles.icon} />
      <span>
        오늘 <strong className={styles.number}>{formatNumber(steps)}</strong>걸음
      </span>
    </p>
  );
}
