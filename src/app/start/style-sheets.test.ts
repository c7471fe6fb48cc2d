import { beforeEach, expect, it } from 'vitest';
import { applyStyleSheets } from './style-sheets';

beforeEach(() => {
  document.head.innerHTML = ['/a.css', '/b.css', '/a.css']
    .map((address) => `<link rel="preload" as="style" crossorigin href="${address}">`)
    .join('');
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
