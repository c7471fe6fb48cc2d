import { isJsonObject, type JsonObject } from '../../../tools/contract/document.ts';
import type { Contract, DocumentedResponse, Operation } from '../../core/contract.ts';
import { describeAnswer, saysFailure, shorten, type Answer, type Exchange } from '../../core/exchange.ts';
import type { CheckId } from '../../core/finding.ts';
import type { ReportedFinding } from '../kit/meaning-check.ts';

type Found = ReportedFinding & { check: CheckId };

export interface ExchangeCheckOptions {
  /** Longer answers are departures; undefined without a bound. */
  maxResponseMs: number | undefined;
}

/** Refusals of HTTP itself, of which an API need not speak: size, media type, too many requests. */
const STATUSES_OF_HTTP = new Set([413, 414, 415, 429, 431]);

const LETTER = /[\p{L}?\uFFFD]/u;
const HANGUL = /[\uAC00-\uD7A3]/;

/** What every exchange with a documented operation has to keep, whoever made it and for whatever end. */
export function checkExchange(
  contract: Contract,
  exchange: Exchange,
  { maxResponseMs }: ExchangeCheckOptions,
): Found[] {
  if (exchange.operationId === undefined) return [];
  const operation = contract.operation(exchange.operationId);
  const { operationId } = operation;
  const { answer } = exchange;
  const at = { operationId, exchange };
  if (answer === undefined) {
    return [{ ...at, check: 'answers', expected: 'an answer', received: exchange.failure ?? 'none' }];
  }
  const found: Found[] = [];
  if (maxResponseMs !== undefined && answer.durationMs > maxResponseMs) {
    found.push({
      ...at,
      check: 'response-time',
      sentence: CHECK_OF_TIME,
      expected: `an answer within ${maxResponseMs} ms`,
      received: `an answer after ${Math.round(answer.durationMs)} ms`,
    });
  }
  const response = operation.responses.get(answer.status);
  if (answer.status >= 500) {
    found.push({
      ...at,
      check: 'no-server-error',
      expected: 'an answer other than a failure of the server',
      received: describeAnswer(exchange),
      ...(response ? { place: { at: 'response', status: answer.status } } : {}),
    });
    return found;
  }
  if (!response) {
    if (STATUSES_OF_HTTP.has(answer.status)) return found;
    return [...found, undocumented(operation, exchange, answer)];
  }
  return [
    ...found,
    ...checkContentType(operation, response, exchange, answer),
    ...checkCookie(operation, response, exchange, answer),
    ...checkBody(contract, operation, response, exchange, answer),
    ...checkMessage(operation, exchange, answer),
    ...checkComments(operation, exchange, answer),
  ];
}

const CHECK_OF_TIME = 'The bound was set for this run; the contract has none.';

function undocumented({ operationId, responses }: Operation, exchange: Exchange, answer: Answer): Found {
  const location = answer.headers.get('location');
  const isRedirect = answer.status >= 300 && answer.status < 400 && location !== null;
  return {
    check: 'documented-status',
    operationId,
    exchange,
    expected: `one of the statuses ${[...responses.keys()].join(', ')}, and not ${answer.status}`,
    received: isRedirect
      ? `${answer.status}, a redirect to ${shorten(location, 200)} (not followed)`
      : describeAnswer(exchange),
  };
}

function checkContentType(
  { operationId }: Operation,
  { status, content }: DocumentedResponse,
  exchange: Exchange,
  answer: Answer,
): Found[] {
  if (content.size === 0) return [];
  const at = {
    check: 'content-type' as const,
    operationId,
    exchange,
    place: { at: 'response' as const, status },
  };
  const documented = [...content.keys()];
  const stated = answer.headers.get('content-type') ?? 'no content type';
  if (answer.contentType === undefined || !documented.includes(answer.contentType)) {
    return [{ ...at, expected: documented.join(' or '), received: stated }];
  }
  const charset = /charset="?([\w-]+)/i.exec(stated)?.[1]?.toLowerCase();
  if (charset === undefined || charset === 'utf-8' || charset === 'utf8') return [];
  return [{ ...at, expected: `${answer.contentType}, which is UTF-8`, received: stated }];
}

/** A cookie as a Set-Cookie line states it. */
interface StatedCookie {
  name: string;
  value: string;
  /** Names in lower case; empty for an attribute without a value. */
  attributes: ReadonlyMap<string, string>;
}

function readSetCookie(line: string): StatedCookie {
  const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
  const [name, value] = splitPair(pair);
  return {
    name,
    value,
    attributes: new Map(rest.map(splitPair).map(([key, text]) => [key.toLowerCase(), text])),
  };
}

function splitPair(text: string): [string, string] {
  const cut = text.indexOf('=');
  return cut === -1 ? [text, ''] : [text.slice(0, cut), text.slice(cut + 1)];
}

/** Whether a Set-Cookie line takes the cookie away. */
function isEnding({ value, attributes }: StatedCookie): boolean {
  const maxAge = attributes.get('max-age');
  const expires = attributes.get('expires');
  if (maxAge !== undefined) return Number(maxAge) <= 0;
  if (expires !== undefined) return Date.parse(expires) <= Date.now();
  return value === '';
}

/** The session cookie of a success: it comes where the contract documents it, with the attributes of its example. */
function checkCookie(
  { operationId }: Operation,
  { status, headers }: DocumentedResponse,
  exchange: Exchange,
  answer: Answer,
): Found[] {
  const header = headers.find(({ name }) => name.toLowerCase() === 'set-cookie');
  if (!header || typeof header.example !== 'string' || saysFailure(answer.body)) return [];
  const wanted = readSetCookie(header.example);
  const lines = answer.headers.getSetCookie();
  const cookies = lines.map(readSetCookie);
  const cookie = cookies.find(({ name }) => name === wanted.name);
  const place = { at: 'header' as const, status, name: header.name };
  const at = { check: 'header' as const, operationId, exchange, place };
  const received = lines.length === 0 ? 'no Set-Cookie' : lines.map(hideValue).join(', ');
  // Where nobody has signed up yet, no session starts.
  if (isForNewcomer(answer.body)) {
    if (!cookie || isEnding(cookie)) return [];
    return [{ ...at, expected: `no ${wanted.name} in Set-Cookie, because isNewUser is true`, received }];
  }
  if (!cookie) return [{ ...at, expected: `Set-Cookie: ${wanted.name}=…`, received }];
  if (isEnding(wanted) !== isEnding(cookie)) {
    const expected = isEnding(wanted)
      ? `Set-Cookie that takes ${wanted.name} away (Max-Age=0)`
      : `Set-Cookie that sets ${wanted.name}`;
    return [{ ...at, expected, received }];
  }
  if (isEnding(wanted)) return [];
  const isHttps = exchange.request.url.startsWith('https:');
  const flags: [string, boolean][] = [
    ['HttpOnly', cookie.attributes.has('httponly')],
    ['SameSite=Lax', cookie.attributes.get('samesite')?.toLowerCase() === 'lax'],
    ['Path=/', cookie.attributes.get('path') === '/'],
    ['Secure', !isHttps || cookie.attributes.has('secure')],
  ];
  return flags
    .filter(([, isKept]) => !isKept)
    .map(([flag]) => ({
      check: 'header',
      operationId,
      exchange,
      place: { at: 'session' },
      expected: `${flag} at the session cookie`,
      received,
    }));
}

function isForNewcomer(body: unknown): boolean {
  return isJsonObject(body) && isJsonObject(body['data']) && body['data']['isNewUser'] === true;
}

const hideValue = (line: string) => line.replace(/^([^=;]+)=[^;]+/, '$1=…');

function checkBody(
  contract: Contract,
  { operationId }: Operation,
  { status, content }: DocumentedResponse,
  exchange: Exchange,
  answer: Answer,
): Found[] {
  const schema = content.get('application/json');
  if (!schema) return [];
  const at = { check: 'body' as const, operationId, exchange };
  const place = { at: 'response' as const, status };
  if (answer.body === undefined) {
    const received = answer.text === '' ? 'no body' : `no JSON: ${shorten(answer.text, 200)}`;
    return [{ ...at, place, expected: `a JSON body with status ${status}`, received }];
  }
  // The 2xx schemas describe success only; a failure flag is as good as an error status.
  if (status < 300 && saysFailure(answer.body)) return [];
  const mismatches = contract.mismatches(schema, answer.body);
  if (mismatches.length === 0) return [];
  // Clients read a spot inside the envelope too.
  if (operationId === 'getSpot' && isJsonObject(answer.body) && answer.body['success'] === true) {
    if (contract.mismatches(schema, answer.body['data']).length === 0) return [];
  }
  const distinct = new Map(
    mismatches.map(({ pointer, message, received }) => {
      // Which of many items it was does not make another departure.
      const where = pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
      return [`${where} ${message}`, { pointer, where, message, received }] as const;
    }),
  );
  return [...distinct.values()].map(({ pointer, where, message, received }) => ({
    check: 'body',
    operationId,
    exchange,
    place: { at: 'response', status, pointer },
    expected: `with status ${status}, ${where === '' ? 'the body' : where} ${message}`,
    received: shorten(JSON.stringify(received) ?? 'nothing', 300),
  }));
}

/** Messages are Korean sentences that may be shown to the user. */
function checkMessage({ operationId }: Operation, exchange: Exchange, { status, body }: Answer): Found[] {
  const message = isJsonObject(body) ? body['message'] : undefined;
  if (typeof message !== 'string' || message === '' || HANGUL.test(message)) return [];
  return [
    {
      check: 'korean-text',
      operationId,
      exchange,
      place: { at: 'response', status, pointer: '/message' },
      expected: `a Korean sentence as message with status ${status}`,
      received: JSON.stringify(shorten(message, 200)),
    },
  ];
}

/** What a schema cannot say of a comment: its time is Korean, and a deleted one tells nothing any more. */
function checkComments({ operationId }: Operation, exchange: Exchange, { status, body }: Answer): Found[] {
  if (!COMMENT_OPERATIONS.has(operationId)) return [];
  const found: Found[] = [];
  const at = { operationId, exchange };
  for (const [pointer, { relativeTime, isDeleted, text }] of commentsIn(body)) {
    // A bare date is nobody's language.
    if (typeof relativeTime === 'string' && LETTER.test(relativeTime) && !HANGUL.test(relativeTime)) {
      found.push({
        ...at,
        check: 'korean-text',
        place: { at: 'response', status, pointer: `${pointer}/relativeTime` },
        expected: 'the time since then in Korean as relativeTime',
        received: JSON.stringify(shorten(relativeTime, 200)),
      });
    }
    if (isDeleted === true && typeof text === 'string' && text !== '') {
      found.push({
        ...at,
        check: 'comments',
        place: { at: 'response', status, pointer: `${pointer}/text` },
        expected: 'an empty text of a deleted comment',
        received: JSON.stringify(shorten(text, 200)),
      });
    }
  }
  return found;
}

const COMMENT_OPERATIONS = new Set(['listComments', 'createComment', 'listReplies', 'createReply']);

/** The comments of a body, with the pointer to each: one, or those of a page. */
function commentsIn(body: unknown): [string, JsonObject][] {
  if (!isJsonObject(body)) return [];
  const content: unknown[] = Array.isArray(body['content']) ? body['content'] : [];
  const listed = content.map((comment, index) => [`/content/${index}`, comment] as const);
  return [['', body] as const, ...listed].flatMap(([pointer, comment]) =>
    isJsonObject(comment) ? [[pointer, comment] as [string, JsonObject]] : [],
  );
}
