import { Box } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { keepTypedFieldInSight } from '@/device/typed-field';
import styles from './frame.module.css';
import { useRootMark } from './root-mark';

interface BottomBarProps {
  /** Whether another button stands beneath the main one. Default false. */
  isHigh?: boolean;
  children: ReactNode;
}

/** Holds a page's main button at the bottom edge, clear of the phone's own controls, and keeps room for it. */
export function BottomBar({ isHigh = false, children }: BottomBarProps) {
  useRootMark('data-bottom-bar');
  useRootMark('data-high-bottom-bar', isHigh);
  useEffect(keepTypedFieldInSight, []);
  return (
    <>
      <Box h="calc(84px + var(--safe-bottom))" aria-hidden />
      <div className={`${styles.bar} ${styles.buttons}`}>{children}</div>
    </>
  );
}
