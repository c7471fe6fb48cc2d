import { once } from 'node:events';
import { connect } from 'node:net';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { serve } from './serve.ts';

const encoder = new TextEncoder();

let agent: Agent;

afterEach(() => agent.destroy());

/** Asks over the one connection that the agent keeps. */
async function ask(url: string, path: string): Promise<string> {
  const asked = request(`${url}${path}`, { agent });
  const answered = new Promise<string>((resolve, reject) => {
    asked.on('response', (response) => void text(response).then(resolve, reject));
    asked.on('error', reject);
  });
  asked.end();
  return answered;
}

/** A server whose requests to /slow and the rest of /long stay under way until they are released. */
async function startSlowServer() {
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const paths: string[] = [];
  const server = await serve(
    async ({ url }) => {
      const { pathname } = new URL(url);
      paths.push(pathname);
      if (pathname === '/slow') {
        arrived.resolve();
        await released.promise;
      }
      if (pathname === '/long') {
        const parts = new ReadableStream<Uint8Array>({
          async start(controller) {
            controller.enqueue(encoder.encode('first, '));
            await released.promise;
            controller.enqueue(encoder.encode('last'));
            controller.close();
          },
        });
        return new Response(parts);
      }
      return new Response(`answer to ${pathname}`);
    },
    '127.0.0.1',
    0,
  );
  return { ...server, paths, arrived: arrived.promise, release: () => released.resolve() };
}

it('the server answers what is under way when it is stopped, and is down only then', async () => {
  const server = await startSlowServer();
  const answer = ask(server.url, '/slow');
  await server.arrived;
  let isDown = false;
  const stopped = server.stop().then(() => {
    isDown = true;
  });
  await expect(fetch(`${server.url}/new`)).rejects.toThrow('fetch failed');
  expect(isDown).toBe(false);
  server.release();
  expect(await answer).toBe('answer to /slow');
  await stopped;
  expect(server.paths).toEqual(['/slow']);
});

it('the server is down only when what was begun for somebody who has left has ended', async () => {
  const server = await startSlowServer();
  const asked = request(`${server.url}/slow`, { agent });
  asked.on('error', () => undefined);
  asked.end();
  await server.arrived;
  asked.destroy();
  let isDown = false;
  const down = server.stop().then(() => (isDown = true));
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  expect(isDown).toBe(false);
  server.release();
  await down;
});

it('the server takes nothing new on a connection that was under way when it was stopped', async () => {
  const server = await startSlowServer();
  const answer = ask(server.url, '/slow');
  await server.arrived;
  const stopped = server.stop();
  server.release();
  expect(await answer).toBe('answer to /slow');
  await expect(ask(server.url, '/next')).rejects.toThrow('ECONNREFUSED');
  await stopped;
  expect(server.paths).toEqual(['/slow']);
});

it('the server sends the rest of a long answer when it is stopped, and nothing after it', async () => {
  const server = await startSlowServer();
  const asked = request(`${server.url}/long`, { agent }).end();
  const response = await new Promise<IncomingMessage>((resolve) => asked.on('response', resolve));
  const stopped = server.stop();
  server.release();
  expect(await text(response)).toBe('first, last');
  await expect(ask(server.url, '/next')).rejects.toThrow(/ECONNREFUSED|ECONNRESET|socket hang up/);
  await stopped;
  expect(server.paths).toEqual(['/long']);
});

it('the server closes a connection that nobody uses when it is stopped', async () => {
  const server = await startSlowServer();
  expect(await ask(server.url, '/')).toBe('answer to /');
  const [socket] = Object.values(agent.freeSockets).flatMap((sockets) => sockets ?? []);
  if (socket === undefined) throw new Error('The connection was not kept.');
  const closed = once(socket, 'close');
  await server.stop();
  await closed;
  await expect(ask(server.url, '/new')).rejects.toThrow('ECONNREFUSED');
});

it('somebody whose request comes behind forty of another one is answered behind those that have begun', async () => {
  const server = await startSlowServer();
  const headOf = (name: string, path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: SESSION=${name}\r\n\r\n`;
  const many = Array.from({ length: 40 }, (_, index) => headOf('many', `/${index + 1}`));
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write([...many, headOf('one', '/one')].join(''));
  await expect.poll(() => server.paths.length).toBe(41);
  expect(server.paths.indexOf('/one')).toBe(9);
  expect(server.paths.filter((path) => path !== '/one')).toEqual(many.map((_, index) => `/${index + 1}`));
  socket.destroy();
  await server.stop();
});
