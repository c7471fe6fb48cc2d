import { useId, type ReactNode } from 'react';
import styles from './BottomSheet.module.css';
import { IconButton } from '@/ui/buttons/IconButton';
import { CloseIcon } from '@/ui/icons/CloseIcon';
import { ModalDialog } from './ModalDialog';

interface BottomSheetProps {
  opened: boolean;
  title: string;
  onClose: () => void;
  /** False while it must stay. Default true. */
  dismissible?: boolean;
  children: ReactNode;
}

/** A dialog that comes up from the bottom edge. */
export function BottomSheet({ opened, ...props }: BottomSheetProps) {
  return opened ? <OpenBottomSheet {...props} /> : null;
}

function OpenBottomSheet({ title, onClose, dismissible = true, children }: Omit<BottomSheetProps, 'opened'>) {
  const titleId = useId();
  return (
    <ModalDialog
      placement="bottom"
      labelledBy={titleId}
      onClose={onClose}
      dismissible={dismissible}
      className={styles.sheet}
    >
      <div className={styles.handle} />
      <div className={styles.top}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton label="닫기" onClick={onClose} disabled={!dismissible}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className={styles.body}>{children}</div>
    </ModalDialog>
  );
}
