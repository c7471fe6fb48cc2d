import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import '@/ui/fields/fields.css';
import { Group, Switch } from '@mantine/core';
import { IconAlertTriangle, IconBell } from '@tabler/icons-react';
import { LoginOfferDialog } from '@/session/LoginOfferDialog';
import { RowSign } from '@/ui/frame/MenuRow';
import { useAreAlertsForbidden } from './useAreAlertsForbidden';
import { useNotificationSetting } from './useNotificationSetting';

/** The row 알림설정 of my page's menu, a switch (2 §2). */
export function NotificationSwitch() {
  const { isEnabled, isLoading, toggle, isLoginOffered, closeLoginOffer } = useNotificationSetting();
  const isForbidden = useAreAlertsForbidden();
  return (
    <>
      <Switch
        label={
          <Group component="span" gap={12} wrap="nowrap">
            <RowSign>
              <IconBell />
            </RowSign>
            알림설정
          </Group>
        }
        styles={{ description: { lineHeight: 1.4, textWrap: 'balance' } }}
        labelPosition="left"
        description={
          isEnabled && isForbidden ? (
            <Group component="span" gap={12} wrap="nowrap" align="flex-start" c="var(--hallabong-deep)">
              <IconAlertTriangle size={20} style={{ flex: 'none', marginInline: 2 }} />
              기기나 브라우저의 설정에서 알림을 허용해주세요.
            </Group>
          ) : undefined
        }
        checked={isEnabled}
        aria-busy={isLoading}
        onChange={() => toggle()}
      />
      <LoginOfferDialog opened={isLoginOffered} onClose={closeLoginOffer} />
    </>
  );
}
