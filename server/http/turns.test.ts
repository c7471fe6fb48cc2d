import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** Notes who has a turn, in order. */
function ask(turns: ReturnType<typeof createTurns>, started: string[], owner: string) {
  return turns.take(owner).then((end) => {
    started.push(owner);
    return end;
  });
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('gives as many turns as there are, and the next one when one ends', async () => {
  const turns = createTurns({ atOnce: 2, perOwner: 2 });
  const started: string[] = [];
  const [first] = [ask(turns, started, 'a'), ask(turns, started, 'b'), ask(turns, started, 'c')];
  await settle();
  expect(started).toEqual(['a', 'b']);
  (await first)?.();
  await settle();
  expect(started).toEqual(['a', 'b', 'c']);
});

it('lets nobody have more than their share, and nobody wait behind who has it', async () => {
  const turns = createTurns({ atOnce: 3, perOwner: 1 });
  const started: string[] = [];
  const [first] = [ask(turns, started, 'a'), ask(turns, started, 'a'), ask(turns, started, 'b')];
  await settle();
  expect(started).toEqual(['a', 'b']);
  (await first)?.();
  await settle();
  expect(started).toEqual(['a', 'b', 'a']);
});
