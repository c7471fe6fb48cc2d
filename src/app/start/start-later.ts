/** What begins once the first screen has everything: nothing of it is needed for that one. */
import type { QueryClient } from '@tanstack/react-query';
import type { Device } from '@/device/device';
import { remindOfOutbox } from '@/features/outbox/remind-of-outbox';
import { renewAlerts } from '@/offline/alerts';
import { startWorker } from '@/offline/worker';

/**
 * Says what waits to be sent. Puts the app aside on the device by its service worker, and tells the server anew where
 * alerts come to, if the user wants and has allowed them: a browser may have changed the address meanwhile, and a login
 * opens another session. What fails is tried again by the next start of the app.
 */
export async function startLater(device: Device, queryClient: QueryClient): Promise<void> {
  remindOfOutbox(device, queryClient);
  if ('serviceWorker' in navigator) await startWorker();
  if ('Notification' in window && Notification.permission === 'granted') await renewAlerts(queryClient);
}
