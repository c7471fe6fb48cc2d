/** Lets the phone be felt, where it can. Never fails. */
export interface HapticsPort {
  /** @param pattern milliseconds of vibration and of rest by turns */
  vibrate: (pattern: readonly number[]) => void;
}

/** {@link HapticsPort} of a browser, which refuses it, with a warning, before the user has touched the page. */
export const BROWSER_HAPTICS: HapticsPort = {
  vibrate(pattern) {
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...pattern]);
  },
};
