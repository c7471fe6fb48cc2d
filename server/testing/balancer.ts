import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** How often each server is asked whether it is ready, in milliseconds. */
const ASK_EVERY_MS = 50;

export interface Balancer {
  url: string;
  /** Begins to send requests to a server, once that one is ready. */
  add(url: string): Promise<void>;
  /** Forgets a server that has ended. */
  remove(url: string): void;
  stop(): Promise<void>;
}

const isReady = async (url: string) => {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
};

/**
 * A proxy in front of several servers: each request goes to the next one that said that it is ready when it was last
 * asked. It tries nothing twice: a request that a server drops is answered with 502.
 */
export async function startBalancer(): Promise<Balancer> {
  const ready = new Map<string, boolean>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const stopped = new AbortController();

  const server = createServer((incoming, outgoing) => {
    const there = [...ready].filter(([, is]) => is).map(([url]) => url);
    const target = there[(turn += 1) % there.length];
    if (target === undefined) {
      outgoing.writeHead(503).end();
      return;
    }
    const { method, headers } = incoming;
    const forwarded = request(new URL(incoming.url ?? '/', target), { method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.headersSent || outgoing.writeHead(502).end());
    incoming.pipe(forwarded);
  });
  // Whoever reuses a connection at the moment at which it is closed gets no answer.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  const watch = async () => {
    while (!stopped.signal.aborted) {
      await Promise.all(
        [...ready.keys()].map(async (url) => {
          const is = await isReady(url);
          if (ready.has(url)) ready.set(url, is);
        }),
      );
      await wait(ASK_EVERY_MS);
    }
  };
  const watching = watch();

  return {
    url: `http://127.0.0.1:${port}`,
    async add(url) {
      while (!(await isReady(url))) await wait(ASK_EVERY_MS);
      ready.set(url, true);
    },
    remove: (url) => void ready.delete(url),
    async stop() {
      stopped.abort();
      await watching;
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
