import { Card } from '@mantine/core';
import { IconDownload, IconLogout, IconUserX } from '@tabler/icons-react';
import { useState } from 'react';
import { paths } from '@/domain/routes/paths';
import { useSession } from '@/session/useSession';
import { useSignOut } from '@/session/useSignOut';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { FullScreenDialog } from '@/ui/dialogs/dialogs';
import { MenuButton, MenuLink } from '@/ui/frame/MenuRow';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { useTakeDataAlong } from './useTakeDataAlong';

interface SettingsOverlayProps {
  onClose: () => void;
}

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
        <Card component="ul" mx="lg" my="sm" p={0} style={{ listStyle: 'none' }}>
          <li>
            <MenuLink to={paths.accountTheme()} label="테마 수정하기" />
          </li>
          <li>
            <MenuLink to={paths.accountPassword()} label="비밀번호 수정하기" />
          </li>
        </Card>
        {!isVisitor && (
          <Card mx="lg" p={0}>
            <MenuButton label="로그아웃" icon={<IconLogout />} onClick={() => setAsking(true)} />
            <MenuButton
              label="내 정보 내려받기"
              icon={<IconDownload />}
              disabled={isTaking}
              onClick={takeDataAlong}
            />
            <MenuButton label="회원 탈퇴" icon={<IconUserX />} opensDialog onClick={() => setLeaving(true)} />
          </Card>
        )}
      </FullScreenDialog>
      <ConfirmDialog
        opened={isAsking}
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
