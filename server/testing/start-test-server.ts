import type { Deps } from '../http/deps.ts';
import { users } from '../db/schema.ts';
import { SERVER_LIMITS } from '../refusals/limits.ts';
import { SESSION_COOKIE } from '../http/operation.ts';
import { createOutbox, type Outbox } from '../mail/outbox.ts';
import { createMetrics } from '../observe/metrics.ts';
import { createMemoryRateLimits } from '../refusals/rate-limit.ts';
import { startSession } from '../services/accounts/sessions.ts';
import { createMapTiles } from '../services/map/map-tiles.ts';
import { createSpotTexts } from '../services/map/spot-texts.ts';
import { closeAlertSenders, createAlertSenders } from '../services/upkeep/senders/create-senders.ts';
import { NO_MEMORY } from '../services/upkeep/visitor-memory.ts';
import { readServerSettings } from '../process/settings.ts';
import { listen } from '../app.ts';
import { EXAMPLE_IMAGES } from '../process/folders.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { openTestDatabase } from './test-database.ts';

type UserRow = typeof users.$inferInsert;

export interface TestServer {
  url: string;
  deps: Deps;
  clock: TestClock;
  outbox: Outbox;
  /** The errors that the server wrote to its log. */
  errors: readonly Readonly<Record<string, unknown>>[];
  /** A visitor's browser. */
  visitor(): TestClient;
  /** A user's row in the database and a browser with a session of that user. */
  user(row?: Partial<UserRow>): Promise<{ userId: number; client: TestClient }>;
  stop(): Promise<void>;
}

/**
 * Starts the server on a free port, with an empty database in memory, mail and uploads in memory, a clock that stands
 * still, and every answer checked against the contract.
 */
export async function startTestServer({
  clock = createTestClock(),
  settings = readServerSettings({ NODE_ENV: 'test', TRUST_PROXY: '1' }),
  ...changes
}: { clock?: TestClock } & Partial<Omit<Deps, 'clock'>> = {}): Promise<TestServer> {
  const database = await openTestDatabase();
  const { db } = database;
  const outbox = createOutbox(clock.now);
  const errors: Readonly<Record<string, unknown>>[] = [];
  const deps: Deps = {
    settings,
    alertSenders: createAlertSenders(settings),
    db,
    clock: clock.now,
    mailer: outbox,
    storage: createMemoryStorage(),
    socialProviders: new Map(),
    log: (level, _event, fields = {}) => {
      if (level === 'error') errors.push(fields);
    },
    metrics: createMetrics(),
    rateLimits: createMemoryRateLimits(),
    limits: SERVER_LIMITS,
    ping: () => database.ping(),
    isStopping: () => false,
    folders: { exampleImages: EXAMPLE_IMAGES, webApp: undefined },
    devStandIns: undefined,
    visitorMemory: NO_MEMORY,
    mapTiles: createMapTiles(db, NO_MEMORY),
    spotTexts: createSpotTexts(db),
    passwordCost: 16,
    checkAnswers: true,
    ...changes,
  };
  const server = await listen(deps, '127.0.0.1', 0);
  let made = 0;
  return {
    url: server.url,
    deps,
    clock,
    outbox,
    errors,
    visitor: () => createTestClient(server.url),
    async user(row = {}) {
      made += 1;
      const email = `user${made}@example.com`;
      const [user] = await db
        .insert(users)
        .values({
          email,
          emailKey: email,
          nickname: `사용자${made}`,
          themes: ['힐링'],
          gender: 'FEMALE',
          birthYear: 1998,
          createdAt: clock.now(),
          ...row,
        })
        .returning({ id: users.id });
      if (!user) throw new Error('The user was not made.');
      const client = createTestClient(server.url);
      client.cookies.set(SESSION_COOKIE, await startSession(db, user.id, clock.now()));
      return { userId: user.id, client };
    },
    async stop() {
      await server.stop();
      closeAlertSenders(deps.alertSenders);
      await database.close();
    },
  };
}
