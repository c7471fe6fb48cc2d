import {
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { pushDialog } from './dialog-stack';
import styles from './ModalDialog.module.css';

interface ModalDialogProps {
  /** In the middle, from the bottom edge, or over the whole column. */
  placement: 'centre' | 'bottom' | 'full';
  /** The id of the element that names the dialog, or the name itself. */
  labelledBy?: string;
  label?: string;
  /** The id of the element that explains it. */
  describedBy?: string;
  /** Called on Escape, the system's back gesture and a tap beside the panel. */
  onClose: () => void;
  /** False while it must stay, such as during a sending. Default true. */
  dismissible?: boolean;
  className?: string;
  /** For the panel, such as another width of a centred one: `--dialog-width`. */
  style?: CSSProperties;
  children: ReactNode;
}

/**
 * The base of all dialogs: a modal `<dialog>`, open as long as it is rendered. The browser keeps the focus inside,
 * makes the page beneath inert and gives the focus back afterwards.
 */
export function ModalDialog({
  placement,
  labelledBy,
  label,
  describedBy,
  onClose,
  dismissible = true,
  className,
  style,
  children,
}: ModalDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    dialog.showModal();
    const takeOff = pushDialog(dialog);
    return () => {
      takeOff();
      dialog.close();
    };
  }, []);

  function close() {
    if (dismissible) onClose();
  }

  function handleCancel(event: SyntheticEvent) {
    // A file input inside fires a cancel event of its own, which bubbles.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    close();
  }

  function handleKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return;
    // Chromium lets a second Escape close a dialog without asking; the state would not know.
    event.preventDefault();
    close();
  }

  function handleClick(event: MouseEvent) {
    event.stopPropagation();
    if (event.target === event.currentTarget) close();
  }

  return createPortal(
    // A tap on the backdrop arrives at the dialog itself; the keyboard has Escape for the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={`${styles.dialog} ${styles[placement]}`}
      aria-modal="true"
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-describedby={describedBy}
      onCancel={handleCancel}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
      onSubmit={(event) => event.stopPropagation()}
    >
      <div className={className ? `${styles.panel} ${className}` : styles.panel} style={style}>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
