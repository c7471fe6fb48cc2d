import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './frame.module.css';

/** Holds a page's main button at the bottom edge, clear of the phone's own controls, and keeps room for it. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <>
      <Box h="calc(84px + var(--safe-bottom))" aria-hidden />
      <div className={`${styles.bar} ${styles.buttons}`}>{children}</div>
    </>
  );
}
