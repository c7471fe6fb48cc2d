import type { ReactNode } from 'react';
import styles from './LoadingState.module.css';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

interface LoadingStateProps {
  text: string;
  /** Skeletons to show instead of the text, which is then only read out. */
  children?: ReactNode;
}

/** Says that something is loading. */
export function LoadingState({ text, children }: LoadingStateProps) {
  if (children) {
    return (
      <>
        <output>
          <VisuallyHidden>{text}</VisuallyHidden>
        </output>
        {children}
      </>
    );
  }
  return (
    <output className={styles.state}>
      <span className={styles.dots} aria-hidden>
        <span />
        <span />
        <span />
      </span>
      {text}
    </output>
  );
}
