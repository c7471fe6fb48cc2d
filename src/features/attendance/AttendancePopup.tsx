import { useEffect, useState, type ComponentType } from 'react';
import { displayNickname } from '@/domain/session-user';
import { useSession } from '@/session/useSession';
import type { AttendanceDialogProps } from './AttendanceDialog';
import { useAttendance } from './useAttendance';

/** The daily attendance (1 §2): checks it, and shows the reward in a popup. Its code is loaded with the first reward. */
export function AttendancePopup() {
  const { user } = useSession();
  const { reward, close } = useAttendance();
  const [Dialog, setDialog] = useState<ComponentType<AttendanceDialogProps> | null>(null);
  const isNeeded = reward !== null;

  useEffect(() => {
    if (!isNeeded) return;
    import('./AttendanceDialog').then(
      ({ AttendanceDialog }) => setDialog(() => AttendanceDialog),
      // Without its code there is no popup: the hallabong have come all the same.
      () => undefined,
    );
  }, [isNeeded]);

  if (!reward || !Dialog) return null;
  return <Dialog nickname={displayNickname(user)} attendance={reward} onClose={close} />;
}
