/** Lets only so much run at once. Whoever comes later waits. */
export interface Turns {
  /**
   * Resolves when it is the owner's turn, with what ends the turn. End each turn once.
   * @param owner who has only a share of all turns, however many they ask for
   */
  take(owner: string): Promise<() => void>;
}

/**
 * @param atOnce how many turns there are
 * @param perOwner how many of them one owner may have
 */
export function createTurns({ atOnce, perOwner }: { atOnce: number; perOwner: number }): Turns {
  const held: string[] = [];
  const waiting: { owner: string; start: () => void }[] = [];

  const heldBy = (owner: string) => held.filter((one) => one === owner).length;

  function startNext(): void {
    if (held.length >= atOnce) return;
    const index = waiting.findIndex(({ owner }) => heldBy(owner) < perOwner);
    const [next] = index === -1 ? [] : waiting.splice(index, 1);
    if (next === undefined) return;
    held.push(next.owner);
    next.start();
  }

  return {
    async take(owner) {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push({ owner, start: resolve });
      startNext();
      await promise;
      return () => {
        held.splice(held.indexOf(owner), 1);
        startNext();
      };
    },
  };
}
