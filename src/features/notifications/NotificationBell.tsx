import { LoginOfferDialog } from '@/session/LoginOfferDialog';
import { IconButton } from '@/ui/buttons/IconButton';
import { BellIcon } from '@/ui/icons/BellIcon';
import { BellOffIcon } from '@/ui/icons/BellOffIcon';
import { useNotificationSetting } from './useNotificationSetting';

/** The bell in a page's header, which turns notifications on and off (1 §2, 2 §2). */
export function NotificationBell() {
  const { isEnabled, isLoading, toggle, isLoginOffered, closeLoginOffer } = useNotificationSetting();
  return (
    <>
      <IconButton label="알림설정" aria-pressed={isEnabled} aria-busy={isLoading} onClick={() => toggle()}>
        {isEnabled ? <BellIcon /> : <BellOffIcon />}
      </IconButton>
      <LoginOfferDialog opened={isLoginOffered} onClose={closeLoginOffer} />
    </>
  );
}
