import type { Exchange } from '../core/wire/exchange.ts';
import type { Finding } from '../core/findings/finding.ts';
import type { Run } from '../core/findings/result.ts';

/** What a run needs for the tests of the reports: text that would do harm, Korean text, secrets, all kinds of entries. */
export const SAMPLE_PASSWORD = "jeju'2026!";
export const SAMPLE_SESSION = '4f1c2a9e7b6d4d0fa1c3';

export const HOSTILE_TEXT = `</code><script>alert("1")</script><img src=x onerror='alert(2)'>]]>&amp;\u001b[31m\u202e`;

function exchangeOf(
  operationId: string,
  method: string,
  path: string,
  status: number,
  text: string,
  json?: unknown,
): Exchange {
  return {
    operationId,
    actor: 'first',
    request: {
      method,
      url: `http://localhost:8080${path}`,
      headers: { Cookie: `SESSION=${SAMPLE_SESSION}` },
      body: json === undefined ? undefined : { kind: 'json', text: JSON.stringify(json) },
    },
    answer: {
      status,
      headers: new Headers({ 'Content-Type': 'application/json' }),
      contentType: 'application/json',
      text,
      body: undefined,
      durationMs: 12,
    },
    failure: undefined,
  };
}

const hostile: Finding = {
  check: 'body',
  operationId: 'listLatestSpots',
  tier: 'specification',
  cause: 'likeCount must be integer',
  sentence: 'The number of likes.',
  spec: '1 §7',
  assumption: undefined,
  expected: '/content/0/likeCount to be integer, with status 200',
  received: `"열둘" in {"name":"금오름 ${HOSTILE_TEXT}"}`,
  exchange: exchangeOf('listLatestSpots', 'GET', '/api/spots/latest?page=0', 200, '{}'),
};

const secretive: Finding = {
  check: 'header',
  operationId: 'login',
  tier: 'strictness',
  cause: 'HttpOnly',
  sentence: 'The session cookie, see the security scheme.',
  spec: '1 §7, 1 §5',
  assumption: 'How a session starts is not shown; this contract sets the cookie in this answer.',
  expected: 'Set-Cookie with HttpOnly',
  received: `SESSION=${SAMPLE_SESSION}; Path=/`,
  exchange: exchangeOf('login', 'POST', '/v1/users/auth/login', 200, '{"success":true}', {
    email: 'gamgyul@example.com',
    password: SAMPLE_PASSWORD,
  }),
};

/** A run with two departures, a known one, one that is gone, and operations that were and were not reached. */
export function sampleRun(changes: Partial<Run> = {}): Run {
  return {
    target: 'http://localhost:8080',
    seed: 42,
    startedAt: '2026-04-12T00:30:00.000Z',
    durationMs: 38_400,
    requests: 1234,
    consequences: 3,
    notes: [{ what: 'Session cookie', text: 'It is called SID, and the run uses it. <b>' }],
    findings: [hostile, secretive],
    known: [
      {
        departure: {
          check: 'documented-status',
          operation: 'likeSpot',
          reason: '다음 배포에서 고칩니다 <soon>',
        },
        findings: [
          {
            ...hostile,
            operationId: 'likeSpot',
            check: 'documented-status',
            expected: '200',
            received: '201',
          },
        ],
      },
    ],
    stale: [{ check: 'page-walk', operation: 'listLatestSpots', reason: 'Pages overlapped & repeated.' }],
    skipped: [{ what: 'Signup by email', reason: 'The code of the verification mail cannot be known.' }],
    coverage: {
      operations: [
        {
          operationId: 'listLatestSpots',
          method: 'GET',
          path: '/api/spots/latest',
          requests: 30,
          whyNot: undefined,
          statuses: [
            { status: 200, documented: true, count: 28, whyNot: undefined },
            { status: 400, documented: true, count: 1, whyNot: undefined },
            { status: 418, documented: false, count: 1, whyNot: undefined },
            { status: 500, documented: true, count: 0, whyNot: 'Only a fault of the server gives it.' },
          ],
        },
        {
          operationId: 'login',
          method: 'POST',
          path: '/v1/users/auth/login',
          requests: 2,
          whyNot: undefined,
          statuses: [{ status: 200, documented: true, count: 2, whyNot: undefined }],
        },
        {
          operationId: 'likeSpot',
          method: 'POST',
          path: '/api/spots/{id}/like',
          requests: 3,
          whyNot: undefined,
          statuses: [{ status: 200, documented: true, count: 3, whyNot: undefined }],
        },
        {
          operationId: 'createSpot',
          method: 'POST',
          path: '/api/spots',
          requests: 0,
          whyNot: 'Left out by --read-only.',
          statuses: [{ status: 200, documented: true, count: 0, whyNot: 'Left out by --read-only.' }],
        },
      ],
    },
    ...changes,
  };
}
