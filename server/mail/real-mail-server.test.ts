import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

interface Received {
  from: string;
  to: readonly string[];
  content: string;
}

const received: Received[] = [];

/** A mail server that asks for a password and turns one address down. */
const mailServer = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth({ username, password }, _session, callback) {
    const isRight = username === 'dosaegi' && password === 'p@ss/word';
    callback(isRight ? null : new Error('Who is this?'), isRight ? { user: username } : undefined);
  },
  onRcptTo({ address }, _session, callback) {
    callback(address.startsWith('nobody@') ? new Error(`No such user: ${address}`) : null);
  },
  onData(stream, { envelope }, callback) {
    void text(stream).then((content) => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), content });
      callback(null);
    });
  },
});

let server: TestServer;
let port: number;

beforeAll(async () => {
  const listening = Promise.withResolvers<void>();
  mailServer.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  const address = mailServer.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  const smtpUrl = `smtp://dosaegi:p%40ss%2Fword@127.0.0.1:${port}`;
  server = await startTestServer({
    mailer: await createSmtpMailer(smtpUrl, '도새기 <no-reply@dosaegi.example>'),
  });
});

afterAll(async () => {
  await server.stop();
  const closed = Promise.withResolvers<void>();
  mailServer.close(closed.resolve);
  await closed.promise;
});

/** The text of a mail in base64 or as it is. */
function textOf({ content }: Received): string {
  const [, ...parts] = content.split('\r\n\r\n');
  const body = parts.join('\r\n\r\n');
  return /^Content-Transfer-Encoding: base64/im.test(content) ? Buffer.from(body, 'base64').toString() : body;
}

it('a real mail server takes the code, and whoever reads it there goes on with the signup', async () => {
  const email = 'gamgyul@example.com';
  const client = server.visitor();
  expect(await client.call('sendVerificationCode', { json: { email } })).toMatchObject({ status: 200 });
  const [mail] = received;
  expect(mail).toMatchObject({ from: 'no-reply@dosaegi.example', to: [email] });
  const [code = ''] = /\d{6}/.exec(mail ? textOf(mail) : '') ?? [];
  expect(await client.call('verifyEmailCode', { json: { email, code } })).toMatchObject({ status: 200 });
});

it('an address that it turns down is a failure of the mail, without a word of whose it is in the log', async () => {
  const answer = await server
    .visitor()
    .call('sendVerificationCode', { json: { email: 'nobody@example.com' } });
  expect(answer).toMatchObject({ status: 500, body: { message: '인증번호 전송 중 오류가 발생했습니다.' } });
  expect(JSON.stringify(server.errors)).not.toContain('nobody@');
});

it('a wrong password for it is a failure too', async () => {
  const mailer = await createSmtpMailer(`smtp://dosaegi:wrong@127.0.0.1:${port}`, 'no-reply@dosaegi.example');
  const mail = { to: 'gamgyul@example.com', subject: '인증번호', text: '482913' };
  await expect(mailer.send(mail)).rejects.toThrow('The mail was not handed over (EAUTH');
});
