/** Tells whoever shows something that it has changed. */
export interface Changes {
  tell: () => void;
  /** @returns what ends it; as React's `useSyncExternalStore` wants it */
  subscribe: (listener: () => void) => () => void;
}

export function createChanges(): Changes {
  const listeners = new Set<() => void>();
  return {
    tell() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
