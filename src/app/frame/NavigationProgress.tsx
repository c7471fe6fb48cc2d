import { Box } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import styles from './NavigationProgress.module.css';
import { countLoadingPages, subscribeToLoadingPages } from '@/app/routing/page-loader';

/** Shows that the next page is on its way: the old one stays in sight until it has arrived. */
export function NavigationProgress() {
  const loading = useSyncExternalStore(subscribeToLoadingPages, countLoadingPages, countLoadingPages);
  return loading > 0 ? (
    <Box
      pos="fixed"
      top={0}
      left="50%"
      w="min(100%, var(--column))"
      h={3}
      className={styles.bar}
      aria-hidden
    />
  ) : null;
}
