/** The Web Locks API: what one tab holds, no other tab of the app gets, and the turn of a tab that dies is over. */
export type LocksPort = Pick<LockManager, 'request'>;

/** Where the API is missing or forbidden: the end of the latest work of each name in this page. */
const endsInPage = new Map<string, Promise<unknown>>();

/**
 * Runs work while no other work of the same name runs, in this tab or in another one of the app; without the Web Locks
 * API, in this page. It waits for its turn, however long that takes.
 *
 * @param locks undefined where the browser has none
 * @param work is told whether other work of that name was under way when it was asked for
 * @returns what the work returns; rejects with what it throws
 */
export async function runAlone<Result>(
  locks: LocksPort | undefined,
  name: string,
  work: (hadToWait: boolean) => Promise<Result>,
): Promise<Result> {
  if (!locks) return runAloneInPage(name, work);
  let hasBegun = false;
  const begin = async (hadToWait: boolean) => {
    hasBegun = true;
    return { result: await work(hadToWait) };
  };
  try {
    const atOnce = await locks.request(name, { ifAvailable: true }, (lock) => (lock ? begin(false) : null));
    const { result } = atOnce ?? (await locks.request(name, () => begin(true)));
    return result;
  } catch (error) {
    if (hasBegun) throw error;
    return runAloneInPage(name, work);
  }
}

async function runAloneInPage<Result>(
  name: string,
  work: (hadToWait: boolean) => Promise<Result>,
): Promise<Result> {
  const before = endsInPage.get(name);
  const turn = before ? before.then(() => work(true)) : work(false);
  const end = turn.catch(() => undefined);
  endsInPage.set(name, end);
  try {
    return await turn;
  } finally {
    if (endsInPage.get(name) === end) endsInPage.delete(name);
  }
}
