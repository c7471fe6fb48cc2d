import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './ErrorState.module.css';
import { RefreshIcon } from '@/ui/icons/RefreshIcon';

interface ErrorStateProps {
  drawing?: ReactNode;
  text: string;
  /** Without it there is nothing to try again. */
  onRetry?: () => unknown;
  /** Another way on, such as a link. */
  action?: ReactNode;
}

/** What stands where something could not be loaded. */
export function ErrorState({ drawing, text, onRetry, action }: ErrorStateProps) {
  return (
    <div className={styles.state}>
      {drawing}
      <p role="alert" className={styles.text}>
        {text}
      </p>
      {onRetry && (
        <Button variant="default" leftSection={<RefreshIcon size={18} />} onClick={() => void onRetry()}>
          다시 시도
        </Button>
      )}
      {action}
    </div>
  );
}
