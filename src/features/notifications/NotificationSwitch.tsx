import { LoginOfferDialog } from '@/session/LoginOfferDialog';
import styles from './NotificationSwitch.module.css';
import { useNotificationSetting } from './useNotificationSetting';

/** The row 알림설정 of my page's menu, a switch (2 §2). */
export function NotificationSwitch() {
  const { isEnabled, isLoading, toggle, isLoginOffered, closeLoginOffer } = useNotificationSetting();
  return (
    <>
      <button
        type="button"
        role="switch"
        aria-checked={isEnabled}
        aria-busy={isLoading}
        className={styles.row}
        onClick={() => toggle()}
      >
        알림설정
        <span className={styles.track} aria-hidden>
          <span className={styles.thumb} />
        </span>
      </button>
      <LoginOfferDialog opened={isLoginOffered} onClose={closeLoginOffer} />
    </>
  );
}
