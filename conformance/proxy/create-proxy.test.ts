import { createServer, request as requestHttp, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { bundleContract } from '../../contract/bundle.ts';
import { readBundle, type JsonObject } from '../../contract/document.ts';
import { createProxy, type Proxy } from './create-proxy.ts';

let document: JsonObject;
beforeAll(async () => {
  document = await readBundle(await bundleContract());
});

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

async function serve(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  cleanUps.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${portOf(server)}`;
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen.');
  return address.port;
}

interface Setup {
  url: string;
  proxy: Proxy;
  log: string[];
  upstream: string;
  /** Settles when the proxy has judged what it forwarded. */
  messages: (amount: number) => Promise<string[]>;
}

async function startProxy(
  listener: RequestListener,
  { path = '', timeoutMs = 5000 }: { path?: string; timeoutMs?: number } = {},
): Promise<Setup> {
  const log: string[] = [];
  const upstream = await serve(listener);
  const proxy = await createProxy({
    target: new URL(`${upstream}${path}`),
    document,
    timeoutMs,
    log: (line) => log.push(line),
  });
  cleanUps.push(proxy.close);
  const url = await serve(proxy.handle);
  return {
    url,
    proxy,
    log,
    upstream,
    async messages(amount) {
      await expect.poll(() => log.length).toBeGreaterThanOrEqual(amount);
      return proxy.violations().map(({ side, message }) => `${side}: ${message}`);
    },
  };
}

const answerJson =
  (body: unknown, status = 200, headers: Record<string, string | string[]> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

const SPOT = {
  id: 112,
  name: '금오름',
  description: '천천히 걸어도 20분이면 정상이에요.',
  latitude: 33.3546,
  longitude: 126.3061,
  themeId: 6,
  imageUrls: [],
  userProfile: null,
  userNickname: '오름지기',
  createdAt: '2026-04-12T08:40:00',
  likedByMe: false,
  likeCount: 58,
  tag1: '오름',
  tag2: null,
  tag3: null,
};

test('what fits the contract passes unchanged and without a word', async () => {
  const { url, proxy, log } = await startProxy(answerJson(SPOT));
  const response = await fetch(`${url}/api/spots/112`);
  expect(await response.json()).toEqual(SPOT);
  await fetch(`${url}/api/spots/112`);
  expect(log).toEqual([]);
  expect([...proxy.operations()]).toEqual(['getSpot']);
});

test('a wrong type is listed once with the sentence of the contract, however often it occurs', async () => {
  const wrong = { ...SPOT, likeCount: '쉰여덟' };
  const { url, proxy, messages, log } = await startProxy(
    answerJson({ content: [SPOT, wrong, wrong], totalPages: 1 }),
  );
  await fetch(`${url}/api/spots/latest`);
  expect(await messages(2)).toEqual(['answer: Response body property content.1.likeCount must be integer']);
  expect(proxy.violations()[0]).toMatchObject({
    operationId: 'listLatestSpots',
    route: 'GET /api/spots/latest',
    status: 200,
    count: 2,
    spec: '1 §7',
  });
  expect(log[0]).toContain(
    '✗ listLatestSpots (GET /api/spots/latest): the server answers 200: Response body property content.1',
  );
});

test('an undocumented status and a path that the contract lacks are violations', async () => {
  const { url, messages } = await startProxy(answerJson({ message: 'teapot' }, 418));
  await fetch(`${url}/api/spots/112`);
  await messages(1);
  await fetch(`${url}/api/spots/112/secrets`, { method: 'POST' });
  await messages(2);
  // Pictures and pages of the server's own are no calls of the API.
  await fetch(`${url}/uploads/geumoreum.jpg`);
  await fetch(`${url}/api/files/geumoreum.jpg`, { headers: { 'Sec-Fetch-Dest': 'image' } });
  await fetch(`${url}/api/spots/112`, { method: 'DELETE' });
  expect(await messages(3)).toEqual([
    'answer: status 418 is not documented; the contract has 200, 400, 404, 429, 500, 503',
    'request: the contract has no such path',
    'request: the contract has only GET on this path',
  ]);
});

test('a body that is no JSON, or missing, is a violation', async () => {
  const { url, messages } = await startProxy((request, response) => {
    const isHtml = request.url?.endsWith('/1') ?? false;
    response.writeHead(200, { 'content-type': 'text/html' }).end(isHtml ? '<h1>금오름</h1>' : '');
  });
  await fetch(`${url}/api/spots/1`);
  await messages(1);
  await fetch(`${url}/api/spots/2`);
  expect(await messages(2)).toEqual([
    'answer: the content type is text/html and not application/json',
    'answer: the body is missing',
  ]);
});

test('a failure may come as 200 with the failure flag', async () => {
  const { url, log, messages } = await startProxy((request, response) => {
    const body =
      request.url === '/v1/users/session/me' ? { success: false } : { failure: true, errorCode: 'NO' };
    answerJson(request.url?.startsWith('/v1/products') ? { success: true } : body)(request, response);
  });
  await fetch(`${url}/v1/users/session/me`);
  await fetch(`${url}/api/spots/112`);
  // A third call that departs: what came before it has been judged by then.
  await fetch(`${url}/v1/products?category=GOODS`);
  expect(await messages(2)).toEqual([
    'answer: succeeds without a session',
    "answer: Response body must have required property 'data'",
  ]);
  expect(log).toHaveLength(2);
});

test('a form is judged part by part, and reaches the server byte for byte', async () => {
  const received: Buffer[] = [];
  const { url, messages, proxy } = await startProxy((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push(Buffer.concat(chunks));
      answerJson({ success: true, data: 113 })(request, response);
    });
  });
  const send = async (data: Blob) => {
    const form = new FormData();
    form.append('data', data);
    form.append(
      'images',
      new Blob([new Uint8Array([0xff, 0xd8, 0x00, 0x0a])], { type: 'image/jpeg' }),
      'a.jpg',
    );
    await fetch(`${url}/api/spots`, { method: 'POST', body: form, headers: { Cookie: 'SESSION=x' } });
  };
  const draft = { name: '금오름', description: '노을', latitude: 33.3546, longitude: 126.3061, themeId: 6 };
  await send(new Blob([JSON.stringify(draft)], { type: 'application/json' }));
  await send(new Blob([JSON.stringify({ ...draft, latitude: 99 })], { type: 'application/json' }));
  await messages(1);
  expect(received[0]?.includes(Buffer.from([0xff, 0xd8, 0x00, 0x0a]))).toBe(true);
  expect(received[0]?.includes('금오름')).toBe(true);
  const violations = proxy.violations();
  expect(violations.map(({ side, count }) => [side, count])).toEqual([['request', 1]]);
  expect(violations[0]?.message).toMatch(/^data\.latitude must be <= /);
});

test('cookies work on localhost, and the server sees its own host and origin', async () => {
  const seen: Record<string, string | undefined>[] = [];
  const { url, upstream } = await startProxy(
    (request, response) => {
      const { host, origin, referer, cookie } = request.headers;
      seen.push({ host, origin, referer, cookie, path: request.url });
      answerJson({ success: true }, 200, {
        'set-cookie': ['SESSION=abc; Path=/backend; Secure; SameSite=None; HttpOnly; Domain=example.com'],
        'strict-transport-security': 'max-age=1000',
      })(request, response);
    },
    { path: '/backend/' },
  );
  const response = await fetch(`${url}/v1/users/auth/login?x=1`, {
    method: 'POST',
    headers: { Origin: url, Referer: `${url}/auth/login`, Cookie: 'a=b', 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'gamgyul@example.com', password: 'jeju_2026' }),
  });
  expect(response.headers.getSetCookie()).toEqual(['SESSION=abc; Path=/; SameSite=Lax; HttpOnly']);
  expect(response.headers.get('strict-transport-security')).toBeNull();
  expect(seen).toEqual([
    {
      host: new URL(upstream).host,
      origin: upstream,
      referer: `${upstream}/auth/login`,
      cookie: 'a=b',
      path: '/backend/v1/users/auth/login?x=1',
    },
  ]);
});

test('a packed answer is handed on packed and judged unpacked', async () => {
  const { url, messages } = await startProxy((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .end(gzipSync(JSON.stringify({ ...SPOT, id: '112' })));
  });
  const response = await fetch(`${url}/api/spots/112`);
  expect(await response.json()).toMatchObject({ id: '112' });
  expect(await messages(1)).toEqual(['answer: Response body property id must be integer']);
});

test('no path, no address in the request line and no redirect leads to another server', async () => {
  const elsewhere: string[] = [];
  const other = await serve((request, response) => {
    elsewhere.push(request.url ?? '');
    response.end();
  });
  const paths: string[] = [];
  const { url, upstream, log } = await startProxy((request, response) => {
    paths.push(request.url ?? '');
    const location = request.url === '/api/spots/1' ? other : `${upstream}/login?next=1`;
    response.writeHead(302, { location }).end();
  });
  const { hostname, port } = new URL(url);
  const ask = (path: string) =>
    new Promise<[number, string]>((resolve, reject) => {
      const outgoing = requestHttp({ hostname, port, path }, (incoming) => {
        incoming.resume();
        resolve([incoming.statusCode ?? 0, incoming.headers.location ?? '']);
      });
      outgoing.on('error', reject);
      outgoing.end();
    });
  expect(await ask(`//${new URL(other).host}/v1`)).toEqual([302, '/login?next=1']);
  expect(await ask('/api/spots/1')).toEqual([302, other]);
  expect(await ask(`${other}/v1`)).toEqual([400, '']);
  expect(paths).toEqual([`//${new URL(other).host}/v1`, '/api/spots/1']);
  expect(elsewhere).toEqual([]);
  expect(log.some((line) => line.startsWith('400 GET http://127.0.0.1'))).toBe(true);
});

test('a server that is not there or does not answer gives 502 and a line in the log', async () => {
  const hanging = await startProxy(() => undefined, { timeoutMs: 50 });
  const slow = await fetch(`${hanging.url}/api/spots/1`);
  expect([slow.status, await slow.json()]).toEqual([
    502,
    {
      success: false,
      code: 'PROXY_NO_ANSWER',
      message: `${hanging.upstream} does not answer: nothing within 50 ms.`,
    },
  ]);
  expect(hanging.log).toEqual([
    `502 GET /api/spots/1: ${hanging.upstream} does not answer: nothing within 50 ms.`,
  ]);

  const log: string[] = [];
  const proxy = await createProxy({
    target: new URL('http://127.0.0.1:9'),
    document,
    log: (line) => log.push(line),
  });
  const url = await serve(proxy.handle);
  const response = await fetch(`${url}/v1/users/account?newPassword=jeju_2027`);
  expect(response.status).toBe(502);
  expect(log).toEqual([
    '502 GET /v1/users/account?newPassword=…: http://127.0.0.1:9 does not answer: connect ECONNREFUSED 127.0.0.1:9.',
  ]);
});

test('the panel hears of each violation, and may clear the list', async () => {
  const { url, messages, proxy } = await startProxy(answerJson({}, 418));
  const events = await fetch(`${url}/__proxy/events`);
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('data: []\n\n');
  await fetch(`${url}/api/spots/112`);
  expect((await reader?.read())?.value).toContain('"message":"status 418 is not documented');
  await messages(1);
  expect(await (await fetch(`${url}/__proxy/violations`)).json()).toHaveLength(1);
  expect((await fetch(`${url}/__proxy/violations`, { method: 'DELETE' })).status).toBe(204);
  expect((await reader?.read())?.value).toBe('data: []\n\n');
  expect(proxy.violations()).toEqual([]);
  await reader?.cancel();
});
