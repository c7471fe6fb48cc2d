import { Box } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import styles from './frame.module.css';
import { useRootMark } from './root-mark';

interface BottomBarProps {
  /** Whether another button stands beneath the main one. Default false. */
  isHigh?: boolean;
  children: ReactNode;
}

/** No browser's own bar takes as much of the screen as it comes, and every keyboard does, in CSS pixels. */
const KEYBOARD_MIN_PX = 120;

/**
 * As a keyboard pushes the bar up, what is said beneath the field comes up with the field; the native app has src/device/native for it.
 * On an iPhone the keyboard lies over the bar, and Safari moves the page by itself.
 */
function useFieldInSight(): void {
  useEffect(() => {
    let height = window.innerHeight;
    const keepInSight = () => {
      if (window.innerHeight < height - KEYBOARD_MIN_PX) {
        document
          .querySelector(':is([data-status], textarea):focus-within')
          ?.scrollIntoView({ block: 'nearest' });
      }
      height = window.innerHeight;
    };
    window.addEventListener('resize', keepInSight);
    return () => window.removeEventListener('resize', keepInSight);
  }, []);
}

/** Holds a page's main button at the bottom edge, clear of the phone's own controls, and keeps room for it. */
export function BottomBar({ isHigh = false, children }: BottomBarProps) {
  useRootMark('data-bottom-bar');
  useRootMark('data-high-bottom-bar', isHigh);
  useFieldInSight();
  return (
    <>
      <Box h="calc(84px + var(--safe-bottom))" aria-hidden />
      <div className={`${styles.bar} ${styles.buttons}`}>{children}</div>
    </>
  );
}
