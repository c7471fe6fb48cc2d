import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeError } from '../observe/log.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** What the listener answers each command with, unless a test says otherwise. */
const REPLIES: Readonly<Record<string, string>> = {
  EHLO: '250 mail.test',
  MAIL: '250 OK',
  RCPT: '250 OK',
  DATA: '354 Go on',
  '.': '250 Kept',
  QUIT: '221 Bye',
};

let server: Server;
let smtpUrl: string;
let replies: Record<string, string>;
let commands: string[];
let lines: string[];

/** Speaks just enough SMTP to take one mail. */
async function listenTo(socket: Socket): Promise<void> {
  const say = (reply: string) => socket.write(`${reply}\r\n`);
  say('220 mail.test ESMTP');
  let isData = false;
  for await (const line of createInterface(socket)) {
    if (isData && line !== '.') {
      lines.push(line);
      continue;
    }
    isData = false;
    commands.push(line);
    const [verb = ''] = line.split(' ');
    const reply = replies[verb.toUpperCase()] ?? '500 What?';
    say(reply);
    isData = reply.startsWith('354');
    if (verb === 'QUIT') socket.end();
  }
}

beforeAll(async () => {
  server = createServer((socket) => void listenTo(socket).catch(() => socket.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  smtpUrl = typeof address === 'object' && address ? `smtp://127.0.0.1:${address.port}` : '';
});

beforeEach(() => {
  replies = { ...REPLIES };
  commands = [];
  lines = [];
});

afterAll(() => {
  server.close();
});

const FROM = '도새기 <no-reply@dosaegi.example>';
const MAIL = {
  to: 'gamgyul@example.com',
  subject: '[도새기] 이메일 인증번호 482913',
  text: '도새기에 오신 것을 환영해요!\n\n인증번호: 482913',
};

/** A header with its continued lines put together and its encoded words decoded. */
function header(name: string): string {
  const head = lines.slice(0, lines.indexOf('')).join('\n').replaceAll(/\n\s+/g, ' ');
  const value = new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? '';
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, words: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(words, 'base64').toString()
        : decodeQuoted(words.replaceAll('_', ' ')),
    );
}

function decodeQuoted(words: string): string {
  return decodeURIComponent(words.replaceAll('%', '%25').replaceAll(/=([\dA-F]{2})/g, '%$1'));
}

function body(): string {
  const encoded = lines.slice(lines.indexOf('') + 1);
  return header('Content-Transfer-Encoding') === 'base64'
    ? Buffer.from(encoded.join(''), 'base64').toString()
    : decodeQuoted(encoded.join('\n').replaceAll('=\n', ''));
}

it('the mailer hands the mail over: from whom, to whom, its Korean subject and the code', async () => {
  const mailer = await createSmtpMailer(smtpUrl, FROM);
  await mailer.send(MAIL);
  expect(commands).toContain('MAIL FROM:<no-reply@dosaegi.example>');
  expect(commands.filter((command) => command.startsWith('RCPT'))).toEqual(['RCPT TO:<gamgyul@example.com>']);
  expect(header('From')).toBe('도새기 <no-reply@dosaegi.example>');
  expect(header('To')).toBe('gamgyul@example.com');
  expect(header('Subject')).toBe('[도새기] 이메일 인증번호 482913');
  expect(header('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(body().trimEnd().replaceAll('\r\n', '\n')).toBe('도새기에 오신 것을 환영해요!\n\n인증번호: 482913');
});

it.each([
  ['with a comma', 'a1,victim@example.com'],
  ['with a name before it', 'b1<victim@example.com>'],
  ['of a group', 'c1:victim@example.com;'],
])('the mailer hands a mail to one recipient or to none: never to another address, %s', async (_, to) => {
  const mailer = await createSmtpMailer(smtpUrl, FROM);
  await mailer.send({ ...MAIL, to }).catch(() => undefined);
  const recipients = commands.filter((command) => command.startsWith('RCPT'));
  expect(recipients).not.toContain('RCPT TO:<victim@example.com>');
  expect(recipients.length).toBeLessThanOrEqual(1);
});

const failureOf = async (url: string) => {
  const mailer = await createSmtpMailer(url, FROM);
  const failure: unknown = await mailer.send(MAIL).catch((error: unknown) => error);
  return describeError(failure);
};

it.each([
  ['RCPT', '550 5.1.1 <gamgyul@example.com>: no such user', 'EENVELOPE, RCPT TO, 550'],
  ['MAIL', '550 not for gamgyul@example.com', 'EENVELOPE, MAIL FROM, 550'],
  ['DATA', '554-no\r\n554 gamgyul@example.com 482913', 'EENVELOPE, DATA, 554'],
  ['.', '554 spam: 인증번호 482913 for gamgyul@example.com', 'EMESSAGE, DATA, 554'],
])(
  'the mailer says at which step a mail server refused, not what it replied to %s',
  async (step, reply, facts) => {
    replies[step] = reply;
    const described = await failureOf(smtpUrl);
    expect(described).toMatchObject({ error: 'Error', detail: `The mail was not handed over (${facts})` });
    expect(JSON.stringify(described)).not.toMatch(/gamgyul|482913/);
  },
);

it('the mailer says why there is no connection to a mail server', async () => {
  const closed = createServer();
  closed.listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const address = closed.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  closed.close();
  await once(closed, 'close');
  expect(await failureOf(`smtp://127.0.0.1:${port}`)).toMatchObject({
    detail: `The mail was not handed over (ESOCKET, CONN): connect ECONNREFUSED 127.0.0.1:${port}`,
  });
});

it('the mailer keeps the email of somebody who signs up out of the log when their mail is refused', async () => {
  replies.RCPT = '550 <halla@example.com>: no such user';
  const app = await startTestServer({ mailer: await createSmtpMailer(smtpUrl, FROM) });
  const json = { email: 'halla@example.com' };
  expect(await app.visitor().call('sendVerificationCode', { json })).toMatchObject({
    status: 500,
    body: { code: 'SEND_FAILED', message: '인증번호 전송 중 오류가 발생했습니다.' },
  });
  expect(app.errors).toHaveLength(1);
  expect(JSON.stringify(app.errors)).not.toContain('halla');
  await app.stop();
});
