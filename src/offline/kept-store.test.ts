import { expect, it } from 'vitest';
import { findSurplus } from './kept-store';

const entriesOf = (count: number, characters: number) =>
  Array.from({ length: count }, (_, at) => [`answer ${at}`, { at, text: 'x'.repeat(characters) }] as const);

it('what is kept is 80 answers at most: the oldest makes room for the new one', () => {
  expect(findSurplus(entriesOf(79, 10), 10)).toEqual([]);
  expect(findSurplus(entriesOf(82, 10), 10)).toEqual(['answer 2', 'answer 1', 'answer 0']);
});

it('what is kept is three million characters at most, the new answer among them', () => {
  expect(findSurplus(entriesOf(3, 900_000), 300_000)).toEqual([]);
  expect(findSurplus(entriesOf(3, 900_000), 300_001)).toEqual(['answer 0']);
  expect(findSurplus(entriesOf(3, 900_000), 2_000_000)).toEqual(['answer 1', 'answer 0']);
});
