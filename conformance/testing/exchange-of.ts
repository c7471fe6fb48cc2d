import type { Exchange } from '../core/wire/exchange.ts';

interface GivenAnswer {
  status: number;
  body?: unknown;
  /** The body as it came, where it is no JSON. */
  text?: string;
  /** The content type as it is stated; JSON by default. */
  type?: string;
  headers?: Readonly<Record<string, string>>;
  durationMs?: number;
}

/** An exchange of a visitor with an operation; without an answer, one that nobody answered. */
export function exchangeOf(
  operationId: string,
  answer: GivenAnswer | undefined,
  url = 'http://localhost:8080/',
): Exchange {
  const request = { method: 'GET', url, headers: {}, body: undefined };
  const asked = { operationId, actor: 'visitor', request } as const;
  if (!answer) return { ...asked, answer: undefined, failure: 'No answer: connect ECONNREFUSED.' };
  const { status, body, type = 'application/json', durationMs = 1 } = answer;
  const headers = new Headers(answer.headers);
  const text = answer.text ?? (body === undefined ? '' : JSON.stringify(body));
  if (text !== '' && type !== '') headers.set('content-type', type);
  const contentType = headers.get('content-type')?.split(';')[0];
  return { ...asked, answer: { status, headers, contentType, text, body, durationMs }, failure: undefined };
}
