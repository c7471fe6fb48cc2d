import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { jwtVerify } from 'jose';
import type { Clock } from '../http/deps.ts';

/** What a message of the tests' own Firebase holds. */
interface ReceivedMessage {
  path: string;
  body: unknown;
}

/** What it answers to a message. */
interface FcmAnswer {
  status: number;
  body?: unknown;
}

/** A Firebase Cloud Messaging of the tests' own on this machine, with the token endpoint of its accounts. */
export interface FcmStandIn {
  /** What the settings of a server name it by. */
  settings: { FCM_HOST: string; FCM_SERVICE_ACCOUNT: string };
  received: readonly ReceivedMessage[];
  /** How often an access token was given. */
  readonly logins: number;
  /** What it answers to messages from now on; 200 at first. */
  answerWith(answer: FcmAnswer): void;
  /** Takes none of the access tokens any more that were given so far. */
  revokeAccess(): void;
  stop(): Promise<void>;
}

const PROJECT = 'dosaegi-test';
const EMAIL = `server@${PROJECT}.iam.example`;
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/** Starts it. An access token is given for what its account's key has signed, and needed with every message. */
export async function startFcm(now: Clock): Promise<FcmStandIn> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const received: ReceivedMessage[] = [];
  const access = new Set<string>();
  let logins = 0;
  let answer: FcmAnswer = { status: 200 };

  async function logIn(request: IncomingMessage): Promise<FcmAnswer> {
    const form = new URLSearchParams(await text(request));
    const { payload, protectedHeader } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
      issuer: EMAIL,
      audience: `${url}/token`,
      currentDate: now(),
      requiredClaims: ['exp', 'iat'],
      maxTokenAge: '1h',
    });
    const isRight =
      form.get('grant_type') === GRANT && payload['scope'] === SCOPE && protectedHeader.kid === 'key-1';
    if (!isRight) return { status: 400, body: { error: 'invalid_grant' } };
    const token = randomUUID();
    access.add(token);
    logins += 1;
    return { status: 200, body: { access_token: token, expires_in: 3599, token_type: 'Bearer' } };
  }

  async function take(request: IncomingMessage): Promise<FcmAnswer> {
    const body = await json(request);
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!access.has(token)) return { status: 401, body: { error: { status: 'UNAUTHENTICATED' } } };
    received.push({ path: request.url ?? '', body });
    return answer;
  }

  const server = createServer((request, response) => {
    const handle = request.url === '/token' ? logIn : take;
    handle(request)
      .catch((): FcmAnswer => ({ status: 400, body: { error: 'invalid_grant' } }))
      .then(({ status, body = {} }) => {
        response.writeHead(status, { 'content-type': 'application/json', location: 'http://127.0.0.1:1/' });
        response.end(JSON.stringify(body));
      }, response.destroy.bind(response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port.');
  const host = `127.0.0.1:${address.port}`;
  const url = `http://${host}`;

  return {
    settings: {
      FCM_HOST: host,
      FCM_SERVICE_ACCOUNT: JSON.stringify({
        type: 'service_account',
        project_id: PROJECT,
        client_email: EMAIL,
        private_key_id: 'key-1',
        private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
        token_uri: `${url}/token`,
      }),
    },
    received,
    get logins() {
      return logins;
    },
    answerWith: (next) => {
      answer = next;
    },
    revokeAccess: () => access.clear(),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
