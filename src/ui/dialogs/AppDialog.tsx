import { useId, type ReactNode } from 'react';
import styles from './AppDialog.module.css';
import { ModalDialog } from './ModalDialog';

interface AppDialogProps {
  opened: boolean;
  title: string;
  /** One or two sentences under the title. */
  text?: ReactNode;
  /** Anything between the text and the buttons. */
  children?: ReactNode;
  /** The buttons, side by side. */
  actions?: ReactNode;
  onClose: () => void;
  /** False while it must stay. Default true. */
  dismissible?: boolean;
}

/** A dialog in the middle of the screen. */
export function AppDialog({ opened, ...props }: AppDialogProps) {
  return opened ? <OpenAppDialog {...props} /> : null;
}

function OpenAppDialog({
  title,
  text,
  children,
  actions,
  onClose,
  dismissible,
}: Omit<AppDialogProps, 'opened'>) {
  const id = useId();
  return (
    <ModalDialog
      placement="centre"
      labelledBy={`${id}-title`}
      describedBy={text ? `${id}-text` : undefined}
      onClose={onClose}
      dismissible={dismissible}
    >
      <div className={styles.body}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {text && (
          <p id={`${id}-text`} className={styles.text}>
            {text}
          </p>
        )}
        {children && <div className={styles.content}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </ModalDialog>
  );
}
