import { IconChevronRight, IconLogout } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/app/paths';
import { useSession } from '@/session/useSession';
import { useSignOut } from '@/session/useSignOut';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { FullScreenDialog } from '@/ui/dialogs/FullScreenDialog';
import styles from './SettingsOverlay.module.css';

interface SettingsOverlayProps {
  opened: boolean;
  onClose: () => void;
}

/** The overlay 설정 of my page: themes, password, and the way out (2 §2). */
export function SettingsOverlay({ opened, onClose }: SettingsOverlayProps) {
  const isVisitor = useSession().status !== 'authenticated';
  const { signOut, isSigningOut } = useSignOut();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <FullScreenDialog opened={opened} title="설정" onClose={onClose}>
        <ul className={styles.list}>
          <SettingsLink to={paths.accountTheme()}>테마 수정하기</SettingsLink>
          <SettingsLink to={paths.accountPassword()}>비밀번호 수정하기</SettingsLink>
        </ul>
        {!isVisitor && (
          <ul className={styles.list}>
            <li>
              <button type="button" className={styles.row} onClick={() => setAsking(true)}>
                로그아웃
                <IconLogout className={styles.icon} />
              </button>
            </li>
          </ul>
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
    </>
  );
}

function SettingsLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={styles.row}>
        {children}
        <IconChevronRight className={styles.icon} />
      </Link>
    </li>
  );
}
