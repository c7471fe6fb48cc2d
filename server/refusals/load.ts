import type { QueueCounts } from '../observe/metrics.ts';
import type { ServerLimits } from './limits.ts';
import { createTurns } from './turns.ts';

/** Who asks, as far as it is known before anything is looked up. */
interface Asker {
  /** The token of the session cookie, whether or not it opens a session. */
  sessionToken: string | undefined;
  clientAddress: string;
}

/** Servers of others, which a request may have to wait for. */
export type OtherServer = 'mail' | 'social';

/**
 * Gives the turn of a request back, and takes one of those for another server until the request is over.
 * @throws a Refusal when too many wait for that server
 */
export type WaitFor = (server: OtherServer) => Promise<void>;

/** Shares what the server can do at once among those who ask. Each call refuses with 429 or 503 who would wait too long. */
export interface Load {
  /** Works on a request when it is the turn of its session and of its address. */
  serve<Result>(asker: Asker, work: (waitFor: WaitFor) => Promise<Result>): Promise<Result>;
  /** Resolves when a large body of the owner may be received, with what ends that. */
  receive(owner: string): Promise<() => void>;
  /** Works on a large body of the owner. */
  process<Result>(owner: string, work: (waitFor: WaitFor) => Promise<Result>): Promise<Result>;
  /** Resolves when a picture may be answered to an address, with what ends that: its reader may be slow. */
  show(clientAddress: string): Promise<() => void>;
  /** How many run and wait at this moment. */
  counts(): QueueCounts;
}

/**
 * Works in one turn after another: what takes the next one gives back those before it first.
 *
 * @param takeFirst takes the first turns, and adds what ends each of them
 */
async function inTurns<Result>(
  takeFirst: (ends: (() => void)[]) => Promise<void>,
  takeOther: (server: OtherServer) => Promise<() => void>,
  work: (waitFor: WaitFor) => Promise<Result>,
): Promise<Result> {
  const ends: (() => void)[] = [];
  const endAll = () => {
    for (const end of ends.splice(0)) end();
  };
  try {
    await takeFirst(ends);
    return await work(async (server) => {
      endAll();
      ends.push(await takeOther(server));
    });
  } finally {
    endAll();
  }
}

export function createLoad(limits: ServerLimits): Load {
  const sessions = createTurns(limits.session);
  const addresses = createTurns(limits.address);
  const receiving = createTurns(limits.receiving);
  const processing = createTurns(limits.processing);
  const pictures = createTurns(limits.pictures);
  const others = { mail: createTurns(limits.mail), social: createTurns(limits.social) };
  return {
    serve: ({ sessionToken, clientAddress }, work) =>
      inTurns(
        async (ends) => {
          // First the session: who floods the server waits behind themselves, not their neighbours at the same address.
          if (sessionToken !== undefined) ends.push(await sessions.take(sessionToken));
          ends.push(await addresses.take(clientAddress));
        },
        (server) => others[server].take(clientAddress),
        work,
      ),
    receive: (owner) => receiving.take(owner),
    process: (owner, work) =>
      inTurns(
        async (ends) => void ends.push(await processing.take(owner)),
        (server) => others[server].take(owner),
        work,
      ),
    show: (clientAddress) => pictures.take(clientAddress),
    counts: () => ({
      session: sessions.counts(),
      address: addresses.counts(),
      receiving: receiving.counts(),
      processing: processing.counts(),
      pictures: pictures.counts(),
      mail: others.mail.counts(),
      social: others.social.counts(),
    }),
  };
}
