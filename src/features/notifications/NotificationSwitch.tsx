import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Group, Switch } from '@mantine/core';
import { IconBell, IconBellExclamation, IconExclamationMark } from '@tabler/icons-react';
import { useDevice } from '@/device/DeviceContext';
import { LoginOfferDialog } from '@/session/LoginOfferDialog';
import { RowSign } from '@/ui/frame/MenuRow';
import { useAreAlertsForbidden } from './useAreAlertsForbidden';
import { useNotificationSetting } from './useNotificationSetting';

/** The row 알림설정 of my page's menu, a switch (2 §2). */
export function NotificationSwitch() {
  const { isEnabled, isLoading, toggle, isLoginOffered, closeLoginOffer } = useNotificationSetting();
  const { system } = useDevice();
  const isForbidden = useAreAlertsForbidden();
  const isRefused = isEnabled && isForbidden;
  return (
    <>
      <Switch
        label={
          <Group component="span" gap={12} wrap="nowrap">
            <RowSign>{isRefused ? <IconBellExclamation /> : <IconBell />}</RowSign>
            알림설정
          </Group>
        }
        styles={{
          description: {
            fontSize: 'var(--mantine-font-size-xs)',
            lineHeight: 1.4,
            // The line has the room under the switch too.
            margin: '-4px -68px 0 50px',
            textWrap: 'balance',
            color: 'var(--on-peach)',
          },
          ...(isRefused && { body: { alignItems: 'flex-start' }, track: { marginTop: 4 } }),
        }}
        labelPosition="left"
        description={isRefused ? `${system ? '기기' : '브라우저'} 설정에서 알림을 허용해주세요.` : undefined}
        // Wanted, and kept from coming: it is on, which is no alarm, and its knob says that something is amiss.
        thumbIcon={
          isRefused ? <IconExclamationMark size={16} stroke={3} color="var(--hallabong-deep)" /> : undefined
        }
        checked={isEnabled}
        aria-busy={isLoading}
        onChange={() => toggle()}
      />
      <LoginOfferDialog opened={isLoginOffered} onClose={closeLoginOffer} />
    </>
  );
}
