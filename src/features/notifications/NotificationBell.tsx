import '@mantine/core/styles/Indicator.layer.css';
import { ActionIcon, Indicator } from '@mantine/core';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { LoginOfferDialog } from '@/session/LoginOfferDialog';
import { useAreAlertsForbidden } from './useAreAlertsForbidden';
import { useNotificationSetting } from './useNotificationSetting';

/** The bell in a page's header, which turns notifications on and off (1 §2, 2 §2). */
export function NotificationBell() {
  const { isEnabled, isLoading, toggle, isLoginOffered, closeLoginOffer } = useNotificationSetting();
  const isForbidden = useAreAlertsForbidden();
  return (
    <>
      <ActionIcon
        aria-label="알림설정"
        aria-pressed={isEnabled}
        aria-busy={isLoading}
        onClick={() => toggle()}
      >
        {isEnabled ? (
          <Indicator disabled={!isForbidden} size={11} offset={4} withBorder color="var(--error)">
            <IconBell display="block" />
          </Indicator>
        ) : (
          <IconBellOff />
        )}
      </ActionIcon>
      <LoginOfferDialog opened={isLoginOffered} onClose={closeLoginOffer} />
    </>
  );
}
