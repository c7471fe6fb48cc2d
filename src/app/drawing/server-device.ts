import { createBrowserClock } from '@/device/clock';
import type { Device } from '@/device/device';
import { NO_PEDOMETER } from '@/device/motion/pedometer';
import type { PositionState } from '@/device/position/position';
import { createBrowserStorage } from '@/device/storage/browser-storage';
import type { KeyValueStorage } from '@/device/storage/storage';

const NOTHING_KEPT: KeyValueStorage = {
  get: () => null,
  set: () => undefined,
  remove: () => undefined,
  removeAll: () => undefined,
};

const WAITING: PositionState = { status: 'waiting', fix: null, message: '' };

const nothingToEnd = () => () => undefined;

/** What only a tap asks for: nobody taps a page that is being drawn. */
const refuse = () => Promise.reject(new Error('A page that is drawn has no device.'));

/** No storage of a browser is there: what is kept lives as long as the page is drawn. */
const NO_STORAGE = (): never => {
  throw new Error('A page that is drawn has no storage.');
};

/**
 * The device of one page that the server draws: nothing is known of the user's, nobody touches it. What its tab is supposed
 * to know can be put into the storage of the tab, and nothing else is kept.
 */
export const createServerDevice = (): Device => ({
  camera: { open: refuse },
  clock: createBrowserClock(),
  drafts: {
    load: () => Promise.resolve(null),
    save: () => Promise.resolve(false),
    remove: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  },
  haptics: { vibrate: () => undefined },
  locks: undefined,
  network: { isOnline: () => true, subscribe: nothingToEnd },
  pedometer: NO_PEDOMETER,
  permissions: { query: () => Promise.resolve('prompt'), request: refuse },
  photo: { prepare: refuse, toDataUrl: refuse },
  position: { getState: () => WAITING, subscribe: nothingToEnd, restart: () => undefined },
  sharing: { shareFile: refuse, shareLink: refuse, saveFile: refuse },
  storage: { local: NOTHING_KEPT, session: createBrowserStorage(NO_STORAGE) },
  wakeLock: { hold: nothingToEnd },
});
