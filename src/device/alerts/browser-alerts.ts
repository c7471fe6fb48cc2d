import type { AlertsPort } from './alerts';

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

/** {@link AlertsPort} on web push. A subscription for another key of the server is replaced. */
export const BROWSER_ALERTS: AlertsPort = {
  async open(readKey) {
    if (!('Notification' in window)) return 'unsupported';
    if (Notification.permission !== 'granted') return 'denied';
    const registration = await findRegistration();
    if (!registration) return 'unsupported';
    const key = toBytes(await readKey());
    const known = await registration.pushManager.getSubscription();
    if (known && !isSame(known.options.applicationServerKey, key)) await known.unsubscribe();
    try {
      const subscription = await registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: key,
      });
      const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
      return { endpoint, keys: { p256dh, auth } };
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotAllowedError') return 'denied';
      throw error;
    }
  },

  async close(tell) {
    const registration = await findRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    if (!subscription) return;
    tell(subscription.endpoint);
    await subscription.unsubscribe();
  },
};
