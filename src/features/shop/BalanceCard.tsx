import { Button } from '@mantine/core';
import styles from './BalanceCard.module.css';
import { HallabongAmount } from './HallabongAmount';
import { useBalance } from './useBalance';

/** The balance at the top of the shop, with the way to the point conversion (2 §2). */
export function BalanceCard({ onRefill }: { onRefill: () => void }) {
  const balance = useBalance();
  return (
    <section className={styles.card} aria-label="보유 한라봉">
      <div className={styles.balance}>
        <span className={styles.label}>보유 한라봉</span>
        <span className={styles.amount} aria-live="polite">
          <HallabongAmount amount={balance} iconSize={34} />
        </span>
      </div>
      <Button className={styles.refill} onClick={onRefill}>
        한라봉 채우기
      </Button>
    </section>
  );
}
