import { expect, it } from 'vitest';
import { checkWeights } from './vite-shared-files.ts';

const PARTS = [{ users: new Set(['the entry', 'MainPage']) }, { users: new Set(['MapCanvas']) }];

it('a weight of a page that was renamed stops the build, and names the page', () => {
  expect(() => checkWeights({ MainPage: 24, HomePage: 4, MapCanvas: 8 }, PARTS)).toThrow('names HomePage:');
});

it('every weight of a page or a late part of the build passes', () => {
  expect(() => checkWeights({ MainPage: 24, MapCanvas: 8 }, PARTS)).not.toThrow();
});
