import type { PositionFix } from '@/domain/steps/steps';
import type { PositionPort, PositionState } from '@/device/position/position';

/** A position that a test moves by hand; it waits for its first fix. */
export class FakePosition implements PositionPort {
  /** How often somebody asked anew. */
  restarts = 0;
  #state: PositionState = { status: 'waiting', fix: null, message: '' };
  readonly #listeners = new Set<() => void>();

  /** Whether anybody watches. */
  get isWatched() {
    return this.#listeners.size > 0;
  }

  readonly getState = () => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly restart = () => {
    this.restarts += 1;
  };

  /** A fix, 10 m accurate unless told otherwise. */
  moveTo(latitude: number, longitude: number, rest: Partial<PositionFix> = {}) {
    this.#change({
      status: 'fix',
      fix: { latitude, longitude, accuracy: 10, timestampMs: 0, ...rest },
      message: '',
    });
  }

  fail(status: Exclude<PositionState['status'], 'fix'>, message = '') {
    this.#change({ status, fix: null, message });
  }

  #change(state: PositionState) {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
