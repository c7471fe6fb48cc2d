/** Whether the device has a connection at all; having one does not mean that the server can be reached. */
export interface NetworkPort {
  isOnline: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

/** {@link NetworkPort} of a browser. */
export function createBrowserNetwork(page: Window): NetworkPort {
  return {
    isOnline: () => page.navigator.onLine,
    subscribe(listener) {
      page.addEventListener('online', listener);
      page.addEventListener('offline', listener);
      return () => {
        page.removeEventListener('online', listener);
        page.removeEventListener('offline', listener);
      };
    },
  };
}
