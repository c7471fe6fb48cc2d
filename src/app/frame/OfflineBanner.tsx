import { useOnline } from '@/device/useOnline';
import styles from './OfflineBanner.module.css';

/** Says that there is no connection, as long as there is none. */
export function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <output className={styles.region}>
      {!isOnline && (
        <span className={styles.banner} data-offline>
          인터넷에 연결되어 있지 않아요.
        </span>
      )}
    </output>
  );
}
