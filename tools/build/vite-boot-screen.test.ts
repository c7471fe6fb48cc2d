import { expect, it } from 'vitest';
import { unblockStyleSheets } from './vite-boot-screen.ts';

it('the built page leaves no style sheet that the first paint would wait for', () => {
  expect(
    unblockStyleSheets(
      '<link rel="icon" href="/i.svg"><link rel="stylesheet" crossorigin href="/a.css"><link rel="stylesheet" href="/b.css">',
    ),
  ).toBe(
    '<link rel="icon" href="/i.svg"><link rel="preload" as="style" fetchpriority="low" crossorigin href="/a.css"><link rel="preload" as="style" fetchpriority="low" href="/b.css">',
  );
});
