import { vibrate } from './vibrate';

/** Lets the phone be felt, where it can. Never fails. */
export interface HapticsPort {
  /** @param pattern milliseconds of vibration and of rest by turns */
  vibrate: (pattern: readonly number[]) => void;
}

/** {@link HapticsPort} of a browser. */
export const BROWSER_HAPTICS: HapticsPort = { vibrate };
