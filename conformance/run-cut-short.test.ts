import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadContract, type Contract } from '../contract/contract.ts';
import { runGeneration } from './generation/run-generation.ts';
import { startReferenceServer } from '../faulty-servers/kit/reference-server.ts';
import { runConformance } from './run.ts';
import { setStage } from './core/stage.ts';
import { optionsFor } from './testing/options-for.ts';
import { sendJson, startSmallServer } from './testing/small-server.ts';

const ACCOUNT = { email: 'gamgyul@example.com', password: 'jeju_2026!' };

let contract: Contract;
const servers: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  contract = await loadContract();
});

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

async function startServer(...[answer]: Parameters<typeof startSmallServer>): Promise<URL> {
  const server = await startSmallServer(answer);
  servers.push(server);
  return server.url;
}

/** Answers the first requests, and hangs up on all others. */
async function startDying(): Promise<URL> {
  let answered = 0;
  return startServer((_, response) => {
    answered += 1;
    if (answered > 3) response.destroy();
    else sendJson(response, 200, { content: [] });
  });
}

it('a run of some operations alone tells that the server died at another operation', async () => {
  const run = await runConformance(optionsFor(await startDying(), { only: ['getSpot'] }));
  expect(run.findings.map(({ check, operationId }) => [check, operationId])).toContainEqual([
    'answers',
    'listLatestSpots',
  ]);
});

it('a run of some operations alone tells that an account which was given does not sign in', async () => {
  const url = await startServer((request, response) => {
    if (request.url === '/v1/users/auth/login') sendJson(response, 500, { success: false });
    else sendJson(response, 200, { content: [] });
  });
  const run = await runConformance(optionsFor(url, { accounts: [ACCOUNT], only: ['signOut'] }));
  expect(run.findings.map(({ check, operationId }) => [check, operationId])).toContainEqual([
    'no-server-error',
    'login',
  ]);
});

it('a run of some operations alone is no good run where all that was found is known, and the server died', async () => {
  const known = contract.operations.map(({ operationId }) => ({
    check: 'answers' as const,
    operation: operationId,
    reason: 'Known.',
  }));
  const run = runConformance(optionsFor(await startDying(), { only: ['searchMap'] }), known);
  await expect(run).rejects.toThrow('The server stopped to answer');
});

it('a known departure is not stale where its check left itself out', async () => {
  const server = await startReferenceServer();
  servers.push(server);
  const registration = { check: 'registration', operation: 'checkEmail', reason: 'Known.' } as const;
  const body = { check: 'body', operation: 'checkEmail', reason: 'Known.' } as const;
  const run = await runConformance(optionsFor(server.url, { only: ['checkEmail'] }), [registration, body]);
  expect(run.skipped.map(({ reason }) => reason)).toContainEqual(expect.stringContaining('code'));
  expect(run.stale).toEqual([body]);
});

it('an operation that never answers gets no more requests after three in vain, and the others get theirs', async () => {
  let hanging = 0;
  const url = await startServer((request, response) => {
    if (!request.url?.startsWith('/api/spots/latest')) {
      sendJson(response, 200, { content: [] });
    } else if (request.method === 'GET') {
      hanging += 1;
    } else {
      sendJson(response, 405, {});
    }
  });
  const stage = setStage(contract, optionsFor(url, { timeoutMs: 100 }));
  const leftOut: string[] = [];
  await runGeneration(stage.worldOf('broken-input-refused', 'generation'), {
    seed: 1,
    operations: new Set(['listLatestSpots', 'listEventBanners']),
    concurrency: 1,
    onLeftOut: (operationId) => leftOut.push(operationId),
  });
  expect(stage.collector.skipped).toEqual([
    {
      what: 'generation',
      reason: 'listLatestSpots: 3 had no answer; the rest of its requests was left out.',
    },
  ]);
  expect(leftOut).toEqual(['listLatestSpots']);
  expect(hanging).toBeLessThan(8);
  expect([...stage.collector.succeeded]).toContain('listEventBanners');
});
