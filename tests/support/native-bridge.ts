import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** A call of the page to the system, as it crosses the bridge. */
export interface BridgeCall {
  plugin: string;
  method: string;
  options: Readonly<Record<string, unknown>>;
}

/** What a test makes the system answer: a result, an error with its code, or nothing at all. */
export type BridgeAnswer =
  { data?: Readonly<Record<string, unknown>> } | { error: { message: string; code?: string } } | 'silence';

type Handler = (call: BridgeCall) => BridgeAnswer | Promise<BridgeAnswer>;

/** The plugins of the app and how each method answers, as the native side announces them. */
const METHODS = {
  App: { promise: ['exitApp', 'getLaunchUrl'] },
  BackgroundGeolocation: { promise: ['stop'], callback: ['start'] },
  Camera: { promise: ['takePhoto', 'checkPermissions', 'requestPermissions'] },
  DosaegiSteps: { promise: ['count', 'checkPermissions', 'requestPermissions'] },
  Filesystem: { promise: ['writeFile'] },
  Geolocation: {
    promise: ['clearWatch', 'checkPermissions', 'requestPermissions'],
    callback: ['watchPosition'],
  },
  Haptics: { promise: ['impact'] },
  Keyboard: { promise: [] },
  Preferences: { promise: ['get', 'set', 'remove', 'keys'] },
  PushNotifications: { promise: ['checkPermissions', 'requestPermissions', 'register', 'unregister'] },
  Share: { promise: ['share'] },
  SystemBars: { promise: ['setStyle'] },
} as const satisfies Record<string, { promise: readonly string[]; callback?: readonly string[] }>;

export type PluginName = keyof typeof METHODS;

const NAMES = Object.keys(METHODS).filter((name): name is PluginName => Object.hasOwn(METHODS, name));

/** The script that Capacitor's Android library puts into every page before the page's own. */
const BRIDGE_SCRIPT = readFileSync(
  join(
    import.meta.dirname,
    '../../node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js',
  ),
  'utf8',
);

/** What a phone answers on which nothing has been asked yet and everything is allowed. */
const DEFAULTS: Readonly<Record<string, Handler>> = {
  'App.getLaunchUrl': () => ({}),
  'Camera.checkPermissions': () => ({ data: { camera: 'prompt', photos: 'prompt' } }),
  'Camera.requestPermissions': () => ({ data: { camera: 'granted', photos: 'granted' } }),
  'DosaegiSteps.checkPermissions': () => ({ data: { steps: 'denied' } }),
  'Geolocation.checkPermissions': () => ({ data: { location: 'prompt', coarseLocation: 'prompt' } }),
  'Geolocation.requestPermissions': () => ({ data: { location: 'granted', coarseLocation: 'granted' } }),
  'Preferences.keys': () => ({ data: { keys: [] } }),
  'PushNotifications.checkPermissions': () => ({ data: { receive: 'prompt' } }),
  'PushNotifications.requestPermissions': () => ({ data: { receive: 'granted' } }),
};

/**
 * Stands in for the native side of the app, at the level of its messages: the page gets Capacitor's own bridge script,
 * and what that posts to the system arrives here. What a test says nothing about succeeds without a result.
 */
export class NativeBridge {
  readonly calls: BridgeCall[] = [];
  readonly #page: Page;
  readonly #handlers = new Map<string, Handler>(Object.entries(DEFAULTS));
  /** The ids of what stays open for more than one answer, by plugin and method or event. */
  readonly #open = new Map<string, string[]>();

  constructor(page: Page) {
    this.#page = page;
  }

  /**
   * Makes the page that of the native app, from its next load on.
   * @param missing plugins that the installed app does not have
   */
  async start({ missing = [] }: { missing?: readonly PluginName[] } = {}) {
    await this.#page.exposeFunction('postToSystem', (text: string) => this.#receive(JSON.parse(text)));
    const headers = NAMES.filter((name) => !missing.includes(name)).map(toHeader);
    await this.#page.addInitScript(() => {
      Object.assign(window, {
        WEBVIEW_SERVER_URL: window.location.origin,
        Capacitor: { DEBUG: false, isLoggingEnabled: false, Plugins: {} },
        androidBridge: { postMessage: (text: string) => void Reflect.get(window, 'postToSystem')(text) },
      });
    });
    await this.#page.addInitScript({ content: BRIDGE_SCRIPT });
    await this.#page.addInitScript((pluginHeaders) => {
      if (window.Capacitor) Object.assign(window.Capacitor, { PluginHeaders: pluginHeaders });
    }, headers);
  }

  /** How the system answers a call, such as `Camera.takePhoto`. */
  answer(call: `${PluginName}.${string}`, answer: BridgeAnswer | Handler): void {
    this.#handlers.set(call, typeof answer === 'function' ? answer : () => answer);
  }

  /** The options of every such call, in order. */
  of(call: `${PluginName}.${string}`): readonly BridgeCall['options'][] {
    return this.calls
      .filter(({ plugin, method }) => `${plugin}.${method}` === call)
      .map(({ options }) => options);
  }

  /** The system tells of an event, such as `App.backButton`. */
  async tell(event: `${PluginName}.${string}`, data: Readonly<Record<string, unknown>> = {}): Promise<void> {
    for (const id of this.#open.get(event) ?? []) await this.#post(id, { data }, true);
  }

  /** The system gives another answer to a call that stays open, such as `Geolocation.watchPosition`. */
  async goOn(call: `${PluginName}.${string}`, answer: BridgeAnswer): Promise<void> {
    for (const id of this.#open.get(call) ?? []) await this.#post(id, answer, true);
  }

  async #receive(message: unknown): Promise<void> {
    const { callbackId, pluginId, methodName, options } = toMessage(message);
    const call: BridgeCall = { plugin: pluginId, method: methodName, options };
    if (pluginId === 'Console') return;
    this.calls.push(call);
    const name = `${pluginId}.${methodName}`;
    const key = methodName === 'addListener' ? `${pluginId}.${String(options['eventName'])}` : name;
    if (methodName === 'addListener' || isCallback(pluginId, methodName)) {
      this.#open.set(key, [...(this.#open.get(key) ?? []), callbackId]);
      if (methodName === 'addListener') return;
    }
    const answer = await (this.#handlers.get(name)?.(call) ??
      (isCallback(pluginId, methodName) ? 'silence' : {}));
    await this.#post(callbackId, answer, isCallback(pluginId, methodName));
  }

  async #post(callbackId: string, answer: BridgeAnswer, save: boolean): Promise<void> {
    if (answer === 'silence' || this.#page.isClosed()) return;
    const isFailure = 'error' in answer;
    const result = {
      callbackId,
      save,
      success: !isFailure,
      ...(isFailure ? { error: answer.error } : { data: answer.data ?? {} }),
    };
    // A page that was left meanwhile takes no answer.
    await this.#page
      .evaluate(
        (text) => Reflect.get(window, 'androidBridge').onmessage({ data: text }),
        JSON.stringify(result),
      )
      .catch(() => undefined);
  }
}

interface Message {
  callbackId: string;
  pluginId: string;
  methodName: string;
  options: Readonly<Record<string, unknown>>;
}

function toMessage(message: unknown): Message {
  if (typeof message !== 'object' || message === null) throw new Error('No message of the bridge.');
  const part = (name: string): unknown => Reflect.get(message, name);
  const options = part('options');
  return {
    callbackId: String(part('callbackId')),
    pluginId: String(part('pluginId')),
    methodName: String(part('methodName')),
    options: typeof options === 'object' && options !== null ? { ...options } : {},
  };
}

function toHeader(name: PluginName) {
  const { promise, callback = [] }: { promise: readonly string[]; callback?: readonly string[] } =
    METHODS[name];
  return {
    name,
    methods: [
      ...promise.map((method) => ({ name: method, rtype: 'promise' })),
      ...[...callback, 'addListener', 'removeListener'].map((method) => ({
        name: method,
        rtype: 'callback',
      })),
    ],
  };
}

const isCallback = (plugin: string, method: string): boolean =>
  (plugin === 'Geolocation' && method === 'watchPosition') ||
  (plugin === 'BackgroundGeolocation' && method === 'start');
