import { expect, it } from 'vitest';
import { createTurns, type Turns } from './turns.ts';

/** Notes who has a turn, in order. */
function ask(turns: Turns, started: string[], owner: string) {
  return turns.take(owner).then((end) => {
    started.push(owner);
    return end;
  });
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

const ROOM = { waitingPerOwner: 10, waiting: 100 };

it('the queue gives as many turns as there are, and the next one when one ends', async () => {
  const turns = createTurns({ atOnce: 2, perOwner: 2, ...ROOM });
  const started: string[] = [];
  const [first] = [ask(turns, started, 'a'), ask(turns, started, 'b'), ask(turns, started, 'c')];
  await settle();
  expect(started).toEqual(['a', 'b']);
  (await first)?.();
  await settle();
  expect(started).toEqual(['a', 'b', 'c']);
});

it('the queue lets nobody have more than their share, and nobody wait behind who has it', async () => {
  const turns = createTurns({ atOnce: 3, perOwner: 1, ...ROOM });
  const started: string[] = [];
  const [first] = [ask(turns, started, 'a'), ask(turns, started, 'a'), ask(turns, started, 'b')];
  await settle();
  expect(started).toEqual(['a', 'b']);
  (await first)?.();
  await settle();
  expect(started).toEqual(['a', 'b', 'a']);
});

it('the queue lets owners take turns, however many requests one of them has', async () => {
  const turns = createTurns({ atOnce: 1, perOwner: 1, ...ROOM });
  const started: string[] = [];
  const asked = ['a', 'a', 'a', 'b', 'c'].map((owner) => ask(turns, started, owner));
  for (const turn of [asked[0], asked[3], asked[4], asked[1]]) (await turn)?.();
  await settle();
  expect(started).toEqual(['a', 'b', 'c', 'a', 'a']);
});

it('the queue refuses who has too many waiting with 429, and everybody when all is full with 503', async () => {
  const turns = createTurns({ atOnce: 1, perOwner: 1, waitingPerOwner: 2, waiting: 3 });
  const started: string[] = [];
  const asked = ['a', 'a', 'a'].map((owner) => ask(turns, started, owner));
  await settle();
  await expect(turns.take('a')).rejects.toMatchObject({ status: 429, retryAfterSeconds: 2 });
  asked.push(ask(turns, started, 'b'));
  await expect(turns.take('c')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 2 });
  // One has ended, so one may wait again.
  (await asked[0])?.();
  await settle();
  asked.push(ask(turns, started, 'c'));
  await settle();
  expect(started).toEqual(['a', 'b']);
});
