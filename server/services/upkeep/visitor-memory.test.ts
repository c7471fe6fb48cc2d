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

it('the memory for visitors loads anew ahead of time, once, and tells what it knows until that has come', async () => {
  memory = createVisitorMemory({ lifetimeMs: 1000, entries: 2, renewAfterMs: () => 600 }, () => present);
  expect(await memory.recall('feed', load)).toBe('load 1');
  present = 599;
  expect(await memory.recall('feed', load)).toBe('load 1');
  expect(loads).toBe(1);
  present = 600;
  const told = await Promise.all([1, 2].map(() => memory.recall('feed', load)));
  expect(told).toEqual(['load 1', 'load 1']);
  expect(loads).toBe(2);
  present = 1199;
  expect(await memory.recall('feed', load)).toBe('load 2');
  expect(loads).toBe(2);
});

it('the memory for visitors keeps nothing of what was loaded ahead of time when it was forgotten meanwhile', async () => {
  memory = createVisitorMemory({ lifetimeMs: 1000, entries: 2, renewAfterMs: () => 600 }, () => present);
  await memory.recall('feed', load);
  present = 600;
  const told = memory.recall('feed', load);
  memory.forget('feed');
  expect(await told).toBe('load 1');
  expect(await memory.recall('feed', load)).toBe('load 3');
});

it('the memory for visitors tells what it knows to its end when loading ahead of time fails', async () => {
  memory = createVisitorMemory({ lifetimeMs: 1000, entries: 2, renewAfterMs: () => 600 }, () => present);
  const fail = async () => {
    throw new Error('The database is gone.');
  };
  await memory.recall('feed', load);
  present = 600;
  expect(await memory.recall('feed', fail)).toBe('load 1');
  present = 999;
  expect(await memory.recall('feed', load)).toBe('load 1');
  present = 1000;
  expect(await memory.recall('feed', load)).toBe('load 2');
});
