import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
/** Mails to one address are limited. */
let asked = 0;
let lines: Readonly<Record<string, unknown>>[];

beforeAll(async () => {
  server = await startTestServer({
    log: (_level, event, fields = {}) => void lines.push({ event, ...fields }),
    mailer: { send: () => Promise.reject(new Error('The mail server is away.')) },
  });
});

afterEach(() => {
  lines = [];
});

afterAll(() => server.stop());

/** What the answer and the lines of the log call a request. */
async function idsOf(headers: Readonly<Record<string, string>> = {}) {
  lines = [];
  asked += 1;
  const json = { email: `visitor-${asked}@example.com` };
  const answer = await server.visitor().call('sendVerificationCode', { json, headers });
  await expect.poll(() => lines.length).toBe(2);
  return { answered: answer.headers.get('X-Request-Id'), logged: lines.map(({ requestId }) => requestId) };
}

const OWN = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

it('a request has one id, in the answer and in every line of the log, and each request another one', async () => {
  const [first, second] = [await idsOf(), await idsOf()];
  expect(first.answered).toMatch(OWN);
  expect(first.logged).toEqual([first.answered, first.answered]);
  expect(second.answered).not.toBe(first.answered);
});

it('a request keeps the id that its caller gave it: letters, digits, - _ and =, up to 255 of them', async () => {
  for (const id of ['trace_7-a=', 'x'.repeat(255)]) {
    expect(await idsOf({ 'X-Request-Id': id })).toEqual({ answered: id, logged: [id, id] });
  }
});

it('a request has one id in an answer that is no failure, too', async () => {
  lines = [];
  const answer = await server.visitor().call('listLatestSpots');
  expect(answer.headers.get('X-Request-Id')).toMatch(OWN);
  await expect
    .poll(() => lines.map(({ requestId }) => requestId))
    .toEqual([answer.headers.get('X-Request-Id')]);
});

it.each([
  ['too long', 'x'.repeat(256)],
  ['with a mail address', 'gamgyul@example.com'],
  ['of more than a word', 'a b'],
  ['that would write a line', '{"event":"failure"}'],
])('a request is given an id of the server where its caller gave one %s', async (_, id) => {
  const { answered, logged } = await idsOf({ 'X-Request-Id': id });
  expect(answered).toMatch(OWN);
  expect(logged).toEqual([answered, answered]);
});
