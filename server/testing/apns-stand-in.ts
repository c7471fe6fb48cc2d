import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import { json } from 'node:stream/consumers';
import { jwtVerify } from 'jose';
import type { Clock } from '../http/deps.ts';

interface ReceivedNotification {
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** What it answers; `silence` never, `hang-up` ends the connection. */
type ApnsAnswer = { status: number; reason?: string } | 'silence' | 'hang-up';

interface KeyPair {
  publicKey: KeyObject;
  privateKey: KeyObject;
}

/** An Apple Push Notification service of the tests' own on this machine: HTTP/2, without TLS. */
export interface ApnsStandIn {
  /** The key that it takes tokens of. */
  keys: KeyPair;
  /** What the settings of a server name it by. */
  settings: { APNS_HOST: string; APNS_KEY: string; APNS_KEY_ID: string; APNS_TEAM_ID: string };
  received: readonly ReceivedNotification[];
  /** How many connections it was asked for, and how many different tokens it was shown. */
  readonly connections: number;
  readonly tokens: number;
  /** What it answers from now on; 200 at first. */
  answerWith(answer: ApnsAnswer): void;
  stop(): Promise<void>;
}

/**
 * Starts it. It takes what comes with a token that the key of the settings has signed within the last hour.
 * @param keys of another stand-in, as Apple's two environments take the same
 */
export async function startApns(
  now: Clock,
  keys: KeyPair = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }),
): Promise<ApnsStandIn> {
  const { publicKey, privateKey } = keys;
  const received: ReceivedNotification[] = [];
  const sessions = new Set<ServerHttp2Session>();
  const tokens = new Set<string>();
  let connections = 0;
  let answer: ApnsAnswer = { status: 200 };

  async function take(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): Promise<void> {
    const body = await json(stream);
    const [, token = ''] = /^bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
    const isRight = await jwtVerify(token, publicKey, {
      issuer: 'TEAM',
      currentDate: now(),
      maxTokenAge: '1h',
    }).then(
      ({ protectedHeader }) => protectedHeader.kid === 'KEY' && protectedHeader.alg === 'ES256',
      () => false,
    );
    tokens.add(token);
    if (isRight) received.push({ headers, body });
    if (answer === 'silence') return;
    if (answer === 'hang-up') {
      stream.session?.destroy();
      return;
    }
    const { status, reason } = isRight ? answer : { status: 403, reason: 'InvalidProviderToken' };
    stream.respond({ ':status': status });
    stream.end(reason === undefined ? '' : JSON.stringify({ reason }));
  }

  const server = createServer(({ stream, headers }) => {
    stream.on('error', () => undefined);
    void take(stream, headers).catch(() => stream.destroy());
  });
  server.on('session', (session) => {
    connections += 1;
    sessions.add(session);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port.');

  return {
    keys,
    settings: {
      APNS_HOST: `127.0.0.1:${address.port}`,
      APNS_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      APNS_KEY_ID: 'KEY',
      APNS_TEAM_ID: 'TEAM',
    },
    received,
    get connections() {
      return connections;
    },
    get tokens() {
      return tokens.size;
    },
    answerWith: (next) => {
      answer = next;
    },
    async stop() {
      for (const session of sessions) session.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
