import { App } from '@capacitor/app';
import { PushNotifications } from '@capacitor/push-notifications';
import { matchRoute } from '@/domain/routes/match-route';
import type { SystemPort } from '../system';
import { answerWithin } from './answer-within';

/** The app waits for this before its first screen, in milliseconds. */
const LAUNCH_LIMIT_MS = 1_000;

/**
 * Path and query of an address that the app may be opened with, or null when it has no screen for it. A link brings the
 * whole address, a notification may bring the path alone.
 */
function toAppAddress(address: unknown): string | null {
  if (typeof address !== 'string' || !URL.canParse(address, 'https://app')) return null;
  const { protocol, pathname, search } = new URL(address, 'https://app');
  return protocol === 'https:' && matchRoute(pathname) ? pathname + search : null;
}

/** The address that the app was started with, or null. */
export async function readLaunchAddress(): Promise<string | null> {
  try {
    return toAppAddress((await answerWithin(App.getLaunchUrl(), LAUNCH_LIMIT_MS))?.url);
  } catch {
    return null;
  }
}

/** {@link SystemPort} of the native app. What opens it before a screen listens waits for the first listener. */
export function createNativeSystem(): SystemPort {
  const backListeners = new Set<() => void>();
  const openListeners = new Set<(address: string) => void>();
  let waiting: string | null = null;

  const open = (address: unknown) => {
    const known = toAppAddress(address);
    if (known === null) return;
    if (openListeners.size === 0) waiting = known;
    for (const listener of openListeners) listener(known);
  };

  const listen = async () => {
    await App.addListener('backButton', () => {
      for (const listener of backListeners) listener();
    });
    await App.addListener('appUrlOpen', ({ url }) => open(url));
  };
  const listenToNotifications = () =>
    PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) => {
      const data: unknown = notification.data;
      if (typeof data === 'object' && data !== null && 'url' in data) open(data.url);
    });
  // Where a plugin is missing, that part of the system asks nothing.
  for (const start of [listen, listenToNotifications]) void start().catch(() => undefined);

  return {
    onBack(listener) {
      backListeners.add(listener);
      return () => void backListeners.delete(listener);
    },
    onOpen(listener) {
      openListeners.add(listener);
      if (waiting !== null) listener(waiting);
      waiting = null;
      return () => void openListeners.delete(listener);
    },
    leave: () => void App.exitApp().catch(() => undefined),
  };
}
