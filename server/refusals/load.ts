import type { QueueCounts } from '../observe/metrics.ts';
import type { ServerLimits } from './limits.ts';
import { createTurns, type Turns } from './turns.ts';

/** Who asks, as far as it is known before anything is looked up. */
interface Asker {
  /** The token of the session cookie, whether or not it opens a session. */
  sessionToken: string | undefined;
  clientAddress: string;
}

/** Shares what the server can do at once among those who ask. Each call refuses with 429 or 503 who would wait too long. */
export interface Load {
  /** Works on a request when it is the turn of its session and of its address. */
  serve<Result>(asker: Asker, work: () => Promise<Result>): Promise<Result>;
  /** Resolves when a large body of the owner may be received, with what ends that. */
  receive(owner: string): Promise<() => void>;
  /** Works on a large body of the owner. */
  process<Result>(owner: string, work: () => Promise<Result>): Promise<Result>;
  /** How many run and wait at this moment. */
  counts(): QueueCounts;
}

async function inTurn<Result>(turns: Turns, owner: string, work: () => Promise<Result>): Promise<Result> {
  const end = await turns.take(owner);
  try {
    return await work();
  } finally {
    end();
  }
}

export function createLoad(limits: ServerLimits): Load {
  const sessions = createTurns(limits.session);
  const addresses = createTurns(limits.address);
  const receiving = createTurns(limits.receiving);
  const processing = createTurns(limits.processing);
  return {
    serve({ sessionToken, clientAddress }, work) {
      const atAddress = () => inTurn(addresses, clientAddress, work);
      // First the session: who floods the server waits behind themselves, not their neighbours at the same address.
      return sessionToken === undefined ? atAddress() : inTurn(sessions, sessionToken, atAddress);
    },
    receive: (owner) => receiving.take(owner),
    process: (owner, work) => inTurn(processing, owner, work),
    counts: () => ({
      session: sessions.counts(),
      address: addresses.counts(),
      receiving: receiving.counts(),
      processing: processing.counts(),
    }),
  };
}
