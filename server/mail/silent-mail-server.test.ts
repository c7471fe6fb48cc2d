import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** How long the mailer bears with the silent mail server, in milliseconds. */
const GREETING_MS = 2_000;

/** Many wait for the mail server, one after another. */
const PATIENCE = { timeout: 120_000 };

/** How long somebody may wait who asks for something else, in milliseconds: far less. */
const SOON_MS = 1_000;

const MAIL_FAILED = '인증번호 전송 중 오류가 발생했습니다.';

/** A mail server that takes connections and says nothing. */
let silent: ReturnType<typeof createServer>;
let connections: Set<Socket>;
let server: TestServer;

beforeEach(async () => {
  connections = new Set();
  silent = createServer((socket) => void connections.add(socket.on('error', () => undefined)));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const smtpUrl = `smtp://127.0.0.1:${port}?greetingTimeout=${GREETING_MS}`;
  server = await startTestServer({ mailer: await createSmtpMailer(smtpUrl, 'no-reply@dosaegi.example') });
});

afterEach(async () => {
  for (const socket of connections) socket.destroy();
  silent.close();
  await server.stop();
});

const askForCode = (address: number, number: number) =>
  server.visitor().call('sendVerificationCode', {
    json: { email: `visitor-${address}-${number}@example.com` },
    headers: { 'X-Forwarded-For': `192.0.2.${address}` },
  });

it(
  'a silent mail server keeps nobody waiting but those who asked for a mail, who are told that it failed',
  PATIENCE,
  async () => {
    const asked = [1, 2, 3].flatMap((address) =>
      Array.from({ length: 30 }, (_, number) => askForCode(address, number)),
    );
    await expect.poll(() => connections.size, { timeout: 10_000 }).toBeGreaterThanOrEqual(24);
    const startedAt = performance.now();
    expect(await server.visitor().call('listLatestSpots')).toMatchObject({ status: 200 });
    // Of those who asked, too.
    const headers = { 'X-Forwarded-For': '192.0.2.1' };
    expect(await server.visitor().call('listLatestSpots', { headers })).toMatchObject({ status: 200 });
    expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
    const answers = await Promise.all(asked);
    const failed = answers.filter(({ status }) => status === 500);
    expect(failed.length).toBeGreaterThanOrEqual(24);
    for (const { body } of failed) expect(body).toMatchObject({ code: 'SEND_FAILED', message: MAIL_FAILED });
    const refused = answers.filter(({ status }) => status !== 500);
    for (const { status, headers: said } of refused) {
      expect(status).toBe(503);
      expect(said.get('Retry-After')).toBe('2');
    }
  },
);
