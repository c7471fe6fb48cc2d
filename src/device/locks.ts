/** Lets work be done by one tab at a time. */
export interface LocksPort {
  /**
   * Runs work while no other work of the same name runs, in this tab or in another one of the app. It waits for its
   * turn, however long that takes; the turn of a tab that dies is over.
   *
   * @param work is told whether other work of that name was under way when it was asked for
   * @returns what the work returns; rejects with what it throws
   */
  runAlone: <Result>(name: string, work: (hadToWait: boolean) => Promise<Result>) => Promise<Result>;
}

/** {@link LocksPort} on the Web Locks API; where it is missing or forbidden, among the work of this page alone. */
export function createBrowserLocks(locks: LockManager | undefined): LocksPort {
  const page = createPageLocks();
  if (!locks) return page;
  return {
    async runAlone(name, work) {
      let hasBegun = false;
      const begin = async (hadToWait: boolean) => {
        hasBegun = true;
        return { result: await work(hadToWait) };
      };
      try {
        const atOnce = await locks.request(name, { ifAvailable: true }, (lock) =>
          lock ? begin(false) : null,
        );
        const { result } = atOnce ?? (await locks.request(name, () => begin(true)));
        return result;
      } catch (error) {
        if (hasBegun) throw error;
        return page.runAlone(name, work);
      }
    },
  };
}

function createPageLocks(): LocksPort {
  const lastOfName = new Map<string, Promise<unknown>>();
  return {
    async runAlone(name, work) {
      const before = lastOfName.get(name);
      const turn = before ? before.then(() => work(true)) : work(false);
      const end = turn.catch(() => undefined);
      lastOfName.set(name, end);
      try {
        return await turn;
      } finally {
        if (lastOfName.get(name) === end) lastOfName.delete(name);
      }
    },
  };
}
