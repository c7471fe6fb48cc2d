import { Card, NavLink } from '@mantine/core';
import { IconChevronRight, IconDownload, IconLogout, IconUserX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/app/paths';
import { useSession } from '@/session/useSession';
import { useSignOut } from '@/session/useSignOut';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { FullScreenDialog } from '@/ui/dialogs/dialogs';
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
          <SettingsLink to={paths.accountTheme()} label="테마 수정하기" />
          <SettingsLink to={paths.accountPassword()} label="비밀번호 수정하기" />
        </Card>
        {!isVisitor && (
          <Card mx="lg" p={0}>
            <NavLink
              component="button"
              type="button"
              label="로그아웃"
              rightSection={<IconLogout />}
              onClick={() => setAsking(true)}
            />
            <NavLink
              component="button"
              type="button"
              label="내 정보 내려받기"
              rightSection={<IconDownload />}
              disabled={isTaking}
              onClick={takeDataAlong}
            />
            <NavLink
              component="button"
              type="button"
              label="회원 탈퇴"
              rightSection={<IconUserX />}
              aria-haspopup="dialog"
              onClick={() => setLeaving(true)}
            />
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

function SettingsLink({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <NavLink component={Link} to={to} label={label} rightSection={<IconChevronRight />} />
    </li>
  );
}
