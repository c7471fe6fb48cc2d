import { prepareDataFolder } from './data-folder.ts';
import { lockDataFolder } from './db/data-lock.ts';
import {
  openEmbedded,
  openPostgres,
  POSTGRES_LIMITS,
  type OpenDatabase,
  type Preparation,
} from './db/client.ts';
import type { Clock, Deps } from './deps.ts';
import { EXAMPLE_IMAGES, WEB_APP } from './folders.ts';
import { SERVER_LIMITS } from './http/limits.ts';
import { describeError, type Log } from './http/log.ts';
import { createOutbox } from './mail/outbox.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { createMetrics } from './observe/metrics.ts';
import { PASSWORD_COST } from './services/passwords.ts';
import {
  createDatabaseRateLimits,
  createMemoryRateLimits,
  createRedisRateLimits,
} from './services/rate-limit.ts';
import { createVisitorMemory, VISITOR_MEMORY } from './services/visitor-memory.ts';
import type { ServerSettings } from './settings.ts';
import { createKakaoProvider } from './social/kakao-provider.ts';
import type { SocialProvider } from './social/provider.ts';
import { createStandInProvider } from './social/stand-in-provider.ts';
import { createFolderStorage } from './storage/folder-storage.ts';
import { createS3Storage } from './storage/s3-storage.ts';
import type { Storage } from './storage/storage.ts';

export interface ComposedServer {
  deps: Deps;
  /** Closes the database. Call it when nothing is served any more. */
  close: () => Promise<void>;
}

/**
 * Puts the server together as the settings say: which database, mail, storage and social login.
 * @param prepare what is done to the database before anybody uses it, by one process at a time
 */
export async function composeServer(
  settings: ServerSettings,
  log: Log,
  prepare: Preparation,
  clock: Clock = () => new Date(),
): Promise<ComposedServer> {
  const database = await openDatabase(settings, prepare);
  const isDevelopment = settings.mode === 'development';
  const outbox = settings.smtpUrl === undefined ? createOutbox(clock) : undefined;
  const standIn = isDevelopment && settings.social === undefined ? createStandInProvider() : undefined;
  const kakao: SocialProvider | undefined = settings.social ? createKakaoProvider(settings.social) : standIn;
  const mailer =
    settings.smtpUrl === undefined ? outbox : await createSmtpMailer(settings.smtpUrl, settings.mailFrom);
  const redis =
    settings.redisUrl === undefined
      ? undefined
      : await createRedisRateLimits(settings.redisUrl, (error) =>
          log('warning', 'redis failed', describeError(error)),
        );
  const own =
    settings.databaseUrl === undefined ? createMemoryRateLimits() : createDatabaseRateLimits(database.db);
  if (mailer === undefined) throw new Error('There is neither a mail server nor an outbox.');
  return {
    deps: {
      settings,
      db: database.db,
      clock,
      mailer,
      storage: await openStorage(settings),
      socialProviders: new Map(kakao ? [['kakao', kakao]] : []),
      log,
      metrics: createMetrics(database.pool, true),
      rateLimits: redis ?? own,
      limits: SERVER_LIMITS,
      visitorMemory: createVisitorMemory(VISITOR_MEMORY),
      passwordCost: PASSWORD_COST,
      ping: () => database.ping(),
      isStopping: () => false,
      folders: { exampleImages: EXAMPLE_IMAGES, webApp: WEB_APP },
      devStandIns: isDevelopment ? { outbox, social: standIn } : undefined,
      checkAnswers: isDevelopment,
    },
    close: async () => {
      redis?.close();
      await database.close();
    },
  };
}

/** Opens where the settings keep pictures. */
export async function openStorage({ s3, dataDir }: Pick<ServerSettings, 's3' | 'dataDir'>): Promise<Storage> {
  return s3 ? createS3Storage(s3) : createFolderStorage(prepareDataFolder(dataDir, 'uploads'));
}

async function openDatabase(settings: ServerSettings, prepare: Preparation): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, databasePoolSize: poolSize } = settings;
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, { ...POSTGRES_LIMITS, poolSize }, prepare);
  const folder = prepareDataFolder(dataDir, 'database');
  const unlock = lockDataFolder(dataDir);
  const database = await openEmbedded(folder, undefined, prepare).catch((error: unknown) => {
    unlock();
    throw error;
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      unlock();
    },
  };
}
