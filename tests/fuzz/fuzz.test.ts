import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadContract } from '../../contract/contract.ts';
import { runGeneration } from '../../conformance/generation/run-generation.ts';
import { setStage, type Stage } from '../../conformance/core/stage.ts';
import { SESSION_COOKIE } from '../../server/http/operation.ts';
import { DEMO_ACCOUNT, seedDatabase } from '../../server/seed/seed.ts';
import { STORY_USERS } from '../../server/seed/users.ts';
import { startSession } from '../../server/services/accounts/sessions.ts';
import { startTestServer, type TestServer } from '../../server/testing/start-test-server.ts';

/** To each operation; `npm run fuzz` sends 1,000. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 100);

/** Tens of thousands of requests; how long they take says nothing about the server. */
const PATIENCE = { timeout: 600_000 };

/** A provider that has an account for each code. */
const social = {
  exchange: async (code: string) => ({ subject: code, email: undefined, nickname: undefined }),
};

let server: TestServer;
let stage: Stage;

/** How far the clock goes with each request: so many in an hour, and no session times out before the last one. */
const STEP_MS = 30_000;

/** An address and a moment of its own for each request: how much comes from one place in an hour is limited. */
function createAddresses(): () => Readonly<Record<string, string>> {
  let sent = 0;
  return () => {
    sent += 1;
    server.clock.advance(STEP_MS);
    // Attempts are counted by the time of the machine.
    vi.setSystemTime(server.clock.now());
    return { 'X-Forwarded-For': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}` };
  };
}

beforeAll(async () => {
  server = await startTestServer({
    socialProviders: new Map([['kakao', social]]),
    rateLimits: { count: async () => undefined, forget: async () => undefined },
  });
  await seedDatabase(server.deps.db, server.deps.passwordCost, server.clock.now());
  stage = setStage(await loadContract(), {
    url: new URL(server.url),
    accounts: [DEMO_ACCOUNT, { ...DEMO_ACCOUNT, email: 'oreum@example.com' }],
    isReadOnly: false,
    seed: 1,
    timeoutMs: 60_000,
    headers: createAddresses(),
  });
  await Promise.all(stage.accounts.map((account) => account.signIn()));
});

afterAll(async () => {
  vi.useRealTimers();
  await server.stop();
});

/** What is not as the contract says, each in a line. */
const departures = () =>
  stage.collector.findings.map(
    ({ operationId, expected, received }) => `${operationId}: ${expected}, but ${received}`,
  );

it('a sign-out ends its own session, however often', PATIENCE, async () => {
  const { db, clock } = server.deps;
  for (let round = 0; round < REQUESTS / 2; round += 1) {
    // Each session is ended before the next begins.
    const token = await startSession(db, STORY_USERS.badang, clock());
    const cookies = { [SESSION_COOKIE]: token };
    // The second sign-out follows the first.
    const first = await stage.visitor.call('signOut', { cookies });
    const second = await stage.visitor.call('signOut', { cookies });
    expect([first.answer?.status, second.answer?.status]).toEqual([200, 200]);
  }
  expect(departures()).toEqual([]);
});

it('requests to each operation, valid and broken, are answered as the contract says', PATIENCE, async () => {
  await runGeneration(stage.worldOf('broken-input-refused', 'generation'), {
    seed: 1,
    casesPerOperation: REQUESTS,
    isThrowaway: true,
  });
  expect(departures()).toEqual([]);
  expect(stage.collector.skipped).toEqual([]);
  // The end of an account would end what is asked on its behalf.
  const operations = stage.contract.operations.filter(({ operationId }) => operationId !== 'deleteAccount');
  const countOf = (operationId: string) =>
    [...(stage.collector.counts.get(operationId)?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  expect(operations.filter(({ operationId }) => countOf(operationId) < REQUESTS)).toEqual([]);
});

it('nothing of this was a fault of the server', () => {
  expect(server.errors).toEqual([]);
});
