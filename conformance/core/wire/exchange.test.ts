import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeAnswer, isRefusal, isSuccess, toCurl, type Exchange, type SentRequest } from './exchange.ts';
import { PICTURES } from '../../generation/pictures.ts';

const exchangeOf = (
  request: Partial<SentRequest>,
  answer?: { status: number; body?: unknown },
): Exchange => ({
  operationId: 'likeSpot',
  actor: 'visitor',
  request: {
    method: 'GET',
    url: 'http://localhost:8080/api/spots/latest',
    headers: {},
    body: undefined,
    ...request,
  },
  answer: answer && {
    status: answer.status,
    headers: new Headers(),
    contentType: 'application/json',
    text: answer.body === undefined ? '' : JSON.stringify(answer.body),
    body: answer.body,
    durationMs: 3,
  },
  failure: answer ? undefined : 'No answer: connect ECONNREFUSED.',
});

it('the line for a shell is plain for a plain request', () => {
  expect(toCurl(exchangeOf({}))).toBe(`curl -i 'http://localhost:8080/api/spots/latest'`);
});

it('the line for a shell quotes what a shell would read, and leaves the session to a variable', () => {
  const line = toCurl(
    exchangeOf({
      method: 'POST',
      headers: { Cookie: 'SESSION=secret', 'Content-Type': 'application/json' },
      body: { kind: 'json', text: `{"text":"it's $HOME"}` },
    }),
  );
  expect(line).toBe(
    String.raw`curl -i -X POST 'http://localhost:8080/api/spots/latest' -H "Cookie: SESSION=$SESSION" ` +
      String.raw`-H 'Content-Type: application/json' --data-raw '{"text":"it'\''s $HOME"}'`,
  );
});

it('the line for a shell keeps a session that no server has given, and tells the second account from the first', () => {
  const never = exchangeOf({ headers: { Cookie: 'SESSION=dosaegi-conformance-no-session' } });
  expect(toCurl(never)).toContain('-H "Cookie: SESSION=dosaegi-conformance-no-session"');
  const own = exchangeOf({ headers: { Cookie: 'SESSION=secret; SIGNUP=secret' } });
  expect(toCurl({ ...own, actor: 'second' })).toContain('-H "Cookie: SESSION=$SESSION_2; SIGNUP=$SESSION_2"');
});

it('the line for a shell takes the pictures of a form from the repository, byte for byte', () => {
  const root = join(import.meta.dirname, '../../..');
  for (const { fileName, contentType, bytes } of PICTURES) {
    const parts = [{ name: 'images', value: bytes, fileName, contentType }];
    const line = toCurl(exchangeOf({ method: 'POST', body: { kind: 'form', parts } }));
    const file = `openapi/flows/${fileName}`;
    expect(line).toContain(`-F 'images=@${file};type=${contentType}'`);
    expect(readFileSync(join(root, file)).equals(bytes)).toBe(true);
  }
});

it('the line for a shell writes files of text out and states the type of the parts of a form', () => {
  const line = toCurl(
    exchangeOf({
      method: 'POST',
      body: {
        kind: 'form',
        parts: [
          { name: 'data', value: '{"a":1}', contentType: 'application/json' },
          {
            name: 'images',
            value: new TextEncoder().encode('글'),
            fileName: 'a.png',
            contentType: 'image/png',
          },
        ],
      },
    }),
  );
  expect(line).toContain(String.raw`-F 'data="{\"a\":1}";type=application/json'`);
  expect(line).toContain(`-F 'images="글";filename="a.png";type=image/png'`);
});

it.each([
  [200, { success: true }, 'success'],
  [204, undefined, 'success'],
  [200, { success: false }, 'refusal'],
  [200, { failure: true }, 'refusal'],
  [409, { success: false }, 'refusal'],
  [500, { success: false }, 'neither'],
  [302, undefined, 'neither'],
])('what an answer means is, for %i with %j, %s', (status, body, meaning) => {
  const exchange = exchangeOf({}, { status, body });
  expect({ success: isSuccess(exchange), refusal: isRefusal(exchange) }).toEqual({
    success: meaning === 'success',
    refusal: meaning === 'refusal',
  });
});

it('what an answer means is told in one line', () => {
  expect(describeAnswer(exchangeOf({}, { status: 409, body: { message: '한라봉이 부족해요.' } }))).toBe(
    '409 application/json {"message":"한라봉이 부족해요."}',
  );
  expect(describeAnswer(exchangeOf({}))).toBe('No answer: connect ECONNREFUSED.');
});
