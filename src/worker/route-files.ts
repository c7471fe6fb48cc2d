import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { CacheFirst } from 'workbox-strategies';
import type { BuiltFile } from './built-file';

const PREFIX = 'dosaegi-routes-';
/** Of this build and of the one before: a tab may still show that one. */
const BUILDS_KEPT = 2;

const matches: RouteMatchCallback = ({ sameOrigin, url }) =>
  sameOrigin && url.pathname.startsWith('/assets/');

/**
 * The scripts and styles beyond the shell: put aside when a route asks for them, and all of them once the page has
 * nothing else to fetch. Their names tell what they hold, so that files of two builds never mix.
 *
 * @param version of the build
 */
export function createRouteFiles(files: readonly BuiltFile[], version: string) {
  const cacheName = PREFIX + version;
  const integrities = new Map(files.map(({ url, integrity }) => [`/${url}`, integrity]));

  /** A host of single pages answers with the page for a file that it no longer has. */
  const checked: WorkboxPlugin = {
    requestWillFetch: ({ request }) => {
      const integrity = integrities.get(new URL(request.url).pathname);
      return Promise.resolve(integrity === undefined ? request : new Request(request, { integrity }));
    },
    // A tab of the build before asks for its own files.
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
      cachedResponse ?? (await caches.match(request)),
    cacheWillUpdate: ({ request, response }) =>
      Promise.resolve(integrities.has(new URL(request.url).pathname) ? response : null),
  };
  const strategy = new CacheFirst({
    cacheName,
    plugins: [checked, new CacheableResponsePlugin({ statuses: [200] })],
  });
  async function keepAll(): Promise<void> {
    const cache = await caches.open(cacheName);
    for (const [url, integrity] of integrities) {
      if (await cache.match(url)) continue;
      try {
        const response = await fetch(url, { integrity });
        if (response.ok) await cache.put(url, response);
      } catch {
        // No connection, no room, or another build by now: the route is fetched when it is wanted.
        return;
      }
    }
  }

  async function forgetOlder(): Promise<void> {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== cacheName);
    const older = names.slice(0, Math.max(0, names.length - (BUILDS_KEPT - 1)));
    await Promise.all(older.map((name) => caches.delete(name)));
  }

  return { matches, strategy, keepAll, forgetOlder };
}
