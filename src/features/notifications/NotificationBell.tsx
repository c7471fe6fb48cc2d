import { ActionIcon } from '@mantine/core';
import { IconBell, IconBellExclamation, IconBellOff } from '@tabler/icons-react';
import { LoginOfferDialog } from '@/session/LoginOfferDialog';
import { useAreAlertsForbidden } from './useAreAlertsForbidden';
import { useNotificationSetting } from './useNotificationSetting';

/** The bell in a page's header, which turns notifications on and off (1 §2, 2 §2). */
export function NotificationBell() {
  const { isEnabled, isKnown, isLoading, toggle, isLoginOffered, closeLoginOffer } = useNotificationSetting();
  const Bell = useAreAlertsForbidden() ? IconBellExclamation : IconBell;
  return (
    <>
      <ActionIcon
        aria-label="알림설정"
        aria-pressed={isEnabled}
        aria-busy={isLoading}
        onClick={() => toggle()}
      >
        {/* Crossed out is what is off, not what has yet to be loaded. */}
        {isEnabled || !isKnown ? <Bell /> : <IconBellOff />}
      </ActionIcon>
      <LoginOfferDialog opened={isLoginOffered} onClose={closeLoginOffer} />
    </>
  );
}
