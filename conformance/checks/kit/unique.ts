let last = 0;

/**
 * Letters that no run had before: a name that a run with the same seed has taken is taken for good.
 * @param length at most 8; 7 repeat after some years
 */
export function uniqueLetters(now: Date, length: number): string {
  last = Math.max(last + 1, now.getTime());
  return last.toString(36).slice(-length);
}
