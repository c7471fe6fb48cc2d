import type { SystemPort } from '@/device/system';

/** The system around the app, in a test's hands. */
export class FakeSystem implements SystemPort {
  /** How often the app was left. */
  departures = 0;
  #goBack: (() => void) | undefined;
  #open: ((address: string) => void) | undefined;

  readonly onBack = (listener: () => void) => {
    this.#goBack = listener;
    return () => (this.#goBack = undefined);
  };

  readonly onOpen = (listener: (address: string) => void) => {
    this.#open = listener;
    return () => (this.#open = undefined);
  };

  readonly leave = () => {
    this.departures += 1;
  };

  /** The user presses the system's back button. */
  goBack() {
    this.#goBack?.();
  }

  /** The system opens the app with an address. */
  open(address: string) {
    this.#open?.(address);
  }
}
