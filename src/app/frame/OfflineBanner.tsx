import { useSyncExternalStore } from 'react';
import { useOnline } from '@/device/connection/useOnline';
import { hasKept, subscribeToMarks } from '@/offline/kept-marks';
import styles from './OfflineBanner.module.css';

/** Says that there is no connection, or that what is shown is from before, as long as that is so. */
export function OfflineBanner() {
  const isOnline = useOnline();
  const isFromBefore = useSyncExternalStore(subscribeToMarks, hasKept);
  return (
    <output className={styles.region}>
      {(!isOnline || isFromBefore) && (
        <span className={styles.banner} data-offline>
          <span className={styles.mark}>오프라인</span>
          <span>{isOnline ? '마지막으로 본 내용이에요.' : '인터넷에 연결되어 있지 않아요.'}</span>
        </span>
      )}
    </output>
  );
}
