import { vi } from 'vitest';

/**
 * Gives jsdom the IntersectionObserver that it lacks, on a screen where everything is in sight: what begins to be
 * observed is told once, and then nothing changes any more.
 */
export function reachEnds(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: readonly { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe() {
        queueMicrotask(() => this.#tell([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
}
