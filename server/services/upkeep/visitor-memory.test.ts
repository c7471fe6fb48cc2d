import { beforeEach, expect, it } from 'vitest';
import { createVisitorMemory, type VisitorMemory } from './visitor-memory.ts';

let present: number;
let loads: number;
let memory: VisitorMemory;

beforeEach(() => {
  present = 0;
  loads = 0;
  memory = createVisitorMemory({ lifetimeMs: 1000, entries: 2 }, () => present);
});

const load = async () => {
  loads += 1;
  return `load ${loads}`;
};

it('the memory for visitors tells the same for a second, and then anew', async () => {
  expect(await memory.recall('feed', load)).toBe('load 1');
  present = 999;
  expect(await memory.recall('feed', load)).toBe('load 1');
  present = 1000;
  expect(await memory.recall('feed', load)).toBe('load 2');
});

it('the memory for visitors loads once for all who ask at the same time', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => memory.recall('feed', load)));
  expect(answers).toEqual(['load 1', 'load 1', 'load 1']);
});

it('the memory for visitors forgets what is remembered and what is still being loaded', async () => {
  const begunBefore = memory.recall('feed', load);
  memory.forget();
  expect(await memory.recall('feed', load)).toBe('load 2');
  expect(await begunBefore).toBe('load 1');
  expect(await memory.recall('feed', load)).toBe('load 2');
});

it('the memory for visitors does not remember a failure', async () => {
  const fail = async () => {
    throw new Error('The database is gone.');
  };
  await expect(memory.recall('feed', fail)).rejects.toThrow('The database is gone.');
  expect(await memory.recall('feed', load)).toBe('load 1');
});

it('the memory for visitors has room for so many things, and gives up the oldest', async () => {
  await memory.recall('first', load);
  await memory.recall('second', load);
  await memory.recall('third', load);
  expect(await memory.recall('second', load)).toBe('load 2');
  expect(await memory.recall('first', load)).toBe('load 4');
});
