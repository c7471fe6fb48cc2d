import { beforeEach, expect, it } from 'vitest';
import { applyStyleSheets } from './style-sheets';

beforeEach(() => {
  document.head.innerHTML =
    '<link rel="preload" as="style" crossorigin href="/a.css"><link rel="preload" as="style" crossorigin href="/b.css">';
});

const applied = () => [...document.querySelectorAll('link[rel="stylesheet"]')];

it('the loading of styles applies the fetched style sheets in their order and settles once all have loaded', async () => {
  let settled = false;
  const done = applyStyleSheets().then(() => (settled = true));
  expect(applied().map((sheet) => sheet.getAttribute('href'))).toEqual([
    'http://localhost:3000/a.css',
    'http://localhost:3000/b.css',
  ]);
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
