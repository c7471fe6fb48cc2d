import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { createActor } from '../core/actors.ts';
import { loadContract } from '../core/contract.ts';
import { createTarget } from '../core/target.ts';
import { openRelay } from './relay.ts';

interface Told {
  status?: number;
  headers?: Record<string, string | string[]>;
  body?: string;
  /** Hangs up without an answer. */
  hangsUp?: boolean;
}

interface Seen {
  method: string | undefined;
  url: string | undefined;
  cookie: string | undefined;
  body: string;
}

const open: { stop(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.stop()));
});

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** A relay in front of a server that tells what it is given and remembers what it was asked. */
async function relayTo(...answers: Told[]) {
  const seen: Seen[] = [];
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url } = request;
    seen.push({ method, url, cookie: request.headers.cookie, body: await textOf(request) });
    const { status = 200, headers = {}, body = '{"success":true}', hangsUp } = answers.shift() ?? {};
    if (hangsUp) {
      response.destroy();
      return;
    }
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body);
  };
  const server = createServer((request, response) => void reply(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const contract = await loadContract();
  const target = createTarget({ url: new URL(`http://127.0.0.1:${port}/backend`), timeoutMs: 5_000 });
  const actor = createActor(target, contract, 'visitor');
  const relay = await openRelay(contract, actor);
  open.push(relay, {
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return { seen, relay, actor };
}

it('passes a call on to the address under check, path and query and all', async () => {
  const { relay, seen } = await relayTo();
  await fetch(`${relay.url}/api/spots/latest?size=20&sort=createdAt%2CDESC`);
  expect(seen[0]).toMatchObject({
    method: 'GET',
    url: '/backend/api/spots/latest?size=20&sort=createdAt%2CDESC',
  });
  expect(relay.exchanges[0]?.operationId).toBe('listLatestSpots');
});

it('takes /api/spots/latest for the feed and /api/spots/7 for a spot', async () => {
  const { relay } = await relayTo({}, {});
  await fetch(`${relay.url}/api/spots/latest`);
  await fetch(`${relay.url}/api/spots/7`);
  expect(relay.exchanges.map(({ operationId }) => operationId)).toEqual(['listLatestSpots', 'getSpot']);
});

it('calls nobody for what the contract does not have', async () => {
  const { relay, seen } = await relayTo();
  expect((await fetch(`${relay.url}/elsewhere`)).status).toBe(501);
  expect(seen).toEqual([]);
});

it('keeps cookies as a browser does, and sends one that was taken back only where it is asked to', async () => {
  const { relay, seen } = await relayTo(
    { headers: { 'Set-Cookie': ['SESSION=a1; Path=/; HttpOnly', 'SIGNUP=b2; Path=/'] } },
    {},
    { headers: { 'Set-Cookie': 'SESSION=; Max-Age=0; Path=/' } },
    {},
  );
  const session = `${relay.url}/v1/users/session/me`;
  await fetch(session);
  await fetch(session);
  await fetch(session);
  await fetch(session, {
    headers: { Cookie: 'SESSION=a1; Path=/; HttpOnly=undefined; undefined=undefined' },
  });
  expect(seen.map(({ cookie }) => cookie)).toEqual([
    undefined,
    'SESSION=a1; SIGNUP=b2',
    'SESSION=a1; SIGNUP=b2',
    'SESSION=a1; SIGNUP=b2',
  ]);
});

it('gives the parts of a form the types that the contract states', async () => {
  const { relay, seen } = await relayTo();
  const form = new FormData();
  form.append('data', '{"name":"광치기해변"}');
  form.append('images', new Blob(['…'], { type: 'application/octet-stream' }), 'picture.png');
  await fetch(`${relay.url}/api/spots`, { method: 'POST', body: form });
  const body = seen[0]?.body ?? '';
  expect(body).toMatch(/name="data".*\r\nContent-Type: application\/json\r\n\r\n\{"name":"광치기해변"\}/);
  expect(body).toMatch(/name="images"; filename="picture.png"\r\nContent-Type: image\/png/);
});

it('does not lead to another address', async () => {
  const { relay, seen } = await relayTo({ status: 302, headers: { Location: 'http://127.0.0.1:9/' } });
  const response = await fetch(`${relay.url}/api/spots/latest`);
  expect([response.status, response.headers.get('location')]).toEqual([302, null]);
  expect(seen).toHaveLength(1);
});

it('tells a failure that came as 200 by the status of the contract, as clients take it', async () => {
  const { relay } = await relayTo({ body: '{"failure":true,"errorCode":"INSUFFICIENT_HALLABONG"}' });
  const response = await fetch(`${relay.url}/v1/products/411/exchange`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"userId":1}',
  });
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({
    failure: true,
    errorCode: 'INSUFFICIENT_HALLABONG',
    success: false,
  });
});

it('names the exchange behind an answer, and says why there is none', async () => {
  const { relay } = await relayTo({ hangsUp: true });
  const response = await fetch(`${relay.url}/v1/users/session/me`);
  expect([response.status, response.headers.get('x-exchange')]).toEqual([502, '0']);
  expect(await response.text()).toContain('No answer');
});
