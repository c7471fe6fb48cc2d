import { isDrawnShown } from '@/device/drawing';

/** Of a style sheet that is there and not in force. */
const WAITING = 'not all';

function apply(address: string): Promise<void> {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  if (isDrawnShown()) sheet.media = WAITING;
  // As it was fetched: otherwise it would be fetched twice.
  sheet.crossOrigin = '';
  sheet.setAttribute('href', address);
  return new Promise((resolve, reject) => {
    sheet.addEventListener('load', () => resolve(), { once: true });
    sheet.addEventListener('error', () => reject(new Error(`${sheet.href} did not load.`)), { once: true });
    document.head.append(sheet);
  });
}

/**
 * Puts the first style sheets into force, or has them ready. The built page only fetches them, so that they do not hold up
 * the boot screen (tools/build/vite-boot-screen.ts); the development server brings styles with the scripts.
 *
 * None may stand there twice, or each later one lets the browser style and lay out the whole page anew. The page and its
 * early requests can fetch the same one; and by its address, spelled as in the page, the bundle finds what already applies.
 *
 * Where the server has drawn the page, which brings its own rules, they wait: that page would be styled anew for them, and
 * the app's for a second time.
 *
 * @returns settled when all of them apply, or wait
 * @throws an Error when one does not load; the page itself says so then
 */
export async function applyStyleSheets(): Promise<void> {
  const preloads = document.querySelectorAll('link[rel="preload"][as="style"]');
  const addresses = new Set(Array.from(preloads, (preload) => preload.getAttribute('href') ?? ''));
  await Promise.all(Array.from(addresses, apply));
}

/** Puts the style sheets into force that wait for the drawn page to go. */
export function applyWaitingStyleSheets(): void {
  for (const { media } of document.styleSheets) {
    // By the sheet, not by its element, for whose attribute a browser may load it again.
    if (media.mediaText === WAITING) media.mediaText = 'all';
  }
}
