import { createApp } from '../../server/app.ts';
import type { Deps } from '../../server/http/deps.ts';
import { EXAMPLE_IMAGES } from '../../server/process/folders.ts';
import { SERVER_LIMITS } from '../../server/refusals/limits.ts';
import { createOutbox, type Outbox } from '../../server/mail/outbox.ts';
import { DEMO_ACCOUNT, seedDatabase } from '../../server/seed/seed.ts';
import { createMetrics } from '../../server/observe/metrics.ts';
import type { RateLimits } from '../../server/refusals/rate-limit.ts';
import { createMapTiles } from '../../server/services/map/map-tiles.ts';
import { createSpotTexts } from '../../server/services/map/spot-texts.ts';
import { createAlertSenders } from '../../server/services/upkeep/senders/create-senders.ts';
import { NO_MEMORY } from '../../server/services/upkeep/visitor-memory.ts';
import { readServerSettings } from '../../server/process/settings.ts';
import { createStandInProvider, type StandInProvider } from '../../server/social/stand-in-provider.ts';
import type { SocialProvider } from '../../server/social/provider.ts';
import { serve } from '../../server/http/serve.ts';
import { createMemoryStorage } from '../../server/testing/memory-storage.ts';
import { openFilled } from '../../server/testing/test-database.ts';
import { withFault, type Serve } from './call.ts';
import type { Mutant } from './mutant.ts';

/** A cheap hash: a run signs in and up often, and guards nobody's password. */
export const PASSWORD_COST = 16;

/** A run asks more often than any person: every kind of input, several times over. */
const NO_RATE_LIMITS: RateLimits = { count: async () => {}, forget: async () => {} };

export interface ReferenceServer {
  /** Where it answers, without a slash at the end. */
  url: string;
  /** Two people of the example story: one with vouchers and challenges, one at the start. */
  accounts: readonly [Account, Account];
  /** Where the mails stand that were sent. */
  outboxPath: string;
  /** Codes of the social stand-in's people, each to be taken once. */
  socialCodes: readonly string[];
  stop(): Promise<void>;
}

interface Account {
  email: string;
  password: string;
}

/** Everybody in the example story has the same password. */
const SECOND_ACCOUNT = { email: 'oreum@example.com', password: DEMO_ACCOUNT.password };

export interface Composed {
  deps: Deps;
  outbox: Outbox;
  close(): Promise<void>;
}

const clock = () => new Date();

const openStory = openFilled((db) => seedDatabase(db, PASSWORD_COST, clock()));

/** The reference server's parts: a database of its own with the example story, mail and uploads in memory. */
export async function composeReference(
  social: SocialProvider,
  environment: Readonly<Record<string, string>> = { NODE_ENV: 'test' },
): Promise<Composed> {
  const database = await openStory();
  const outbox = createOutbox(clock);
  const settings = readServerSettings(environment);
  return {
    outbox,
    deps: {
      settings,
      alertSenders: createAlertSenders(settings),
      db: database.db,
      clock,
      mailer: outbox,
      storage: createMemoryStorage(),
      socialProviders: new Map([['kakao', social]]),
      log: () => undefined,
      metrics: createMetrics(),
      rateLimits: NO_RATE_LIMITS,
      limits: SERVER_LIMITS,
      passwordCost: PASSWORD_COST,
      ping: () => database.ping(),
      folders: { exampleImages: EXAMPLE_IMAGES, webApp: undefined },
      devStandIns: { outbox, social: undefined },
      visitorMemory: NO_MEMORY,
      mapTiles: createMapTiles(database.db, NO_MEMORY),
      spotTexts: createSpotTexts(database.db),
      isStopping: () => false,
      checkAnswers: true,
    },
    close: () => database.close(),
  };
}

/** What makes a server other than the reference. */
type Otherwise = Pick<Mutant, 'fault'>;

/** The reference server as a function; with mutants, as those depart from it. */
export function serveIn(deps: Deps, ...mutants: readonly Otherwise[]): Serve {
  const app = createApp(deps);
  const reference: Serve = async (request, from) => {
    // A fault is put into the words of an answer, which it cannot read compressed.
    if (mutants.length > 0) request.headers.delete('Accept-Encoding');
    return app.fetch(request, from);
  };
  return mutants.reduce((served, { fault }) => withFault(served, deps, fault(deps)), reference);
}

/** A reference server whose database several servers may share, one after the other. */
export interface ReferenceWorld {
  composed: Composed;
  social: StandInProvider;
}

/** The parts of a reference server, with a stand-in for social login. */
export async function composeWorld(): Promise<ReferenceWorld> {
  const social = createStandInProvider();
  return { composed: await composeReference(social), social };
}

/** Serves a world on a free port of this machine. Stopping it leaves the world as it is then. */
export async function serveWorld(
  { composed, social }: ReferenceWorld,
  ...mutants: readonly (Otherwise | undefined)[]
): Promise<ReferenceServer> {
  const running = await serve(
    serveIn(composed.deps, ...mutants.filter((mutant) => mutant !== undefined)),
    '127.0.0.1',
    0,
  );
  return {
    url: running.url.replace('localhost', '127.0.0.1'),
    accounts: [DEMO_ACCOUNT, SECOND_ACCOUNT],
    outboxPath: '/dev/outbox.json',
    socialCodes: social.accounts.flatMap(({ subject }) => social.authorize(subject) ?? []),
    stop: () => running.stop(),
  };
}

/**
 * Starts the reference server on a free port of this machine, with the example story, stand-ins for mail and social
 * login, and no limits of rates.
 */
export async function startReferenceServer(
  ...mutants: readonly (Otherwise | undefined)[]
): Promise<ReferenceServer> {
  const world = await composeWorld();
  const server = await serveWorld(world, ...mutants);
  return {
    ...server,
    async stop() {
      await server.stop();
      await world.composed.close();
    },
  };
}
