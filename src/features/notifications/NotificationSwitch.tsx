import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import '@/ui/fields/fields.css';
import { Switch } from '@mantine/core';
import { LoginOfferDialog } from '@/session/LoginOfferDialog';
import { useAreAlertsForbidden } from './useAreAlertsForbidden';
import { useNotificationSetting } from './useNotificationSetting';

/** The row 알림설정 of my page's menu, a switch (2 §2). */
export function NotificationSwitch() {
  const { isEnabled, isLoading, toggle, isLoginOffered, closeLoginOffer } = useNotificationSetting();
  const isForbidden = useAreAlertsForbidden();
  return (
    <>
      <Switch
        label="알림설정"
        labelPosition="left"
        description={isEnabled && isForbidden ? '기기나 브라우저의 설정에서 알림을 허용해주세요.' : undefined}
        checked={isEnabled}
        aria-busy={isLoading}
        onChange={() => toggle()}
      />
      <LoginOfferDialog opened={isLoginOffered} onClose={closeLoginOffer} />
    </>
  );
}
