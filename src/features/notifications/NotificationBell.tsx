import { ActionIcon } from '@mantine/core';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { LoginOfferDialog } from '@/session/LoginOfferDialog';
import { useNotificationSetting } from './useNotificationSetting';

/** The bell in a page's header, which turns notifications on and off (1 §2, 2 §2). */
export function NotificationBell() {
  const { isEnabled, isLoading, toggle, isLoginOffered, closeLoginOffer } = useNotificationSetting();
  return (
    <>
      <ActionIcon
        aria-label="알림설정"
        aria-pressed={isEnabled}
        aria-busy={isLoading}
        onClick={() => toggle()}
      >
        {isEnabled ? <IconBell /> : <IconBellOff />}
      </ActionIcon>
      <LoginOfferDialog opened={isLoginOffered} onClose={closeLoginOffer} />
    </>
  );
}
