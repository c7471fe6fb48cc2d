import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { getTopDialog, subscribeToDialogs } from '@/ui/dialogs/dialog-stack';
import { getToasts, subscribeToToasts } from './toast';
import styles from './ToastRegion.module.css';

/**
 * Where toasts appear and are read out politely. It moves into the topmost modal dialog, because everything outside
 * of that is hidden and silent.
 */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts);
  const dialog = useSyncExternalStore(subscribeToDialogs, getTopDialog);
  return createPortal(
    <output aria-live="polite" className={styles.region}>
      {toasts.map(({ id, message }) => (
        <span key={id} className={styles.toast}>
          {message}
        </span>
      ))}
    </output>,
    dialog ?? document.body,
  );
}
