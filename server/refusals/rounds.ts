/** Begins something of an owner's: at once, or as soon as it is their turn. */
export type BeginInTurn = (owner: string, begin: () => void) => void;

/**
 * Begins only so much before the event loop goes round: who sends thousands of requests at once keeps nobody waiting
 * until all of them have begun. Owners take turns, each with what they asked for first.
 *
 * @param perRound how much begins in one round of the event loop
 */
export function createRounds(perRound: number): BeginInTurn {
  /** The owners with something that waits, whose turn is next first. */
  const waiting = new Map<string, (() => void)[]>();
  let begun = 0;
  let isRoundUnderWay = false;

  function endRound(): void {
    isRoundUnderWay = false;
    begun = 0;
    for (const [owner, own] of waiting) {
      if (begun === perRound) break;
      // Behind everybody else.
      waiting.delete(owner);
      const begin = own.shift();
      if (own.length > 0) waiting.set(owner, own);
      if (begin) start(begin);
    }
  }

  function start(begin: () => void): void {
    begun += 1;
    if (!isRoundUnderWay) setImmediate(endRound);
    isRoundUnderWay = true;
    begin();
  }

  return (owner, begin) => {
    if (begun < perRound && waiting.size === 0) {
      start(begin);
      return;
    }
    const own = waiting.get(owner);
    if (own) own.push(begin);
    else waiting.set(owner, [begin]);
  };
}
