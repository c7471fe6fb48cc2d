/** Chance that can be repeated: the same seed gives the same draws. */
export interface Random {
  /** An integer from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  /** One of the items; undefined where there are none. */
  pick<Item>(items: readonly Item[]): Item | undefined;
  /** A word of Latin letters and digits, to make a text unique. */
  word(length?: number): string;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A generator of the xorshift family (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    integer,
    pick: (items) => items[integer(0, items.length - 1)],
    word: (length = 8) =>
      Array.from({ length }, () => LETTERS.charAt(integer(0, LETTERS.length - 1))).join(''),
  };
}
