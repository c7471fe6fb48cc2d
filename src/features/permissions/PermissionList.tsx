import { IconCheck } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { PERMISSION_NAMES, type PermissionName } from '@/device/permissions';
import type { DrawingProps } from '@/ui/drawings/Drawing';
import { PermissionBell } from '@/ui/drawings/PermissionBell';
import { PermissionCamera } from '@/ui/drawings/PermissionCamera';
import { PermissionPin } from '@/ui/drawings/PermissionPin';
import styles from './PermissionList.module.css';
import type { PermissionsProgress } from './useAskPermissions';

const ROWS: Readonly<
  Record<PermissionName, { title: string; purpose: string; Picture: ComponentType<DrawingProps> }>
> = {
  notification: { title: '알림', purpose: '푸시 알림', Picture: PermissionBell },
  camera: { title: '카메라 및 사진', purpose: '사진 업로드', Picture: PermissionCamera },
  location: { title: '위치', purpose: '위치 기반 기능', Picture: PermissionPin },
};

/** The three permissions, what each is for, and how the asking goes (1 §2). */
export function PermissionList({ progress }: { progress: PermissionsProgress }) {
  return (
    <ul className={styles.list}>
      {PERMISSION_NAMES.map((name) => {
        const { title, purpose, Picture } = ROWS[name];
        const { status, message } = progress[name];
        return (
          <li key={name} className={styles.row} data-status={status}>
            <Picture size={52} />
            <div className={styles.text}>
              <p className={styles.title}>
                {title} <span className={styles.optional}>선택</span>
              </p>
              <p className={message ? styles.message : styles.purpose}>{message ?? purpose}</p>
            </div>
            {status === 'granted' && (
              <span className={styles.granted} role="img" aria-label="허용됨">
                <IconCheck size={18} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
