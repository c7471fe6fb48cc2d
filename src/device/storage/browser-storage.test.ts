import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createBrowserStorage } from './browser-storage';
import { readStored, writeStored } from './storage';

const forbidden = () => {
  throw new DOMException('denied', 'SecurityError');
};

function fullStorage(): Storage {
  return {
    length: 1,
    clear: () => undefined,
    getItem: (key) => (key === 'old' ? '"before"' : null),
    key: () => 'old',
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
}

beforeEach(() => {
  localStorage.clear();
});

it('the storage of a browser keeps texts in the storage it was given', () => {
  const storage = createBrowserStorage(() => localStorage);
  storage.set('key', 'text');
  expect(localStorage.getItem('key')).toBe('text');
  expect(createBrowserStorage(() => localStorage).get('key')).toBe('text');
  storage.remove('key');
  expect(storage.get('key')).toBeNull();
});

it('the storage of a browser keeps texts in memory where storage is forbidden', () => {
  const storage = createBrowserStorage(forbidden);
  expect(storage.get('key')).toBeNull();
  storage.set('key', 'text');
  expect(storage.get('key')).toBe('text');
  storage.remove('key');
  expect(storage.get('key')).toBeNull();
});

it('the storage of a browser prefers what a full storage refused over what was stored before', () => {
  const storage = createBrowserStorage(fullStorage);
  storage.set('old', '"after"');
  expect(storage.get('old')).toBe('"after"');
});

it('the storage of a browser removes all keys with a prefix, stored or in memory, and no other', () => {
  const storage = createBrowserStorage(() => localStorage);
  storage.set('dosaegi.my.steps', '1');
  storage.set('dosaegi.theme', '2');
  storage.removeAll('dosaegi.my.');
  expect(storage.get('dosaegi.my.steps')).toBeNull();
  expect(storage.get('dosaegi.theme')).toBe('2');

  const inMemory = createBrowserStorage(forbidden);
  inMemory.set('dosaegi.my.steps', '1');
  inMemory.removeAll('dosaegi.my.');
  expect(inMemory.get('dosaegi.my.steps')).toBeNull();
});

const schema = z.object({ count: z.number() });

it('reading a stored value gives back what was written', () => {
  const storage = createBrowserStorage(() => localStorage);
  writeStored(storage, 'steps', { count: 120 });
  expect(readStored(storage, 'steps', schema, { count: 0 })).toEqual({ count: 120 });
});

it.each([
  ['nothing', undefined],
  ['broken JSON', '{"count":'],
  ['another shape', '{"count":"120"}'],
])('reading a stored value gives the fallback for %s', (_name, text) => {
  const storage = createBrowserStorage(() => localStorage);
  if (text !== undefined) storage.set('steps', text);
  expect(readStored(storage, 'steps', schema, { count: 0 })).toEqual({ count: 0 });
});
