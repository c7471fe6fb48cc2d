import { connect, type ClientHttp2Session, type ClientHttp2Stream } from 'node:http2';
import { SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { ApnsSettings } from '../../../process/settings.ts';
import { keepToken } from './kept-token.ts';
import {
  hasNoKeys,
  KEPT_SECONDS,
  PATIENCE_MS,
  readAddress,
  type AlertSender,
  type Sending,
} from './sender.ts';

/** How long a token is shown to Apple, in milliseconds: it takes none of over an hour, and none changed within 20 minutes. */
const TOKEN_MS = 40 * 60_000;

/** How long a connection stays open that nothing is sent by, in milliseconds. */
const IDLE_MS = 10 * 60_000;

const ErrorAnswer = z.object({ reason: z.string() });

function readReason(body: string): string | undefined {
  try {
    return ErrorAnswer.parse(JSON.parse(body)).reason;
  } catch {
    return undefined;
  }
}

interface Answer {
  status: number;
  body: string;
}

/** The whole answer to a request. Rejects when it fails, or its connection ends, before that. */
function answerOn(stream: ClientHttp2Stream): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let status = 0;
    let body = '';
    stream.setEncoding('utf8');
    stream.on('response', (headers) => {
      status = headers[':status'] ?? 0;
    });
    stream.on('data', (part: string) => {
      body += part;
    });
    stream.on('error', reject);
    stream.on('close', () => {
      if (status === 0) reject(new Error('The connection ended without an answer.'));
      else resolve({ status, body });
    });
  });
}

/** One of Apple's hosts, with a connection and a token of its own. */
function createHost(origin: string, { key, keyId, teamId }: ApnsSettings) {
  const token = keepToken(async (now) => ({
    text: await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setIssuedAt(now)
      .sign(key),
    until: now.getTime() + TOKEN_MS,
  }));
  let session: ClientHttp2Session | undefined;

  function openSession(): ClientHttp2Session {
    if (session !== undefined && !session.closed && !session.destroyed) return session;
    const opened = connect(origin);
    // What is being sent fails by itself, and the next alert opens another connection.
    opened.on('error', () => undefined);
    opened.setTimeout(IDLE_MS, () => opened.close());
    opened.unref();
    session = opened;
    return opened;
  }

  async function post(headers: Readonly<Record<string, string>>, body: string): Promise<Answer> {
    const used = openSession();
    try {
      const stream = used.request(
        { ':method': 'POST', ...headers },
        { signal: AbortSignal.timeout(PATIENCE_MS) },
      );
      const answer = answerOn(stream);
      stream.end(body);
      return await answer;
    } catch (error) {
      // A connection that does not answer is not used again; what else is under way on it may end.
      used.close();
      throw error;
    }
  }

  return {
    async send(headers: Readonly<Record<string, string>>, body: string, now: Date): Promise<Sending> {
      const authorization = `bearer ${await token.get(now)}`;
      const answer = await post({ authorization, ...headers }, body);
      if (answer.status === 200) return 'sent';
      if (answer.status === 410) return 'gone';
      if (answer.status === 403) token.drop();
      return { host: new URL(origin).host, status: answer.status, reason: readReason(answer.body) };
    },
    close: () => session?.destroy(),
  };
}

/** Whether a host does not know the token of a device: it may be one of Apple's other environment. */
const isUnknown = (sending: Sending) => typeof sending === 'object' && sending.reason === 'BadDeviceToken';

/**
 * Sends to the native app on iOS, by the Apple Push Notification service over HTTP/2. No token tells whether it is of an
 * app from the store or of one that Xcode has put on a phone: the hosts are asked in their order, and a device that none
 * of several knows is gone.
 */
export function createApnsSender(settings: ApnsSettings): AlertSender {
  const hosts = settings.origins.map((origin) => createHost(origin, settings));
  return {
    takes: hasNoKeys,
    async send({ endpoint }, { title, body, path, tag }, now) {
      const headers = {
        // Apple writes tokens in small letters, the plugin of the app in capital ones.
        ':path': `/3/device/${readAddress(endpoint).address.toLowerCase()}`,
        'apns-topic': settings.topic,
        'apns-push-type': 'alert',
        'apns-expiration': String(Math.floor(now.getTime() / 1000) + KEPT_SECONDS),
        'apns-collapse-id': tag,
        'content-type': 'application/json',
      };
      const payload = { aps: { alert: { title, body }, sound: 'default' }, url: path };
      let sending: Sending = 'gone';
      for (const host of hosts) {
        sending = await host.send(headers, JSON.stringify(payload), now);
        if (!isUnknown(sending)) return sending;
      }
      // A single host may be that of the other environment.
      return hosts.length > 1 ? 'gone' : sending;
    },
    close() {
      for (const host of hosts) host.close();
    },
  };
}
