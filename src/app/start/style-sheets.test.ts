import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyStyleSheets, applyWaitingStyleSheets } from './style-sheets';

beforeEach(() => {
  document.head.innerHTML = ['/a.css', '/b.css', '/a.css']
    .map((address) => `<link rel="preload" as="style" crossorigin href="${address}">`)
    .join('');
});

afterEach(() => {
  document.documentElement.classList.remove('drawn');
  vi.restoreAllMocks();
});

const applied = () => [...document.querySelectorAll('link[rel="stylesheet"]')];

it('the loading of styles applies each fetched style sheet once, in their order, and settles once all have loaded', async () => {
  let settled = false;
  const done = applyStyleSheets().then(() => (settled = true));
  expect(applied().map((sheet) => sheet.getAttribute('href'))).toEqual(['/a.css', '/b.css']);
  expect(applied().map((sheet) => sheet.getAttribute('crossorigin'))).toEqual(['', '']);
  applied()[1]?.dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).toBe(false);
  applied()[0]?.dispatchEvent(new Event('load'));
  await done;
});

it('the loading of styles fails when one of them does not load', async () => {
  const done = applyStyleSheets();
  applied()[0]?.dispatchEvent(new Event('error'));
  await expect(done).rejects.toThrow('/a.css did not load.');
});

it('the loading of styles has nothing to wait for where styles come with the scripts', async () => {
  document.head.innerHTML = '';
  await applyStyleSheets();
  expect(applied()).toEqual([]);
});

const mediaOf = (sheets: readonly Element[]) => sheets.map((sheet) => sheet.getAttribute('media'));

it('a page that the server has drawn is not styled anew: the style sheets wait behind it, and apply at once elsewhere', () => {
  void applyStyleSheets();
  expect(mediaOf(applied())).toEqual([null, null]);
  for (const sheet of applied()) sheet.remove();
  document.documentElement.classList.add('drawn');
  void applyStyleSheets();
  expect(mediaOf(applied())).toEqual(['not all', 'not all']);
});

it('style sheets that wait come into force together, and those for other media stay as they are', () => {
  const media = ['not all', '', 'print', 'not all'].map((mediaText) => ({ mediaText }));
  vi.spyOn(document, 'styleSheets', 'get').mockReturnValue(
    Object.assign(Object.create(null), {
      [Symbol.iterator]: () => media.map((of) => ({ media: of })).values(),
    }),
  );
  applyWaitingStyleSheets();
  expect(media.map(({ mediaText }) => mediaText)).toEqual(['all', '', 'print', 'all']);
});
