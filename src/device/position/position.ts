import type { PositionFix } from '@/domain/steps/steps';

/**
 * What is known of the user's position. A fix stays while later ones fail for a moment; it is dropped when
 * the permission is denied. `message` is the provider's own text, or the app's when positions are unsupported
 * (2 §8).
 */
export type PositionState =
  | { status: 'fix'; fix: PositionFix; message: '' }
  | {
      status: 'waiting' | 'denied' | 'unavailable' | 'timeout' | 'unsupported';
      fix: null;
      message: string;
    };

/** The live position of the device: one watch, shared by everyone who listens (2 §2, 2 §9). */
export interface PositionPort {
  /** The same object until something changes. */
  getState: () => PositionState;
  /** The watch, and with it the browser's question for permission, begins with the first listener. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Reads positions also while the app is out of sight, with the system's notice; undefined where that is impossible, as
   * in a browser. To be called while the app is in sight. `onEnd` is called when the system refuses it. Returns what ends
   * it.
   */
  watchInBackground?: (onEnd: () => void) => () => void;
  /** Asks anew, for example after the user has allowed it in the settings. */
  restart: () => void;
}
