import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/Input.layer.css';
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
  const isRefused = isEnabled && isForbidden;
  return (
    <>
      <Switch
        label={
          <Group component="span" gap={12} wrap="nowrap">
            <RowSign>{isRefused ? <IconAlertTriangle /> : <IconBell />}</RowSign>
            알림설정
          </Group>
        }
        styles={{
          description: {
            lineHeight: 1.4,
            paddingInlineStart: 36,
            textWrap: 'balance',
            color: 'var(--on-peach)',
          },
        }}
        color={isRefused ? 'var(--hallabong-deep)' : undefined}
        labelPosition="left"
        description={isRefused ? '기기나 브라우저의 설정에서 알림을 허용해주세요.' : undefined}
        checked={isEnabled}
        aria-busy={isLoading}
        onChange={() => toggle()}
      />
      <LoginOfferDialog opened={isLoginOffered} onClose={closeLoginOffer} />
    </>
  );
}
