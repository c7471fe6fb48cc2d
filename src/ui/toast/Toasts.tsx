import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

/** The toasts on screen, inside of the region that is read out. */
export function Toasts() {
  return <Notifications withinPortal={false} />;
}
