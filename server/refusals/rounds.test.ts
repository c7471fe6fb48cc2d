import { setImmediate as afterRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRounds } from './rounds.ts';

function recordRounds(perRound: number) {
  const beginInTurn = createRounds(perRound);
  const begun: string[] = [];
  return { begun, ask: (owner: string, what: string) => beginInTurn(owner, () => begun.push(what)) };
}

test('what has room in a round begins at once', () => {
  const { begun, ask } = recordRounds(2);
  ask('a', 'a1');
  ask('a', 'a2');
  expect(begun).toEqual(['a1', 'a2']);
});

test('what has no room begins in the next rounds, so much in each', async () => {
  const { begun, ask } = recordRounds(2);
  for (const what of ['a1', 'a2', 'a3', 'a4', 'a5']) ask('a', what);
  expect(begun).toEqual(['a1', 'a2']);
  await afterRound();
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4']);
  await afterRound();
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
});

test('whoever comes after somebody with thousands of requests begins in the next round', async () => {
  const { begun, ask } = recordRounds(2);
  for (let count = 1; count <= 5000; count++) ask('a', `a${count}`);
  ask('b', 'b1');
  await afterRound();
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1']);
});

test('who comes while others wait does not overtake them, and everything begins once', async () => {
  const { begun, ask } = recordRounds(1);
  ask('a', 'a1');
  ask('b', 'b1');
  ask('c', 'c1');
  await afterRound();
  ask('d', 'd1');
  for (let round = 0; round < 4; round++) await afterRound();
  expect(begun).toEqual(['a1', 'b1', 'c1', 'd1']);
  ask('a', 'a2');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'd1', 'a2']);
});
