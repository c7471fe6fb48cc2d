/** What begins once the first screen has everything: nothing of it is needed for that one. */
import type { QueryClient } from '@tanstack/react-query';
import type { Device } from '@/device/device';
import { remindOfOutbox } from '@/features/outbox/remind-of-outbox';
import { keepAlerts } from '@/offline/alerts';
import { startWorker } from '@/offline/worker';

/**
 * Says what waits to be sent. Puts the app aside on the device by its service worker, which takes a browser's alerts, and
 * tells the server where alerts come to. What fails is tried again by the next start of the app.
 */
export async function startLater(device: Device, queryClient: QueryClient): Promise<void> {
  remindOfOutbox(device, queryClient);
  const isPutAside = 'serviceWorker' in navigator ? startWorker() : undefined;
  // The native app's alerts need no worker.
  if (!device.alerts) await isPutAside;
  keepAlerts(device, queryClient);
}
