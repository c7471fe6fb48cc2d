import { useId, type ReactNode } from 'react';
import styles from './FullScreenDialog.module.css';
import { IconButton } from '@/ui/buttons/IconButton';
import { BackIcon } from '@/ui/icons/BackIcon';
import { ModalDialog } from './ModalDialog';

interface FullScreenDialogProps {
  opened: boolean;
  title: string;
  onClose: () => void;
  /** False while it must stay. Default true. */
  dismissible?: boolean;
  children: ReactNode;
}

/** An overlay that covers the page like a page of its own, with a back control. */
export function FullScreenDialog({ opened, ...props }: FullScreenDialogProps) {
  return opened ? <OpenFullScreenDialog {...props} /> : null;
}

function OpenFullScreenDialog({
  title,
  onClose,
  dismissible = true,
  children,
}: Omit<FullScreenDialogProps, 'opened'>) {
  const titleId = useId();
  return (
    <ModalDialog placement="full" labelledBy={titleId} onClose={onClose} dismissible={dismissible}>
      <div className={styles.top}>
        <IconButton label="뒤로" onClick={onClose} disabled={!dismissible}>
          <BackIcon />
        </IconButton>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      </div>
      {children}
    </ModalDialog>
  );
}
