function apply(preload: HTMLLinkElement): Promise<void> {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.crossOrigin = preload.crossOrigin;
  sheet.href = preload.href;
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
 * @returns settled when all of them apply
 * @throws an Error when one does not load; the page itself says so then
 */
export async function applyStyleSheets(): Promise<void> {
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]');
  await Promise.all([...preloads].map(apply));
}
