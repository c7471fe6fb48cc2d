import type { Database } from './db/client.ts';
import type { DevStandIns } from './http/dev-pages.ts';
import type { ServerLimits } from './http/limits.ts';
import type { Log } from './http/log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './observe/metrics.ts';
import type { RateLimits } from './services/rate-limit.ts';
import type { VisitorMemory } from './services/visitor-memory.ts';
import type { ServerSettings } from './settings.ts';
import type { SocialProvider } from './social/provider.ts';
import type { Storage } from './storage/storage.ts';

/** Tells the present moment. */
export type Clock = () => Date;

/** Folders whose files are served as they are. */
export interface ServedFolders {
  /** The pictures of the example story. */
  exampleImages: string;
  /** The built web app, if this server is to serve it. */
  webApp: string | undefined;
}

/** What handlers work with. Tests bring their own clock, mail and storage. */
export interface Deps {
  settings: ServerSettings;
  db: Database;
  clock: Clock;
  mailer: Mailer;
  storage: Storage;
  /** Social providers by the name that stands in the path. */
  socialProviders: ReadonlyMap<string, SocialProvider>;
  log: Log;
  /** Counts what is done, for who runs the server. */
  metrics: Metrics;
  /** Counts attempts. */
  rateLimits: RateLimits;
  /** How much is done at once, and how slow anybody may be. */
  limits: ServerLimits;
  /** What visitors are told alike, for a moment. */
  visitorMemory: VisitorMemory;
  /** How hard passwords are to hash: scrypt's N. */
  passwordCost: number;
  /** Whether the database answers. */
  ping: () => Promise<void>;
  /** Whether the server is about to stop: it still answers, and asks not to be sent anything more. */
  isStopping: () => boolean;
  folders: ServedFolders;
  /** Pages of stand-ins; production has none. */
  devStandIns: DevStandIns | undefined;
  /** Whether each answer is checked against the contract; one that breaks it becomes a 500. */
  checkAnswers: boolean;
}
