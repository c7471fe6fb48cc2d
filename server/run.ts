import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  describeFailure,
  openEmbedded,
  openPostgres,
  POSTGRES_LIMITS,
  type Database,
  type OpenDatabase,
  type Preparation,
} from './db/client.ts';
import { BRAND_NAME } from '../src/domain/brand.ts';
import type { Clock, Deps, ServedFolders } from './http/deps.ts';
import { describeError, jsonLog, type Log } from './observe/log.ts';
import { serveMetrics } from './http/serve-metrics.ts';
import { startTracing } from './observe/tracing.ts';
import { PASSWORD_COST } from './secrets/passwords.ts';
import { alertOfStreaks } from './services/upkeep/alerts.ts';
import { closeAlertSenders, createAlertSenders } from './services/upkeep/senders/create-senders.ts';
import { cleanWhatIsDue } from './services/upkeep/retention.ts';
import { closeStoryAccounts, DEMO_ACCOUNT, seedDatabase } from './seed/seed.ts';
import { readServerSettings, type ServerSettings } from './process/settings.ts';
import { listen } from './app.ts';
import type { RunningServer } from './http/serve.ts';
import { stopOnSignal } from './process/stop-on-signal.ts';
import { prepareDataFolder } from './process/data-folder.ts';
import { lockDataFolder } from './db/data-lock.ts';
import { EXAMPLE_IMAGES, WEB_APP } from './process/folders.ts';
import { SERVER_LIMITS } from './refusals/limits.ts';
import { createOutbox } from './mail/outbox.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { createMetrics } from './observe/metrics.ts';
import {
  createDatabaseRateLimits,
  createMemoryRateLimits,
  createRedisRateLimits,
} from './refusals/rate-limit.ts';
import { createMapTiles } from './services/map/map-tiles.ts';
import { createSpotTexts } from './services/map/spot-texts.ts';
import { createVisitorMemory, VISITOR_MEMORY } from './services/upkeep/visitor-memory.ts';
import { createKakaoProvider } from './social/kakao-provider.ts';
import type { SocialProvider } from './social/provider.ts';
import { createStandInProvider } from './social/stand-in-provider.ts';
import { openStorage } from './storage/open-storage.ts';

/** How often it is looked what is due to be deleted or told, in milliseconds. */
const TIDY_EVERY_MS = 10 * 60_000;

export interface RunOptions {
  /** The variables of `.env.example`. */
  environment: Readonly<Record<string, unknown>>;
  /** Whether production too begins with the example story; there nobody can sign in as its people. */
  seed?: boolean;
  /** The built web app to serve, instead of the one in dist/. */
  webApp?: string;
  log?: Log;
  /** Puts a server in front of this one, at the given address, on which browsers then open the product. */
  front?: (url: string) => Promise<RunningServer>;
}

/** Ends a command over something that its user can mend: the message alone says what. */
export function failWithMessage(error: unknown): void {
  console.error(describeFailure(error));
  process.exitCode = 1;
}

/** What works, and is still not what people want who do not know it. */
function warn(log: Log, { mode, databaseUrl }: ServerSettings, isAppServed: boolean): void {
  if (mode === 'production' && databaseUrl === undefined) {
    log('warning', 'production on the embedded database', {
      detail:
        'It does not wait for the disk: a failure of the machine takes what was last written. Set DATABASE_URL.',
    });
  }
  if (!isAppServed) {
    log('warning', 'the app is not built', {
      detail: 'Only the API is served. npm run build builds the app.',
    });
  }
}

const isBuilt = ({ webApp }: ServedFolders) => webApp !== undefined && existsSync(join(webApp, 'index.html'));

/**
 * Runs the server until the process is told to stop, which it does within ten seconds. A first run in development fills
 * the database with the example story; where the product is and who can sign in there is printed.
 *
 * @throws an Error for wrong settings, a data folder in use or a taken port; nothing of the server is left open then
 */
export async function runServer({
  environment,
  seed = false,
  webApp,
  log = jsonLog,
  front,
}: RunOptions): Promise<RunningServer> {
  const settings = readServerSettings(environment);
  const isDevelopment = settings.mode === 'development';
  const prepare = async (db: Database) => {
    // Everybody can read the password of the story's people: it opens nothing among real users.
    if (!isDevelopment) await closeStoryAccounts(db);
    if (isDevelopment || seed) await seedDatabase(db, isDevelopment ? PASSWORD_COST : undefined, new Date());
  };
  const { deps, close } = await composeServer(settings, log, prepare);
  const endTracing = settings.isTraced ? await startTracing() : undefined;
  const folders = webApp === undefined ? deps.folders : { ...deps.folders, webApp };
  const isAppServed = front !== undefined || isBuilt(folders);
  let stopping: Promise<void> | undefined;
  const servers: RunningServer[] = [];
  const start = async () => {
    const answering = { ...deps, folders, isStopping: () => stopping !== undefined };
    const api = await listen(answering, settings.host, settings.port);
    servers.push(api);
    const { metrics } = settings;
    if (metrics) servers.push(await serveMetrics(deps.metrics, metrics.host, metrics.port));
    if (front) servers.push(await front(api.url));
    return api;
  };
  /** What was opened last is in front of the rest, and closed first. */
  const closeAll = async () => {
    for (const server of servers.toReversed()) await server.stop();
    await close();
    await endTracing?.();
  };
  const api = await start().catch(async (error: unknown) => {
    await closeAll();
    throw error;
  });
  const [, metrics] = settings.metrics ? servers : [];
  const url = (front && servers.at(-1)?.url) ?? api.url;

  const tidyUp = () =>
    cleanWhatIsDue(deps, deps.clock()).catch((error: unknown) =>
      log('error', 'deleting what is kept for a time failed', describeError(error)),
    );
  const remind = () =>
    alertOfStreaks(deps, deps.clock()).catch((error: unknown) =>
      log('error', 'telling of streaks failed', describeError(error)),
    );
  const doWhatIsDue = () => {
    void tidyUp();
    void remind();
  };
  const tidying = setInterval(doWhatIsDue, TIDY_EVERY_MS).unref();

  const stopServer = async () => {
    clearInterval(tidying);
    // Whoever sends requests here is given the time to see that it is not to: it asks /readyz now and then.
    api.drain();
    await wait(settings.drainMs);
    await closeAll();
  };
  const stop = () => (stopping ??= stopServer().finally(() => forget()));
  const forget = stopOnSignal(stop, log, settings.drainMs);

  // Whoever reads that it has started may tell it to stop.
  warn(log, settings, isAppServed);
  log('info', 'started', { url: api.url, mode: settings.mode, metricsUrl: metrics?.url });
  if (isDevelopment) {
    console.log(`\n  ${BRAND_NAME}: ${url}`);
    if (!isAppServed) console.log('  Only the API is there: the app is not built (npm run build).');
    console.log(`  Demo account: ${DEMO_ACCOUNT.email} / ${DEMO_ACCOUNT.password}`);
    if (deps.devStandIns?.outbox) console.log(`  Mails that were sent: ${url}/dev/outbox\n`);
  }
  return { url, stop };
}

const wallClock: Clock = () => new Date();

interface ComposedServer {
  deps: Deps;
  /** Closes the database. Call it when nothing is served any more. */
  close: () => Promise<void>;
}

/**
 * Puts the server together as the settings say: which database, mail, storage and social login.
 * @param prepare what is done to the database before anybody uses it, by one process at a time
 */
async function composeServer(
  settings: ServerSettings,
  log: Log,
  prepare: Preparation,
): Promise<ComposedServer> {
  const database = await openDatabase(settings, prepare);
  const isDevelopment = settings.mode === 'development';
  const outbox = settings.smtpUrl === undefined ? createOutbox(wallClock) : undefined;
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
  const alertSenders = createAlertSenders(settings);
  if (mailer === undefined) throw new Error('There is neither a mail server nor an outbox.');
  return {
    deps: {
      settings,
      db: database.db,
      clock: wallClock,
      mailer,
      storage: await openStorage(settings),
      socialProviders: new Map(kakao ? [['kakao', kakao]] : []),
      alertSenders,
      log,
      metrics: createMetrics(database.pool, true),
      rateLimits: redis ?? own,
      limits: SERVER_LIMITS,
      visitorMemory: createVisitorMemory(VISITOR_MEMORY),
      mapTiles: createMapTiles(database.db),
      spotTexts: createSpotTexts(database.db),
      passwordCost: PASSWORD_COST,
      ping: () => database.ping(),
      isStopping: () => false,
      folders: { exampleImages: EXAMPLE_IMAGES, webApp: WEB_APP },
      devStandIns: isDevelopment ? { outbox, social: standIn } : undefined,
      checkAnswers: isDevelopment,
    },
    close: async () => {
      closeAlertSenders(alertSenders);
      redis?.close();
      await database.close();
    },
  };
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
