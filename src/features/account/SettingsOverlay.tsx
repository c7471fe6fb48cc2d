import { Button, Card, Stack } from '@mantine/core';
import { IconDownload, IconFileDescription, IconHeart, IconLock, IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { paths } from '@/domain/routes/paths';
import { useSession } from '@/session/useSession';
import { useSignOut } from '@/session/useSignOut';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { FullScreenDialog } from '@/ui/dialogs/dialogs';
import { MenuButton, MenuLink } from '@/ui/frame/MenuRow';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { SceneBelow } from '@/ui/drawings/JejuScene';
import { useTakeDataAlong } from './useTakeDataAlong';

interface SettingsOverlayProps {
  onClose: () => void;
}

/** It stands that far within its icon. */
const AT_EDGE = { flex: 'none', marginInlineEnd: -2 };
const PLAIN = { listStyle: 'none' };

/** The overlay 설정 of my page: themes, password, and the ways out (2 §2). */
export function SettingsOverlay({ onClose }: SettingsOverlayProps) {
  const isVisitor = useSession().status !== 'authenticated';
  const { signOut, isSigningOut } = useSignOut();
  const { takeDataAlong, isTaking } = useTakeDataAlong();
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <FullScreenDialog opened title="설정" onClose={onClose}>
        <SceneBelow pose="lying" mood="sleepy" from={35}>
          <Stack px="lg" py="xs">
            <Card component="ul" p={0} style={PLAIN}>
              <li>
                <MenuLink to={paths.accountTheme()} label="테마 수정하기" sign={<IconHeart />} />
              </li>
              <li>
                <MenuLink
                  to={paths.accountPassword()}
                  label="비밀번호 수정하기"
                  tone="leaf"
                  sign={<IconLock />}
                />
              </li>
            </Card>
            {!isVisitor && (
              <>
                <Card component="ul" p={0} style={PLAIN}>
                  <li>
                    <MenuButton
                      label="로그아웃"
                      tone="stone"
                      sign={<IconLogout />}
                      opensDialog
                      end={null}
                      onClick={() => setAsking(true)}
                    />
                  </li>
                  <li>
                    <MenuButton
                      label="내 정보 내려받기"
                      tone="sea"
                      sign={<IconFileDescription />}
                      end={<IconDownload size={22} style={AT_EDGE} />}
                      disabled={isTaking}
                      onClick={takeDataAlong}
                    />
                  </li>
                </Card>
                <Button
                  variant="subtle"
                  c="dimmed"
                  fw={400}
                  mx="auto"
                  aria-haspopup="dialog"
                  onClick={() => setLeaving(true)}
                >
                  회원 탈퇴
                </Button>
              </>
            )}
          </Stack>
        </SceneBelow>
      </FullScreenDialog>
      <ConfirmDialog
        opened={isAsking}
        mood="sleepy"
        title="로그아웃할까요?"
        confirmText="로그아웃"
        pending={isSigningOut}
        onConfirm={signOut}
        onCancel={() => setAsking(false)}
      />
      <DeleteAccountDialog opened={isLeaving} onClose={() => setLeaving(false)} />
    </>
  );
}
