import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  drawing?: ReactNode;
  text: string;
  /** A way on, such as a button. */
  action?: ReactNode;
}

/** What stands where there is nothing yet. */
export function EmptyState({ drawing, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {drawing}
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
