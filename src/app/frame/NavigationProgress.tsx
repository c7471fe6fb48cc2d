import { useSyncExternalStore } from 'react';
import styles from './NavigationProgress.module.css';
import { countLoadingPages, subscribeToLoadingPages } from '@/app/routing/page-loader';

/** Shows that the next page is on its way: the old one stays in sight until it has arrived. */
export function NavigationProgress() {
  const loading = useSyncExternalStore(subscribeToLoadingPages, countLoadingPages);
  return loading > 0 ? <div className={styles.bar} aria-hidden /> : null;
}
