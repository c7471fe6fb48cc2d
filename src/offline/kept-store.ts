import { clear, createStore, del, entries, get, setMany, type UseStore } from 'idb-keyval';

/** At most so many answers are kept, the newest ones. */
const ANSWERS_MAX = 80;
/** All of them together, in characters of JSON. */
const CHARACTERS_MAX = 3_000_000;

let opened: UseStore | undefined;

/** Opened at first use: without IndexedDB it throws. */
const store = () => (opened ??= createStore('dosaegi-answers', 'answers'));

/** An answer as it is kept. */
interface Entry {
  /** When, in milliseconds since 1970. */
  at: number;
  text: string;
}

/**
 * The entries that have to go when another one comes: the oldest beyond the bounds.
 * @param characters of the new one
 */
export function findSurplus(others: readonly (readonly [key: string, entry: Entry])[], characters: number) {
  const newestFirst = others.toSorted(([, a], [, b]) => b.at - a.at);
  let sum = characters;
  return newestFirst
    .filter(([, { text }], index) => {
      sum += text.length;
      return index >= ANSWERS_MAX - 1 || sum > CHARACTERS_MAX;
    })
    .map(([key]) => key);
}

/** Answers as text in IndexedDB, bounded. Every method rejects where the storage is forbidden, full or gone. */
export const keptStore = {
  getItem: async (key: string) => (await get<Entry>(key, store()))?.text,
  removeItem: async (key: string) => del(key, store()),
  async setItem(key: string, text: string): Promise<void> {
    const others = (await entries<string, Entry>(store())).filter(([other]) => other !== key);
    await Promise.all(findSurplus(others, text.length).map((other) => del(other, store())));
    if (text.length <= CHARACTERS_MAX) await setMany([[key, { at: Date.now(), text }]], store());
  },
  entries: async (): Promise<[string, string][]> =>
    (await entries<string, Entry>(store())).map(([key, { text }]) => [key, text]),
  clear: async () => clear(store()),
};
