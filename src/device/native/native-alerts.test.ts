import { beforeEach, expect, it } from 'vitest';
import { FakeStorage } from '../../../tests/fakes/fake-storage';
import { createNativeAlerts, type PushPlugin } from './native-alerts';

const KEY = 'dosaegi.my.alerts.endpoint';
const noKey = () => Promise.reject(new Error('The native app needs no key.'));

let calls: string[];
let storage: FakeStorage;
/** The system's push: it registers as soon as it is asked. */
let plugin: PushPlugin;

beforeEach(() => {
  calls = [];
  storage = new FakeStorage();
  const listeners = new Map<string, (told: { value: string; error: string }) => void>();
  const note =
    <Answer>(name: string, answer: () => Answer) =>
    async () => {
      calls.push(name);
      return answer();
    };
  plugin = {
    addListener: async (event: string, listener: (told: { value: string; error: string }) => void) => {
      listeners.set(event, listener);
      return { remove: async () => void listeners.delete(event) };
    },
    checkPermissions: note('checkPermissions', () => ({ receive: 'granted' as const })),
    register: note('register', () => listeners.get('registration')?.({ value: '0AF3', error: '' })),
    unregister: note('unregister', () => undefined),
  };
});

it('an app without google-services.json has no alerts, and calls nothing of the plugin, which would end it', async () => {
  storage.set(KEY, 'android:old');
  const alerts = createNativeAlerts({ platform: 'android', isSetUp: false, storage, plugin });
  expect(await alerts.open(noKey)).toBe('unsupported');
  await alerts.close(() => undefined);
  expect(calls).toEqual([]);
});

it('the alerts of the app are sent to the token of its platform, and end where they were sent, also by another start of the app', async () => {
  const options = { platform: 'ios', isSetUp: true, storage, plugin };
  expect(await createNativeAlerts(options).open(noKey)).toEqual({ endpoint: 'ios:0AF3' });
  const told: string[] = [];
  await createNativeAlerts(options).close((endpoint) => told.push(endpoint));
  expect(told).toEqual(['ios:0AF3']);
  expect(calls).toEqual(['checkPermissions', 'register', 'unregister']);
  await createNativeAlerts(options).close((endpoint) => told.push(endpoint));
  expect(told).toHaveLength(1);
  expect(calls.filter((name) => name === 'unregister')).toHaveLength(1);
});
