import type { QueryClient } from '@tanstack/react-query';
import { getGetNotificationSettingQueryOptions } from '@generated/endpoints/notification/notification';
import { getGetSessionQueryKey } from '@generated/endpoints/session/session';
import {
  getAlertKey,
  subscribeToAlerts,
  unsubscribeFromAlerts,
} from '@generated/endpoints/proposed/proposed';
import { ApiError } from '@/api/api-error';

/** What became of the wish to get alerts on this device. */
export type AlertsOutcome =
  | 'on'
  /** The browser or its user forbids them. */
  | 'denied'
  /** This browser, or this server, has none. */
  | 'unsupported'
  /** It could not be found out or set up now; the next start of the app tries again. */
  | 'failed';

/** The worker that takes alerts; undefined where there is none. */
async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await workers?.getRegistration();
  return registration && 'pushManager' in registration ? registration : undefined;
}

const toBytes = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const isSame = (a: ArrayBuffer | null | undefined, b: Uint8Array) =>
  a instanceof ArrayBuffer && new Uint8Array(a).join() === b.join();

/**
 * Lets alerts come to this device, whose user has allowed them. May be repeated: a subscription that is there is told to
 * the server anew, one for another key of the server is replaced. Never rejects.
 */
export async function startAlerts(): Promise<AlertsOutcome> {
  try {
    if (!('Notification' in window)) return 'unsupported';
    if (Notification.permission !== 'granted') return 'denied';
    const registration = await findRegistration();
    if (!registration) return 'unsupported';
    const { data } = await getAlertKey();
    const key = toBytes(data.publicKey);
    const known = await registration.pushManager.getSubscription();
    if (known && !isSame(known.options.applicationServerKey, key)) await known.unsubscribe();
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
    await subscribeToAlerts({ endpoint, keys: { p256dh, auth } });
    return 'on';
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 'unsupported';
    if (error instanceof DOMException && error.name === 'NotAllowedError') return 'denied';
    console.warn('Alerts were not set up:', error);
    return 'failed';
  }
}

/** Sets alerts up anew for a user who is signed in and wants them. */
export async function renewAlerts(queryClient: QueryClient): Promise<void> {
  if (!queryClient.getQueryData(getGetSessionQueryKey())) return;
  const { data: isWanted } = await queryClient.fetchQuery(getGetNotificationSettingQueryOptions());
  if (isWanted) await startAlerts();
}

/** No alert comes to this device any more, whether or not the server can be told. Never rejects. */
export async function stopAlerts(): Promise<void> {
  try {
    const registration = await findRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    if (!subscription) return;
    const { endpoint } = subscription;
    // Nobody waits for the server: what it still sends arrives nowhere.
    unsubscribeFromAlerts({ endpoint }).catch(() => undefined);
    await subscription.unsubscribe();
  } catch {
    // Push is forbidden: nothing comes.
  }
}
