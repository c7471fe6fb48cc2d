import { cacheNames } from 'workbox-core';
import { createHandlerBoundToURL, getCacheKeyForURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { BuiltFile } from './built-file';

/** What is not the app's: the API, pictures, pages of the server, and files. */
const NOT_OF_THE_APP = [/^\/(v1|api|uploads|example-images|dev|contract|healthz|readyz)(\/|$)/, /\.[^/]+$/];

/**
 * What every route needs, the page itself included. All of it or nothing: a worker whose shell is not complete never takes
 * over.
 */
export function createShell(files: readonly BuiltFile[]) {
  precacheAndRoute([...files]);
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_OF_THE_APP }));

  /** Fetches anew what the system has cleared since the worker was installed. Never rejects. */
  async function keepAll(): Promise<void> {
    try {
      const cache = await caches.open(cacheNames.precache);
      for (const { url, integrity } of files) {
        const key = getCacheKeyForURL(`/${url}`);
        if (key === undefined || (await cache.match(key))) continue;
        const response = await fetch(`/${url}`, { integrity });
        if (response.ok) await cache.put(key, response);
      }
    } catch {
      // No connection, no room, or another build by now: the next start of the app tries again.
    }
  }

  return { keepAll };
}
