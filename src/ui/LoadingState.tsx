import type { ReactNode } from 'react';
import styles from './LoadingState.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface LoadingStateProps {
  text: string;
  /** Skeletons to show instead of the text, which is then only read out. */
  children?: ReactNode;
}

/** Says that something is loading. */
export function LoadingState({ text, children }: LoadingStateProps) {
  if (children) {
    return (
      <div role="status">
        <VisuallyHidden>{text}</VisuallyHidden>
        {children}
      </div>
    );
  }
  return (
    <div role="status" className={styles.state}>
      <div className={styles.dots} aria-hidden>
        <span />
        <span />
        <span />
      </div>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
