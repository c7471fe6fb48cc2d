import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import '@/ui/fields/fields.css';
import { Switch } from '@mantine/core';
import { LoginOfferDialog } from '@/session/LoginOfferDialog';
import { useNotificationSetting } from './useNotificationSetting';

/** The row 알림설정 of my page's menu, a switch (2 §2). */
export function NotificationSwitch() {
  const { isEnabled, isLoading, toggle, isLoginOffered, closeLoginOffer } = useNotificationSetting();
  return (
    <>
      <Switch
        label="알림설정"
        labelPosition="left"
        checked={isEnabled}
        aria-busy={isLoading}
        onChange={() => toggle()}
      />
      <LoginOfferDialog opened={isLoginOffered} onClose={closeLoginOffer} />
    </>
  );
}
