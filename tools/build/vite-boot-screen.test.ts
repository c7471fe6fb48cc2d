import { expect, it } from 'vitest';
import { unblockFirstPaint } from './vite-boot-screen.ts';

it('the built page leaves no style sheet that the first paint would wait for', () => {
  expect(
    unblockFirstPaint(
      '<link rel="icon" href="/i.svg"><link rel="stylesheet" crossorigin href="/a.css"><link rel="stylesheet" href="/b.css">',
    ),
  ).toBe(
    '<link rel="icon" href="/i.svg"><link rel="preload" as="style" fetchpriority="low" crossorigin href="/a.css"><link rel="preload" as="style" fetchpriority="low" href="/b.css">',
  );
});

it('the built page fetches its scripts after what it is painted from', () => {
  expect(
    unblockFirstPaint(
      '<script type="module" crossorigin src="/a.js"></script><link rel="modulepreload" crossorigin href="/b.js">',
    ),
  ).toBe(
    '<script type="module" fetchpriority="low" crossorigin src="/a.js"></script><link rel="modulepreload" fetchpriority="low" crossorigin href="/b.js">',
  );
});
