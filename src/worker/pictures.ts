import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { widestOfPicture } from '../domain/pictures/picture-names';
import { PICTURES_CACHE } from '../offline/worker-messages';

/** As many as the feeds, the shop and the vouchers of an afternoon show. */
const PICTURES_MAX = 200;
const KEPT_SECONDS = 7 * 24 * 60 * 60;

/** Pictures of people and of the example story, on the app's own origin. */
const isPicture = ({ pathname }: URL) => /^\/(uploads|example-images)\//.test(pathname);

/** Screens show the same picture in several widths: without a connection, one that was seen stands in for the others. */
const otherWidths: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const cache = await caches.open(PICTURES_CACHE);
    const kept = await cache.keys();
    const other = widestOfPicture(
      request.url,
      kept.map(({ url }) => url),
    );
    return other === undefined ? undefined : cache.match(other);
  },
};

const strategy = new StaleWhileRevalidate({
  cacheName: PICTURES_CACHE,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: PICTURES_MAX, maxAgeSeconds: KEPT_SECONDS, purgeOnQuotaError: true }),
    otherWidths,
  ],
});

const matches: RouteMatchCallback = ({ request, sameOrigin, url }) =>
  sameOrigin && request.destination === 'image' && isPicture(url);

/**
 * Puts pictures aside that were shown before; the browser still has them, so that nothing is fetched twice.
 * @param event what asks for it
 */
async function keep(urls: readonly string[], event: ExtendableEvent): Promise<void> {
  const own = urls.filter((text) => {
    const url = URL.parse(text);
    return url !== null && url.origin === location.origin && isPicture(url);
  });
  for (const url of own.slice(0, PICTURES_MAX)) {
    const [, done] = strategy.handleAll({ request: new Request(url), event });
    await done.catch(() => undefined);
  }
}

/** The pictures that were seen, with the newest form of each as soon as there is a connection. */
export const pictures = { matches, strategy, keep };
