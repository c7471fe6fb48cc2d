import '@mantine/core/styles/ThemeIcon.layer.css';
import '@mantine/core/styles/Badge.layer.css';
import { Badge, Box, Card, Group, Text, ThemeIcon } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { PERMISSION_NAMES, type PermissionName } from '@/device/permissions/permissions';
import type { DrawingProps } from '@/ui/drawings/Drawing';
import { PermissionBell, PermissionCamera, PermissionPin } from './permission-drawings';
import type { PermissionsProgress } from './useAskPermissions';

const ROWS: Readonly<
  Record<PermissionName, { title: string; purpose: string; Picture: ComponentType<DrawingProps> }>
> = {
  notification: { title: '알림', purpose: '푸시 알림', Picture: PermissionBell },
  camera: { title: '카메라 및 사진', purpose: '사진 업로드', Picture: PermissionCamera },
  location: { title: '위치', purpose: '위치 기반 기능', Picture: PermissionPin },
};

const EQUAL_ROWS = { gridTemplateColumns: '1fr', gridAutoRows: '1fr', listStyle: 'none' };

/** In the middle of the line of the title. */
const BESIDE_TITLE = { verticalAlign: 'middle' };

/** The three permissions, what each is for, and how the asking goes (1 §2). */
export function PermissionList({ progress }: { progress: PermissionsProgress }) {
  return (
    <Card
      component="ul"
      m={0}
      p={0}
      shadow="none"
      bd="1px solid var(--line)"
      display="grid"
      style={EQUAL_ROWS}
    >
      {PERMISSION_NAMES.map((name, index) => {
        const { title, purpose, Picture } = ROWS[name];
        const { status, message } = progress[name];
        return (
          <Box
            key={name}
            component="li"
            px="md"
            py="md"
            bg={status === 'asking' ? 'var(--hallabong-pale)' : undefined}
            style={{ borderTop: index > 0 ? '1px solid var(--line)' : undefined }}
            data-status={status}
          >
            <Group wrap="nowrap" mih={52}>
              <Picture size={52} />
              <Box flex={1} miw={0}>
                <Text fz="lg" fw={700}>
                  {title}{' '}
                  <Badge
                    component="span"
                    size="sm"
                    px={8}
                    ml={4}
                    pos="relative"
                    top={-1}
                    c="dimmed"
                    bg="var(--paper-deep)"
                    style={BESIDE_TITLE}
                  >
                    선택
                  </Badge>
                </Text>
                <Text c={message ? 'var(--error)' : 'dimmed'}>{message ?? purpose}</Text>
              </Box>
              {status === 'granted' ? (
                <ThemeIcon role="img" aria-label="허용됨" size={30} radius="xl" color="var(--leaf)">
                  <IconCheck size={18} />
                </ThemeIcon>
              ) : (
                <Box w={30} h={30} bdrs="50%" bd="2px dashed var(--track)" aria-hidden />
              )}
            </Group>
          </Box>
        );
      })}
    </Card>
  );
}
