import { overloaded, tooManyRequests } from './refusal.ts';

/** How many turns there are, and how many may wait for one. */
export interface TurnRules {
  /** Turns at once. */
  atOnce: number;
  /** Turns at once of one owner, however many that one asks for. */
  perOwner: number;
  /** How many requests of one owner may wait. */
  waitingPerOwner: number;
  /** How many requests may wait in all. */
  waiting: number;
}

/** Lets only so much run at once. Whoever comes later waits, and owners take turns. */
export interface Turns {
  /**
   * Resolves when it is the owner's turn, with what ends the turn. End each turn once.
   * @throws a Refusal when too many wait: of this owner, or in all
   */
  take(owner: string): Promise<() => void>;
  /** How many run and wait at this moment. */
  counts(): { running: number; waiting: number };
}

/** After how many seconds who was not even let wait may ask again. */
const RETRY_AFTER_SECONDS = 2;

interface Owner {
  held: number;
  waiting: (() => void)[];
}

export function createTurns({ atOnce, perOwner, waitingPerOwner, waiting }: TurnRules): Turns {
  const owners = new Map<string, Owner>();
  /** Owners with somebody waiting and a turn to take, whose turn is next first. */
  const ready = new Set<string>();
  let running = 0;
  let waitingNow = 0;

  function startNext(): void {
    for (const name of ready) {
      if (running >= atOnce) return;
      ready.delete(name);
      const owner = owners.get(name);
      const start = owner?.waiting.shift();
      if (owner === undefined || start === undefined) continue;
      owner.held += 1;
      running += 1;
      waitingNow -= 1;
      start();
      // Behind everybody else.
      if (owner.waiting.length > 0 && owner.held < perOwner) ready.add(name);
    }
  }

  function end(name: string, owner: Owner): void {
    owner.held -= 1;
    running -= 1;
    if (owner.waiting.length > 0) ready.add(name);
    else if (owner.held === 0) owners.delete(name);
    startNext();
  }

  return {
    async take(name) {
      const owner = owners.get(name) ?? { held: 0, waiting: [] };
      if (owner.waiting.length >= waitingPerOwner) throw tooManyRequests(RETRY_AFTER_SECONDS);
      if (waitingNow >= waiting) throw overloaded(RETRY_AFTER_SECONDS);
      const { promise, resolve } = Promise.withResolvers<void>();
      owners.set(name, owner);
      owner.waiting.push(resolve);
      waitingNow += 1;
      if (owner.held < perOwner) ready.add(name);
      startNext();
      await promise;
      return () => end(name, owner);
    },
    counts: () => ({ running, waiting: waitingNow }),
  };
}
