import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MUTANTS } from '../faulty-servers/faults/list.ts';
import { startReferenceServer, type ReferenceServer } from '../faulty-servers/kit/reference-server.ts';
import { runConformance } from './run.ts';
import { optionsFor } from './testing/options-for.ts';
import { sendJson, startSmallServer, type SmallServer } from './testing/small-server.ts';

/** A whole run takes its time where many tests run at once. */
const PATIENCE = { timeout: 300_000 };

/** What a run does not try to get: a failure, a session that times out, and a server with too much to do. */
const UNASKED = new Set([413, 419, 429, 500, 503]);

describe('a run against the reference server', () => {
  let server: ReferenceServer;

  beforeAll(async () => {
    server = await startReferenceServer();
  });

  afterAll(() => server.stop());

  it(
    'a run against the reference server finds nothing where only visitors are known, and says so',
    { ...PATIENCE, tags: 'nightly' },
    async () => {
      const run = await runConformance(optionsFor(server.url));
      expect(run.findings).toEqual([]);
      expect(run.skipped).toContainEqual({
        what: 'What needs a session',
        reason: 'No account was given (--account EMAIL:PASSWORD): only what a visitor may do is checked.',
      });
      expect(
        run.coverage.operations.find(({ operationId }) => operationId === 'listComments')?.requests,
      ).toBeGreaterThan(20);
    },
  );

  it('a run against the reference server changes nothing in read-only mode', PATIENCE, async () => {
    const run = await runConformance(optionsFor(server.url, { accounts: server.accounts, isReadOnly: true }));
    expect(run.findings).toEqual([]);
    const called = run.coverage.operations.filter(({ requests }) => requests > 0);
    expect(new Set(called.map(({ method }) => method))).toEqual(new Set(['POST', 'GET']));
    expect(called.filter(({ method }) => method === 'POST').map(({ operationId }) => operationId)).toEqual([
      'login',
    ]);
    expect(called.length).toBeGreaterThan(20);
    expect(run.skipped.filter(({ what }) => what === 'generation')).toEqual([]);
  });

  it(
    'a run against the reference server looks at the operations alone that it is asked for',
    PATIENCE,
    async () => {
      const only = ['saveNotificationSetting'];
      const run = await runConformance(optionsFor(server.url, { accounts: server.accounts, only }));
      expect(run.findings).toEqual([]);
      const requestsOf = (name: string) =>
        run.coverage.operations.find(({ operationId }) => operationId === name)?.requests ?? 0;
      expect(requestsOf('saveNotificationSetting')).toBeGreaterThan(15);
      expect(requestsOf('createReply')).toBe(0);
      expect(requestsOf('convertSteps')).toBe(0);
    },
  );

  it(
    'a run against the reference server finds nothing with everything that can be known, and leaves the nickname as it was',
    PATIENCE,
    async () => {
      const { url, accounts, outboxPath, socialCodes } = server;
      const run = await runConformance(optionsFor(url, { accounts, outboxPath, socialCodes }));
      expect(run.findings).toEqual([]);
      const unanswered = run.coverage.operations.filter(({ whyNot }) => whyNot !== undefined);
      // The accounts of a run are not the checker's to delete, and this server sends no alerts.
      expect(unanswered.map(({ operationId }) => operationId)).toEqual([
        'deleteAccount',
        'getAlertKey',
        'subscribeToAlerts',
        'unsubscribeFromAlerts',
      ]);
      expect(run.skipped).toEqual([]);
      const unreached = run.coverage.operations.flatMap(({ operationId, statuses }) =>
        statuses
          .filter(({ documented, count, status }) => documented && count === 0 && !UNASKED.has(status))
          .map(({ status }) => [operationId, status]),
      );
      expect(unreached).toEqual([
        ['likeSpot', 200],
        ['unlikeSpot', 200],
        ['signOut', 404],
        ['deleteAccount', 200],
        ['deleteAccount', 403],
        ['deleteAccount', 404],
        ['exportAccount', 404],
        ['getAlertKey', 200],
        ['subscribeToAlerts', 200],
        ['subscribeToAlerts', 404],
        ['unsubscribeFromAlerts', 200],
      ]);
      const login = await fetch(new URL('/v1/users/auth/login', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(accounts[0]),
      });
      const [cookie = ''] = (login.headers.getSetCookie()[0] ?? '').split(';');
      const session = await fetch(new URL('/v1/users/session/me?fields=nickname', url), {
        headers: { cookie },
      });
      expect(await session.json()).toMatchObject({ data: { nickname: '감귤이' } });
    },
  );

  it(
    'a second run on the same database, with all that the first one has left there, finds nothing either',
    { ...PATIENCE, tags: 'nightly' },
    async () => {
      const { url, accounts, outboxPath } = server;
      const run = await runConformance(optionsFor(url, { accounts, outboxPath }));
      expect(run.findings).toEqual([]);
    },
  );

  it(
    'a run against the reference server calls a known departure stale only where it looked for it',
    PATIENCE,
    async () => {
      const balance = { check: 'balance', operation: 'getSession', reason: 'Known.' } as const;
      const body = { check: 'body', operation: 'listComments', reason: 'Known.' } as const;
      const exchange = { check: 'body', operation: 'getExchange', reason: 'Known.' } as const;
      const run = await runConformance(optionsFor(server.url), [balance, body, exchange]);
      expect(run.stale).toEqual([body]);
    },
  );

  it('a run against the reference server cannot take place with a wrong password', async () => {
    const accounts = [{ email: 'gamgyul@example.com', password: 'wrong_2026' }];
    await expect(runConformance(optionsFor(server.url, { accounts }))).rejects.toThrow(
      'The server does not let gamgyul@example.com sign in: 401',
    );
  });
});

it(
  'a run against a server that takes too long a password finds it, and the account has its password back',
  PATIENCE,
  async () => {
    const server = await startReferenceServer(MUTANTS.find(({ id }) => id === 'long-password-taken'));
    const only = ['resetPassword'];
    const run = await runConformance(optionsFor(server.url, { accounts: server.accounts, only }));
    expect(run.findings.map(({ check, operationId }) => [check, operationId])).toEqual([
      ['broken-input-refused', 'resetPassword'],
    ]);
    const login = await fetch(new URL('/v1/users/auth/login', server.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(server.accounts[0]),
    });
    expect(login.status).toBe(200);
    await server.stop();
  },
);

describe('a run cannot take place', () => {
  const servers: SmallServer[] = [];

  async function start(answer: Parameters<typeof startSmallServer>[0]): Promise<URL> {
    const server = await startSmallServer(answer);
    servers.push(server);
    return server.url;
  }

  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
  });

  it('a run cannot take place where nobody answers', async () => {
    const url = await start(() => undefined);
    await servers[0]?.stop();
    await expect(runConformance(optionsFor(url))).rejects.toThrow(/cannot be checked.*ECONNREFUSED/);
  });

  it('a run cannot take place where the answer does not come', async () => {
    const url = await start(() => undefined);
    await expect(runConformance(optionsFor(url, { timeoutMs: 50 }))).rejects.toThrow(
      'No whole answer within 50 ms.',
    );
  });

  it('a run cannot take place where pages come instead of JSON', async () => {
    const url = await start((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><title>도새기</title>');
    });
    await expect(runConformance(optionsFor(url))).rejects.toThrow(
      /answers 200 with a page \(HTML\), not with JSON/,
    );
  });

  it('a run cannot take place where everything is somewhere else', async () => {
    const url = await start((request, response) => {
      response.writeHead(308, { location: `https://api.example.com${request.url}` });
      response.end();
    });
    await expect(runConformance(optionsFor(url))).rejects.toThrow(
      /answers 308, a redirect to https:\/\/api\.example\.com\/api\/spots\/latest\. Redirects are not followed/,
    );
    expect(servers[0]?.requests).toHaveLength(3);
  });

  it('a run cannot take place where there is another API', async () => {
    const url = await start((_, response) => sendJson(response, 404, { detail: 'Not Found' }));
    await expect(runConformance(optionsFor(url))).rejects.toThrow(
      '404: the server has none of listLatestSpots',
    );
  });

  it('a run cannot take place where the answer has no end', async () => {
    const url = await start((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(Buffer.alloc(100 * 1024 * 1024, 32));
    });
    await expect(runConformance(optionsFor(url))).rejects.toThrow('The answer is larger than 10 MB');
  });
});

it('a server that falls silent in the middle ends the run, and what was found until then is told', async () => {
  let answered = 0;
  const server = await startSmallServer((_, response) => {
    answered += 1;
    if (answered > 6) response.destroy();
    else sendJson(response, 200, { content: [], totalPages: '0' });
  });
  const run = await runConformance(optionsFor(server.url));
  await server.stop();
  expect(run.findings.map(({ check }) => check)).toEqual(expect.arrayContaining(['body', 'answers']));
  expect(run.skipped).toContainEqual({
    what: 'The rest of the run',
    reason: expect.stringContaining('The server stopped to answer'),
  });
});
