function apply(address: string, preload: HTMLLinkElement): Promise<void> {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.crossOrigin = preload.crossOrigin;
  sheet.setAttribute('href', address);
  return new Promise((resolve, reject) => {
    sheet.addEventListener('load', () => resolve(), { once: true });
    sheet.addEventListener('error', () => reject(new Error(`${sheet.href} did not load.`)), { once: true });
    preload.after(sheet);
  });
}

/**
 * Puts the first style sheets into force. The built page only fetches them, so that they do not hold up the boot screen
 * (tools/build/vite-boot-screen.ts); the development server brings styles with the scripts.
 *
 * None may stand there twice, or each later one lets the browser style and lay out the whole page anew. The page and its
 * early requests can fetch the same one; and by its address, spelled as in the page, the bundle finds what already applies.
 *
 * @returns settled when all of them apply
 * @throws an Error when one does not load; the page itself says so then
 */
export async function applyStyleSheets(): Promise<void> {
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]');
  const first = new Map<string, HTMLLinkElement>();
  for (const preload of preloads) {
    const address = preload.getAttribute('href') ?? '';
    if (!first.has(address)) first.set(address, preload);
  }
  await Promise.all(Array.from(first, ([address, preload]) => apply(address, preload)));
}
