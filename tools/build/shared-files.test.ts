import { expect, it } from 'vitest';
import { toSharedFiles, type Part } from './shared-files.ts';

const part = (
  id: string,
  bytes: number,
  users: readonly string[],
  imports: readonly string[] = [],
): Part => ({
  id,
  bytes,
  users: new Set(users),
  imports,
});

const alike = () => 1;
const divide = (parts: readonly Part[], weightOf: (user: string) => number = alike) =>
  toSharedFiles(parts, weightOf).map((file) => file.parts.map(({ id }) => id).toSorted());

it('what the entry has, and what one page alone needs, is in no shared file', () => {
  expect(divide([part('app', 9000, ['the entry', 'A', 'B']), part('own', 9000, ['A'])])).toEqual([]);
});

it('what the same pages need is one file', () => {
  expect(divide([part('x', 9000, ['A', 'B']), part('y', 9000, ['B', 'A'])])).toEqual([['x', 'y']]);
});

it('a request that is saved is worth 2,000 bytes that a page does not need, and no more', () => {
  // Two pages save a request each, and the third fetches the small file for nothing.
  const parts = (bytes: number) => [part('x', 90_000, ['A', 'B', 'C']), part('y', bytes, ['A', 'B'])];
  expect(divide(parts(3999))).toEqual([['x', 'y']]);
  expect(divide(parts(4000))).toEqual([['x'], ['y']]);
});

it('what a page counts decides what it may be made to fetch', () => {
  const parts = [part('x', 9000, ['A', 'B', 'C']), part('y', 3000, ['A', 'B'])];
  expect(divide(parts)).toEqual([['x', 'y']]);
  expect(divide(parts, (user) => (user === 'C' ? 2 : 1))).toEqual([['x'], ['y']]);
});

it('a file that brings a third one along is not joined with what pages need that do without that one', () => {
  const parts = (needs: readonly string[]) => [
    part('x', 1000, ['A', 'B'], needs),
    part('y', 1000, ['A', 'B', 'C']),
    part('z', 9000, ['A', 'B', 'D']),
  ];
  expect(divide(parts([]))).toEqual([['x', 'y'], ['z']]);
  expect(divide(parts(['z']))).toEqual([['x', 'z'], ['y']]);
});

it('a file that others bring along has more dependants than they', () => {
  const files = toSharedFiles(
    [part('x', 9000, ['A', 'B'], ['z']), part('z', 90_000, ['A', 'B', 'C', 'D'])],
    alike,
  );
  expect(files.map(({ parts: [first], dependants }) => [first?.id, dependants])).toEqual([
    ['x', 1],
    ['z', 2],
  ]);
});
