import type { TurnRules } from './turns.ts';

/** How slow somebody may be who sends or reads. */
export interface PaceRules {
  /** The least rate over the whole time after the patience, in bytes per second. */
  bytesPerSecond: number;
  /** How long somebody may send or read nothing at all, in milliseconds. */
  patienceMs: number;
}

/** How much of a request is still taken when it has been refused, so that the answer arrives. */
export interface LingerRules {
  /** The most bytes that are thrown away. */
  bytes: number;
  /** For how long, in milliseconds. */
  ms: number;
}

/** How much is drawn of the app's pages; whoever comes beyond it gets the app without a drawing, as from any other host. */
export interface DrawingLimits {
  /** How many pages are drawn at a time. */
  atOnce: number;
  /** A page that takes longer is not waited for, in milliseconds. */
  patienceMs: number;
}

/** How much the server does at once, and for how long it bears with whom. Nobody's share is everything. */
export interface ServerLimits {
  /** Requests of one session. */
  session: TurnRules;
  /** Requests of one address: those of visitors, and those of the sessions whose turn it is. */
  address: TurnRules;
  /** Bodies of more than 64 kB that are being received, into files: of one user, or of one address. */
  receiving: TurnRules;
  /** Bodies of more than 64 kB that are taken apart in memory, and their pictures decoded. */
  processing: TurnRules;
  /** Requests that wait for the mail server: of one address. However long it is silent, nobody else waits for it. */
  mail: TurnRules;
  /** Requests that wait for the provider of a social login: of one address. */
  social: TurnRules;
  /** Pictures of uploads that are being answered: of one address. */
  pictures: TurnRules;
  /** Pages of the app. */
  drawing: DrawingLimits;
  /** Who sends a body. */
  sender: PaceRules;
  /** Who reads an answer. */
  reader: PaceRules;
  /** Who goes on sending what has been refused. */
  linger: LingerRules;
}

export const SERVER_LIMITS: ServerLimits = {
  session: { atOnce: 1000, perOwner: 4, waitingPerOwner: 1000, waiting: 20_000 },
  address: { atOnce: 64, perOwner: 24, waitingPerOwner: 2000, waiting: 20_000 },
  receiving: { atOnce: 256, perOwner: 2, waitingPerOwner: 32, waiting: 1000 },
  processing: { atOnce: 4, perOwner: 1, waitingPerOwner: 32, waiting: 256 },
  mail: { atOnce: 32, perOwner: 8, waitingPerOwner: 32, waiting: 64 },
  social: { atOnce: 32, perOwner: 8, waitingPerOwner: 32, waiting: 64 },
  pictures: { atOnce: 2000, perOwner: 32, waitingPerOwner: 500, waiting: 5000 },
  drawing: { atOnce: 4, patienceMs: 1000 },
  sender: { bytesPerSecond: 4000, patienceMs: 30_000 },
  reader: { bytesPerSecond: 4000, patienceMs: 30_000 },
  linger: { bytes: 64_000_000, ms: 30_000 },
};
