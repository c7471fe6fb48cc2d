import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { displayNickname } from '@/domain/account/session-user';
import { useSession } from '@/session/useSession';
import { getTopOverlay, subscribeToOverlays } from '@/ui/dialogs/overlay-stack';
import type { AttendanceDialogProps } from './AttendanceDialog';
import { useAttendance } from './useAttendance';

interface AttendancePopupProps {
  /** Whether the page shows another dialog, or is about to: its code may still be on its way. */
  isBusy: boolean;
}

/**
 * The daily attendance (1 §2): checks it, and shows the reward in a popup, once no other dialog is open. Its code is
 * loaded with the first reward.
 */
export function AttendancePopup({ isBusy }: AttendancePopupProps) {
  const { user } = useSession();
  const { reward, close } = useAttendance();
  const [Dialog, setDialog] = useState<ComponentType<AttendanceDialogProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isCovered = useSyncExternalStore(subscribeToOverlays, getTopOverlay, getTopOverlay) !== undefined;
  const isNeeded = reward !== null;
  // Once it is open, it is itself the dialog that covers the page.
  if (!isOpen && isNeeded && Dialog && !isBusy && !isCovered) setIsOpen(true);
  if (isOpen && !isNeeded) setIsOpen(false);

  useEffect(() => {
    if (!isNeeded) return;
    import('./AttendanceDialog').then(
      ({ AttendanceDialog }) => setDialog(() => AttendanceDialog),
      // Without its code there is no popup: the hallabong have come all the same.
      () => undefined,
    );
  }, [isNeeded]);

  if (!reward || !Dialog || !isOpen) return null;
  return <Dialog nickname={displayNickname(user)} attendance={reward} onClose={close} />;
}
