import type { PluginListenerHandle } from '@capacitor/core';
import { PushNotifications, type PushNotificationsPlugin } from '@capacitor/push-notifications';
import type { AlertsPort } from '../alerts/alerts';
import { PERSONAL_PREFIX, type KeyValueStorage } from '../storage/storage';
import { answerWithin, codeOf } from './answer-within';

/** How long a look at the permission may take, in milliseconds. */
const LOOK_LIMIT_MS = 5_000;

/** How long the system may take to give a token, which it gets from its maker, in milliseconds. */
const REGISTRATION_LIMIT_MS = 10_000;

/** How long the system may take to let go of the token, in milliseconds: a sign-out waits for it. */
const END_LIMIT_MS = 3_000;

/** Where alerts were last sent: the system tells its token only to who registers anew. */
const ENDPOINT_KEY = `${PERSONAL_PREFIX}alerts.endpoint`;

/** What of the plugin is used. */
export interface PushPlugin extends Pick<
  PushNotificationsPlugin,
  'checkPermissions' | 'register' | 'unregister'
> {
  addListener(
    event: 'registration',
    listener: (told: { value: string }) => void,
  ): Promise<PluginListenerHandle>;
  addListener(
    event: 'registrationError',
    listener: (told: { error: string }) => void,
  ): Promise<PluginListenerHandle>;
}

interface NativeAlertsOptions {
  /** As Capacitor names it: `android` or `ios`. */
  platform: string;
  /** Whether the installed app may register: without google-services.json Android ends an app that does. */
  isSetUp: boolean;
  storage: KeyValueStorage;
  plugin?: PushPlugin;
}

/** The token of this device. Rejects with what the system says against it, and when it says nothing. */
async function readToken(plugin: PushPlugin): Promise<string> {
  const listeners: Promise<PluginListenerHandle>[] = [];
  const told = new Promise<string>((resolve, reject) => {
    listeners.push(
      plugin.addListener('registration', ({ value }) => resolve(value)),
      plugin.addListener('registrationError', ({ error }) => reject(new Error(error))),
    );
  });
  // It may be refused when nobody waits any more.
  told.catch(() => undefined);
  const register = async () => {
    await Promise.all(listeners);
    await plugin.register();
    return told;
  };
  try {
    return await answerWithin(register(), REGISTRATION_LIMIT_MS);
  } finally {
    for (const listener of listeners) {
      void listener.then(({ remove }) => remove()).catch(() => undefined);
    }
  }
}

/** {@link AlertsPort} on the system's own push. A device without the plugin has no alerts. */
export function createNativeAlerts({
  platform,
  isSetUp,
  storage,
  plugin = PushNotifications,
}: NativeAlertsOptions): AlertsPort {
  return {
    async open() {
      if (!isSetUp) return 'unsupported';
      try {
        const { receive } = await answerWithin(plugin.checkPermissions(), LOOK_LIMIT_MS);
        if (receive !== 'granted') return 'denied';
      } catch (error) {
        if (codeOf(error) === 'UNIMPLEMENTED') return 'unsupported';
        throw error;
      }
      const endpoint = `${platform}:${await readToken(plugin)}`;
      storage.set(ENDPOINT_KEY, endpoint);
      return { endpoint };
    },

    async close(tell) {
      const endpoint = storage.get(ENDPOINT_KEY);
      if (!isSetUp || endpoint === null) return;
      storage.remove(ENDPOINT_KEY);
      tell(endpoint);
      await answerWithin(plugin.unregister(), END_LIMIT_MS);
    },
  };
}
