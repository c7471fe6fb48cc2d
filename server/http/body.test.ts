import { connect } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jpegFile } from '../testing/pictures.ts';
import { SERVER_LIMITS, type ServerLimits } from '../refusals/limits.ts';
import { newcomer, registrationForm, startSignup } from '../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const FORM_TYPE = 'multipart/form-data; boundary=b';

/** Nobody here goes on sending, except where that is the point. */
const limits: ServerLimits = { ...SERVER_LIMITS, linger: { bytes: 1_000_000, ms: 50 } };

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ limits });
});

afterAll(() => server.stop());

interface Sent {
  path: string;
  headers: readonly string[];
  body: Buffer;
}

/** Sends so much of a request and waits for the answer: unless that is all, it comes without the whole body. */
async function beginRequest({ path, headers, body }: Sent): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  // The server may hang up before everything is sent.
  socket.on('error', () => undefined);
  socket.write([`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n'));
  socket.write(body);
  return text(socket);
}

const toChunk = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.byteLength.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

const inChunks = (path: string, bytes: number, cookie = '') =>
  beginRequest({
    path,
    headers: [`Content-Type: ${FORM_TYPE}`, 'Transfer-Encoding: chunked', `Cookie: ${cookie}`],
    body: toChunk(Buffer.alloc(bytes, 'a')),
  });

const announced = (path: string, bytes: number, cookie = '') =>
  beginRequest({
    path,
    headers: [`Content-Type: ${FORM_TYPE}`, `Content-Length: ${bytes}`, `Cookie: ${cookie}`],
    body: Buffer.from('--b'),
  });

const FINAL = '/v1/users/register/final';

it('of the body of a request nothing is read before the session is known', async () => {
  expect(await inChunks('/api/spots', 1000)).toMatch(/^HTTP\/1.1 401 /);
  expect(await announced('/api/spots', 30_000_000)).toMatch(/^HTTP\/1.1 401 /);
});

it('of the body of a request no more than 64 kB is read in the last step of a signup without a proof of an email', async () => {
  const refused = /^HTTP\/1.1 403 [^]*connection: close[^]*"code":"EMAIL_NOT_VERIFIED"/i;
  expect(await announced(FINAL, 9_000_000)).toMatch(refused);
  expect(await inChunks(FINAL, 65_537)).toMatch(refused);
  expect(await announced(FINAL, 9_000_000, 'SIGNUP=made-up')).toMatch(refused);
});

it('of the body of a request no more is read than the operation takes, however it comes', async () => {
  const { client } = await server.user();
  const cookie = `SESSION=${client.cookies.get('SESSION') ?? ''}`;
  const refused = /^HTTP\/1.1 413 [^]*connection: close[^]*"code":"PAYLOAD_TOO_LARGE"/i;
  expect(await announced('/api/spots', 41_000_000, cookie)).toMatch(refused);
  expect(await inChunks('/api/spots', 40_100_000, cookie)).toMatch(refused);
  expect(await inChunks('/v1/users/auth/login', 65_537)).toMatch(/^HTTP\/1.1 400 /);
});

it('of the body of a request all is read that a signup with a proof sends, in chunks', async () => {
  const email = 'large@example.com';
  const client = await startSignup(server, email);
  const picture = new Blob([jpegFile(), new Uint8Array(9_000_000)]);
  const form = registrationForm(newcomer(email, { nickname: '큰사진' }), picture);
  const whole = new Response(form);
  const bytes = Buffer.from(await whole.arrayBuffer());
  const answer = await beginRequest({
    path: FINAL,
    headers: [
      `Content-Type: ${whole.headers.get('Content-Type') ?? ''}`,
      'Transfer-Encoding: chunked',
      `Cookie: SIGNUP=${client.cookies.get('SIGNUP') ?? ''}`,
      'Connection: close',
    ],
    body: Buffer.concat([
      toChunk(bytes.subarray(0, 100)),
      toChunk(bytes.subarray(100)),
      Buffer.from('0\r\n\r\n'),
    ]),
  });
  expect(answer).toContain('{"success":true,"message":"회원가입이 완료되었습니다."}');
});

it('of the body of a request the rest is taken when it is refused, so that the answer comes to who sends it all first', async () => {
  const own = await startTestServer();
  const { hostname, port } = new URL(own.url);
  const socket = connect(Number(port), hostname);
  const [failed, answered] = [once(socket, 'error'), text(socket)];
  const headers = ['Host: localhost', `Content-Type: ${FORM_TYPE}`, 'Content-Length: 20000000'];
  socket.write(['POST /api/spots HTTP/1.1', ...headers, '', ''].join('\r\n'));
  const sent = new Promise((resolve) => void socket.write(Buffer.alloc(20_000_000), resolve));
  expect(await Promise.race([sent, failed])).toBeNull();
  expect(await answered).toMatch(/^HTTP\/1.1 401 [^]*connection: close[^]*"code":"UNAUTHORIZED"/i);
  await own.stop();
});

it('of the body of a request no more than there are limits for is taken when it is refused', async () => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const headers = ['Host: localhost', `Content-Type: ${FORM_TYPE}`, 'Content-Length: 50000000'];
  socket.write(['POST /api/spots HTTP/1.1', ...headers, '', ''].join('\r\n'));
  const sent = new Promise((resolve) => void socket.write(Buffer.alloc(50_000_000), resolve));
  expect(await sent).toBeInstanceOf(Error);
});

it('of the body of a request a part is no fault of the server when the sender hangs up', async () => {
  const { promise: answered, resolve } = Promise.withResolvers<unknown>();
  const own = await startTestServer({
    log: (level, event, fields) => resolve({ level, event, status: fields?.['status'] }),
  });
  const { client } = await own.user();
  const socket = connect(Number(new URL(own.url).port), new URL(own.url).hostname);
  const cookie = `Cookie: SESSION=${client.cookies.get('SESSION') ?? ''}`;
  const headers = ['Host: localhost', `Content-Type: ${FORM_TYPE}`, 'Content-Length: 500000', cookie];
  socket.write(['POST /api/spots HTTP/1.1', ...headers, '', ''].join('\r\n'));
  socket.write(Buffer.alloc(100_000), () => socket.destroy());
  expect(await answered).toEqual({ level: 'info', event: 'request', status: 400 });
  await own.stop();
});

it('of the body of a request many large ones of one user are all read, two at a time', async () => {
  const { client } = await server.user();
  const send = () => {
    const form = new FormData();
    form.append('newProfileImage', new Blob([jpegFile(), new Uint8Array(1_000_000)]), 'me.jpg');
    return client.call('saveProfileImage', { form });
  };
  const answers = await Promise.all(Array.from({ length: 20 }, send));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});
