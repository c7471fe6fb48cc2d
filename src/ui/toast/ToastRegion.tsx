import { Portal } from '@mantine/core';
import { Notifications } from '@mantine/notifications';

/** Where toasts appear, above everything else, and are read out politely. */
export function ToastRegion() {
  return (
    <Portal>
      <output aria-live="polite">
        <Notifications withinPortal={false} />
      </output>
    </Portal>
  );
}
