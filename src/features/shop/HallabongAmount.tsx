import { VisuallyHidden } from '@mantine/core';
import { formatNumber } from '@/domain/numbers';
import { HallabongIcon } from '@/ui/drawings/HallabongIcon';
import styles from './HallabongAmount.module.css';

interface HallabongAmountProps {
  /** In hallabong; null while it is not known, which reads '-' (2 §2). */
  amount: number | null;
  /** Edge of the icon, in CSS pixels. Default 22. */
  iconSize?: number;
}

/** An amount of hallabong beside its icon, in the Korean number format. */
export function HallabongAmount({ amount, iconSize = 22 }: HallabongAmountProps) {
  return (
    <span className={styles.amount}>
      <HallabongIcon size={iconSize} className={styles.icon} />
      <VisuallyHidden>한라봉 </VisuallyHidden>
      <span className={styles.number}>{amount === null ? '-' : formatNumber(amount)}</span>
    </span>
  );
}
