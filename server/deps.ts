import type { Database } from './db/client.ts';
import type { Log } from './http/log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { ServerSettings } from './settings.ts';
import type { SocialProvider } from './social/provider.ts';
import type { Storage } from './storage/storage.ts';

/** Tells the present moment. */
export type Clock = () => Date;

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
  /** How hard passwords are to hash: scrypt's N. */
  passwordCost: number;
  /** Whether each answer is checked against the contract; one that breaks it becomes a 500. */
  checkAnswers: boolean;
}
