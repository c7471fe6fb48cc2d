import type { Database } from '../db/client.ts';
import type { ServerLimits } from '../refusals/limits.ts';
import type { Log } from '../observe/log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { RateLimits } from '../refusals/rate-limit.ts';
import type { MapTiles } from '../services/map/map-tiles.ts';
import type { SpotTexts } from '../services/map/spot-texts.ts';
import type { AlertSenders } from '../services/upkeep/senders/sender.ts';
import type { VisitorMemory } from '../services/upkeep/visitor-memory.ts';
import type { ServerSettings } from '../process/settings.ts';
import type { SocialProvider } from '../social/provider.ts';
import type { StandInProvider } from '../social/stand-in-provider.ts';
import type { Storage } from '../storage/storage.ts';

/** Tells the present moment. */
export type Clock = () => Date;

/** Folders whose files are served as they are. */
export interface ServedFolders {
  /** The pictures of the example story. */
  exampleImages: string;
  /** The built web app, if this server is to serve it. */
  webApp: string | undefined;
}

/** Stand-ins that only development has. */
export interface DevStandIns {
  outbox: Outbox | undefined;
  social: StandInProvider | undefined;
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
  /** Through whom alerts are sent. */
  alertSenders: AlertSenders;
  log: Log;
  /** Counts what is done, for who runs the server. */
  metrics: Metrics;
  /** Counts attempts. */
  rateLimits: RateLimits;
  /** How much is done at once, and how slow anybody may be. */
  limits: ServerLimits;
  /** What visitors are told alike, for a moment. */
  visitorMemory: VisitorMemory;
  /** What stands where on the map, for a moment. */
  mapTiles: MapTiles;
  /** What of the spots on the map never changes. */
  spotTexts: SpotTexts;
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
