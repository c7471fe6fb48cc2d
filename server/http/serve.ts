import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { SERVER_LIMITS } from '../refusals/limits.ts';
import { createRounds } from '../refusals/rounds.ts';
import { hangUpOnSlowReaders } from '../refusals/slow-readers.ts';

export interface RunningServer {
  /** Where it answers, without a slash at the end. */
  url: string;
  /** Answers what is under way, takes nothing new. */
  stop(): Promise<void>;
}

export interface DrainableServer extends RunningServer {
  /** Goes on answering, and tells clients not to send the next request the same way. */
  drain(): void;
}

/** How long requests under way may still take when the server stops, in milliseconds. */
const STOP_PATIENCE_MS = 5_000;

/**
 * How long a connection may idle, in milliseconds: longer than clients and proxies keep theirs, usually up to a minute.
 * Whoever reuses one at the moment at which the server closes it gets no answer.
 */
const KEEP_ALIVE_MS = 75_000;

/** How long the head of a request may take, in milliseconds. */
const HEAD_MS = 20_000;

/** How long a whole request may take to come, in milliseconds: 40 MB of pictures from a phone in the hills. */
const REQUEST_MS = 15 * 60_000;

/** How many requests begin in one round of the event loop: two or three milliseconds of work. */
const REQUESTS_PER_ROUND = 8;

/** Who asks, by their own word: it decides about the order of requests that came at once, and about nothing else. */
const nameOf = ({ headers, socket }: IncomingMessage) =>
  [headers.cookie, headers['x-forwarded-for'], socket.remoteAddress].join();

/**
 * Serves whatever answers requests on a port; port 0 takes a free one.
 * @param readers how slow they may be who read the answers
 */
export async function serve(
  fetch: Parameters<typeof getRequestListener>[0],
  host: string,
  port: number,
  readers = SERVER_LIMITS.reader,
): Promise<DrainableServer> {
  const answer = getRequestListener(fetch);
  const beginInTurn = createRounds(REQUESTS_PER_ROUND);
  const underWay = new Set<ServerResponse>();
  const answers = new Set<Promise<unknown>>();
  let isDraining = false;
  const limits = { headersTimeout: HEAD_MS, requestTimeout: REQUEST_MS };
  const server = createServer(limits, (request, response) => {
    underWay.add(response);
    if (isDraining) response.shouldKeepAlive = false;
    response.once('close', () => {
      underWay.delete(response);
      if (!server.listening) server.closeIdleConnections();
    });
    beginInTurn(nameOf(request), () => {
      // Who waited may have left.
      if (response.destroyed) return;
      const answered = answer(request, response).finally(() => answers.delete(answered));
      answers.add(answered);
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.once('close', hangUpOnSlowReaders(underWay, readers));
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const drain = () => {
    isDraining = true;
    for (const response of underWay) response.shouldKeepAlive = false;
  };
  return { url: addressOf(host, address), drain, stop: () => stop(server, drain, answers) };
}

function addressOf(host: string, { port }: AddressInfo): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere || host === '127.0.0.1' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

async function stop(
  server: Server,
  drain: () => void,
  answers: ReadonlySet<Promise<unknown>>,
): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  drain();
  server.closeIdleConnections();
  const patience = Promise.withResolvers<void>();
  const impatience = setTimeout(() => {
    server.closeAllConnections();
    patience.resolve();
  }, STOP_PATIENCE_MS);
  await closed;
  // What was begun for somebody who has left still asks the database, which ends after the server.
  await Promise.race([Promise.allSettled(answers), patience.promise]);
  clearTimeout(impatience);
}
