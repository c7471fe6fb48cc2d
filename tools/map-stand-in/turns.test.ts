import { expect, it, vi } from 'vitest';
import { workInTurns, type Steps } from './turns.ts';

it('work in turns begins after the task that asked for it, and one piece of work ends before the next', async () => {
  const done: string[] = [];
  function* work(name: string): Steps {
    done.push(`${name} begins`);
    yield;
    done.push(`${name} ends`);
  }
  workInTurns(work('first'));
  workInTurns(work('second'));
  expect(done).toEqual([]);
  await vi.waitFor(() =>
    expect(done).toEqual(['first begins', 'first ends', 'second begins', 'second ends']),
  );
});
