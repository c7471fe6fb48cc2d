import { afterEach, expect, it } from 'vitest';
import { sendJson, startSmallServer, type SmallServer } from '../../testing/small-server.ts';
import { createTarget } from './target.ts';

const servers: SmallServer[] = [];

async function start(answer: Parameters<typeof startSmallServer>[0]): Promise<SmallServer> {
  const server = await startSmallServer(answer);
  servers.push(server);
  return server;
}

const targetOf = ({ url }: SmallServer, timeoutMs = 5000) => createTarget({ url, timeoutMs });

const read = { actor: 'visitor', method: 'GET', path: '/api/spots/latest' } as const;

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

it('a target gives the answer with its body read as JSON', async () => {
  const server = await start((_, response) => sendJson(response, 200, { content: ['귤'] }));
  const { answer, failure } = await targetOf(server).send(read);
  expect(answer).toMatchObject({ status: 200, contentType: 'application/json', body: { content: ['귤'] } });
  expect(failure).toBeUndefined();
});

it('a target calls below the path of its address', async () => {
  const server = await start((_, response) => sendJson(response, 200, {}));
  const target = createTarget({ url: new URL('/backend/', server.url), timeoutMs: 5000 });
  await target.send({ ...read, query: new URLSearchParams({ page: '1' }) });
  expect(server.requests).toEqual(['GET /backend/api/spots/latest?page=1']);
});

it('a target does not follow a redirect', async () => {
  const elsewhere = await start((_, response) => sendJson(response, 200, {}));
  const server = await start((_, response) => {
    response.writeHead(302, { location: elsewhere.url.href });
    response.end();
  });
  const { answer } = await targetOf(server).send(read);
  expect(answer?.status).toBe(302);
  expect(elsewhere.requests).toEqual([]);
});

it('a target says why nobody answered', async () => {
  const server = await start((_, response) => sendJson(response, 200, {}));
  await server.stop();
  const { answer, failure } = await targetOf(server).send(read);
  expect(answer).toBeUndefined();
  expect(failure).toContain(`ECONNREFUSED 127.0.0.1:${server.url.port}`);
});

it('a target gives up on an answer that does not come', async () => {
  const server = await start(() => undefined);
  const { failure } = await targetOf(server, 50).send(read);
  expect(failure).toBe('No whole answer within 50 ms.');
});

it('a target gives up on an answer that does not end', async () => {
  const server = await start((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('[');
  });
  const { failure } = await targetOf(server, 50).send(read);
  expect(failure).toBe('No whole answer within 50 ms.');
});

it('a target stops to read after 10 MB', async () => {
  const megabyte = Buffer.alloc(1024 * 1024, 32);
  let sent = 0;
  const server = await start((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const write = () => {
      if (response.destroyed || sent >= 100) {
        response.end();
        return;
      }
      sent += 1;
      response.write(megabyte, write);
    };
    write();
  });
  const { failure } = await targetOf(server).send(read);
  expect(failure).toBe('The answer is larger than 10 MB; it was not read on.');
  expect(sent).toBeLessThan(100);
});

it('a target sends JSON, texts of any type, and forms with files', async () => {
  const bodies: string[] = [];
  const server = await start((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      bodies.push(`${request.headers['content-type']}\n${Buffer.concat(chunks).toString()}`);
      sendJson(response, 200, {});
    });
  });
  const target = targetOf(server);
  const write = { ...read, method: 'POST' };
  await target.send({ ...write, body: { kind: 'json', text: '{"text":"귤"}' } });
  await target.send({ ...write, body: { kind: 'text', text: '귤', contentType: 'text/plain' } });
  await target.send({
    ...write,
    body: {
      kind: 'form',
      parts: [
        { name: 'data', value: '{}', contentType: 'application/json' },
        { name: 'images', value: new Uint8Array([1]), fileName: 'a.png', contentType: 'image/png' },
      ],
    },
  });
  expect(bodies[0]).toBe('application/json\n{"text":"귤"}');
  expect(bodies[1]).toBe('text/plain\n귤');
  expect(bodies[2]).toMatch(/^multipart\/form-data; boundary=/);
  expect(bodies[2]).toContain('name="data"; filename="blob"\r\nContent-Type: application/json\r\n\r\n{}');
  expect(bodies[2]).toContain('name="images"; filename="a.png"\r\nContent-Type: image/png');
});

it('a target sends nothing that its run may not send', async () => {
  const server = await start((_, response) => sendJson(response, 200, {}));
  const target = createTarget({
    url: server.url,
    timeoutMs: 5000,
    allows: ({ method }) => method === 'GET',
  });
  await expect(target.send({ ...read, method: 'DELETE' })).rejects.toThrow('may not be sent');
  expect(server.requests).toEqual([]);
});
