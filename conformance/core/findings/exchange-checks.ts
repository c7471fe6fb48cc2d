import { isJsonObject, type JsonObject } from '../../../contract/document.ts';
import type { Contract, DocumentedResponse, Mismatch, Operation } from '../../../contract/contract.ts';
import {
  answerKind,
  describeAnswer,
  isRedirect,
  isSuccess,
  saysFailure,
  shorten,
  type Answer,
  type Exchange,
} from '../wire/exchange.ts';
import type { CheckId, ReportedFinding, Tier } from './finding.ts';
import { DOCUMENTED_SESSION_COOKIE } from '../wire/session-cookie.ts';
import { isEnding, readSetCookie } from '../wire/set-cookie.ts';
import { isLeftOut } from './left-out.ts';
import { showsAnswer } from './specification.ts';
import { lastNameOf, tierOfFailure, tierOfMismatch } from './tiers.ts';
import { isIdAsText, isIdField, snakeOf, wrapAs } from '../wire/wrapper.ts';

type Found = ReportedFinding & { check: CheckId };

export interface ExchangeCheckOptions {
  /** Longer answers are departures; undefined without a bound. */
  maxResponseMs: number | undefined;
  /** The name of the session cookie, as the server uses it. */
  sessionCookie?: string;
}

/** Refusals of HTTP itself, of which an API need not speak: size, media type. */
const STATUSES_OF_HTTP = new Set([413, 414, 415, 431]);

const TOO_MANY_REQUESTS = 429;

const LETTER = /[\p{L}?\uFFFD]/u;
const HANGUL = /[\uAC00-\uD7A3]/;

/** What every exchange with a documented operation has to keep, whoever made it and for whatever end. */
export function checkExchange(
  contract: Contract,
  exchange: Exchange,
  { maxResponseMs, sessionCookie = DOCUMENTED_SESSION_COOKIE }: ExchangeCheckOptions,
): Found[] {
  if (exchange.operationId === undefined) return [];
  const operation = contract.operation(exchange.operationId);
  const { operationId } = operation;
  const { answer } = exchange;
  const at = { operationId, exchange };
  if (answer === undefined) {
    return [
      {
        ...at,
        check: 'answers',
        expected: 'an answer',
        received: exchange.failure ?? 'none',
        cause: exchange.failure ?? 'none',
      },
    ];
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
  if (answer.status >= 500) return [...found, failureOf(operation, exchange, answer)];
  if (!response) {
    const isJudgedElsewhere = exchange.trigger?.expectation === 'sessionless' && answer.status >= 300;
    const isOfHttp = STATUSES_OF_HTTP.has(answer.status) && !isValid(exchange);
    if (isOfHttp || answer.status === TOO_MANY_REQUESTS) return found;
    return isJudgedElsewhere ? found : [...found, undocumented(operation, exchange, answer)];
  }
  // A server says so as it does of any address that it does not have.
  if (isLeftOut(operation, exchange)) return found;
  return [
    ...found,
    ...checkContentType(operation, response, exchange, answer),
    ...checkCookie(operation, response, exchange, answer, sessionCookie),
    ...checkBody(contract, operation, response, exchange, answer),
    ...checkMessage(operation, exchange, answer),
    ...checkComments(operation, exchange, answer),
  ];
}

const CHECK_OF_TIME = 'The bound was set for this run; the contract has none.';

const isValid = ({ trigger }: Exchange) => (trigger?.expectation ?? 'valid') === 'valid';

/** A failure of the server, named by what brought it about. */
function failureOf({ operationId, responses }: Operation, exchange: Exchange, answer: Answer): Found {
  const { trigger } = exchange;
  const tier = tierOfFailure(trigger);
  return {
    check: 'no-server-error',
    operationId,
    exchange,
    tier,
    cause: tier === 'specification' ? operationId : answerKind(exchange),
    expected: 'an answer other than a failure of the server',
    variant: trigger?.what ?? 'a request as the app sends it',
    received: describeAnswer(exchange),
    ...(responses.has(answer.status) ? { place: { at: 'response' as const, status: answer.status } } : {}),
  };
}

/** The answers of a server that has no such path or method. */
const ABSENT = new Set([404, 405, 501]);

function undocumented(operation: Operation, exchange: Exchange, answer: Answer): Found {
  const { operationId, responses, path, isProposed } = operation;
  const at = { operationId, exchange };
  const isAbsent = ABSENT.has(answer.status) && !saysFailure(answer.body) && isValid(exchange);
  if (isAbsent && !path.includes('{') && !isProposed) {
    return {
      ...at,
      check: 'operation-exists',
      cause: 'absent',
      expected: `${operation.method} ${path}`,
      received: describeAnswer(exchange),
    };
  }
  const expectation = exchange.trigger?.expectation ?? 'valid';
  const isServed = isSuccess(exchange);
  const documented = [...responses.keys()].filter((status) =>
    isServed || expectation === 'valid' ? status < 300 : status >= 400 && status < 500,
  );
  // What is served in another way is so everywhere; what is refused has a reason of its own.
  const isOwn = expectation === 'valid' && !isServed && !isRedirect(exchange);
  const kind = isServed ? 'success' : KIND[expectation];
  return {
    ...at,
    check: 'documented-status',
    cause: [isOwn ? operationId : '', kind, answer.status].join(' '),
    // What does not fit the present state is refused by a decision of the contract, wherever no status is shown.
    tier: isOwn && answer.status !== CONFLICT ? 'specification' : 'assumption',
    expected: `${isServed ? 'to what is served' : TO[expectation]}: ${documented.join(' or ')}`,
    received: describeAnswer(exchange),
  };
}

const CONFLICT = 409;

/** What is refused in the same way: whichever way it was broken. */
const KIND = {
  valid: 'valid',
  refused: 'broken',
  missing: 'broken',
  any: 'broken',
  conflict: 'conflict',
  unknown: 'unknown',
  sessionless: 'sessionless',
} as const;

/** To what the documented statuses are the answer. */
const TO = {
  valid: 'to a request as the app sends it',
  refused: 'to broken input',
  missing: 'to a request that lacks something required',
  conflict: 'to what the present state does not allow',
  unknown: 'for what does not exist',
  sessionless: 'without a session',
  any: 'to odd input',
} as const;

function checkContentType(
  { operationId }: Operation,
  { status, content }: DocumentedResponse,
  exchange: Exchange,
  answer: Answer,
): Found[] {
  if (content.size === 0) return [];
  const stated = answer.headers.get('content-type') ?? 'no content type';
  const at = {
    check: 'content-type' as const,
    operationId,
    exchange,
    cause: `${isSuccess(exchange) ? 'success' : 'failure'} ${stated}`,
    tier: status < 300 ? ('specification' as const) : ('assumption' as const),
    place: { at: 'response' as const, status },
  };
  const documented = [...content.keys()];
  if (answer.contentType === undefined || !documented.includes(answer.contentType)) {
    return [{ ...at, expected: documented.join(' or '), received: stated }];
  }
  const charset = /charset="?([\w-]+)/i.exec(stated)?.[1]?.toLowerCase();
  if (charset === undefined || charset === 'utf-8' || charset === 'utf8') return [];
  return [{ ...at, expected: `${answer.contentType}, which is UTF-8`, received: stated }];
}

/** The session cookie of a success: it comes where the contract documents it, with the attributes of its example. */
function checkCookie(
  { operationId }: Operation,
  { status, headers }: DocumentedResponse,
  exchange: Exchange,
  answer: Answer,
  name: string,
): Found[] {
  const header = headers.find((one) => one.name.toLowerCase() === 'set-cookie');
  if (!header || typeof header.example !== 'string' || saysFailure(answer.body)) return [];
  const wanted = readSetCookie(header.example);
  const lines = answer.headers.getSetCookie();
  const cookie = lines.map(readSetCookie).find((one) => one.name === name);
  const place = { at: 'header' as const, status, name: header.name };
  const at = { check: 'header' as const, operationId, exchange, place };
  const received = lines.length === 0 ? 'no Set-Cookie' : lines.map(hideValue).join(', ');
  // Where nobody has signed up yet, no session starts.
  if (isForNewcomer(answer.body)) {
    if (!cookie || isEnding(cookie)) return [];
    return [{ ...at, expected: `no ${name} in Set-Cookie, because isNewUser is true`, received }];
  }
  if (!cookie) return [{ ...at, cause: 'no cookie', expected: `Set-Cookie: ${name}=…`, received }];
  if (isEnding(wanted) !== isEnding(cookie)) {
    const expected = isEnding(wanted)
      ? `Set-Cookie that takes ${name} away (Max-Age=0)`
      : `Set-Cookie that sets ${name}`;
    return [{ ...at, expected, received }];
  }
  if (isEnding(wanted)) return [];
  const isHttps = exchange.request.url.startsWith('https:');
  const flags: [flag: string, isKept: boolean, tier: Tier][] = [
    ['HttpOnly', cookie.attributes.has('httponly'), 'strictness'],
    ['SameSite=Lax', cookie.attributes.get('samesite')?.toLowerCase() === 'lax', 'strictness'],
    // Otherwise half of the calls go without it (1 §6).
    ['Path=/', cookie.attributes.get('path') === '/', 'specification'],
    ['Secure', !isHttps || cookie.attributes.has('secure'), 'strictness'],
  ];
  return flags
    .filter(([, isKept]) => !isKept)
    .map(([flag, , tier]) => ({
      check: 'header',
      operationId,
      exchange,
      place: { at: 'session' },
      tier,
      cause: flag,
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
  operation: Operation,
  { status, content }: DocumentedResponse,
  exchange: Exchange,
  answer: Answer,
): Found[] {
  const { operationId } = operation;
  const schema = content.get('application/json');
  if (!schema) return [];
  const at = { check: 'body' as const, operationId, exchange };
  const place = { at: 'response' as const, status };
  const outcome = isSuccess(exchange) ? 'success' : 'failure';
  if (answer.body === undefined) {
    // Another content type says it all.
    if (answer.text !== '' && answer.contentType !== 'application/json') return [];
    const isEmpty = answer.text === '';
    return [
      {
        ...at,
        place,
        tier: outcome === 'failure' ? 'assumption' : 'specification',
        cause: `${outcome} ${isEmpty ? 'empty' : 'no JSON'}`,
        fields: ['data'],
        expected: `a JSON body with status ${status}`,
        received: isEmpty ? 'no body' : `no JSON: ${shorten(answer.text, 200)}`,
      },
    ];
  }
  // The 2xx schemas describe success only; a failure flag is as good as an error status.
  if (status < 300 && saysFailure(answer.body)) return [];
  const body = outcome === 'success' ? wrapAs(schema, answer.body) : answer.body;
  // Clients read a spot inside the envelope too.
  const isRewrapped = body !== answer.body && operationId !== 'getSpot';
  const isBare = isRewrapped && isJsonObject(body) && body['data'] === answer.body;
  const wrapper: Found[] = isRewrapped
    ? [
        {
          ...at,
          place,
          tier: showsAnswer(operationId) ? 'specification' : 'assumption',
          cause: isBare ? 'bare' : 'enveloped',
          expected: `the content ${isBare ? 'in the envelope { success, data }' : 'by itself, without an envelope'}, with status ${status}`,
          received: shorten(answer.text, 200),
        },
      ]
    : [];
  const mismatches = contract.mismatches(schema, body);
  if (mismatches.length === 0) return wrapper;
  // A body of another kind altogether: what its fields lack need not be told one by one.
  const whole = outcome === 'success' ? wrongWhole(mismatches, body) : undefined;
  if (whole) {
    return [
      ...wrapper,
      {
        ...at,
        place,
        tier: tierOfMismatch(operation, status, whole),
        cause: `whole ${whole.message} ${answerKind(exchange)}`,
        fields: namesIn(schema),
        expected: `the body ${asWished(whole.message)}, with status ${status}`,
        received: shorten(answer.text, 200),
      },
    ];
  }
  // Clients take any failure for one; what its envelope lacks is told at once.
  if (outcome === 'failure') {
    const isFlagged = isJsonObject(answer.body) && answer.body['failure'] === true;
    if (isFlagged && mismatches.every(({ missing }) => missing === 'success')) return [];
    return [
      {
        ...at,
        place,
        tier: 'assumption',
        cause: answerKind(exchange).replace(/^\d+/, 'failure'),
        fields: ['code'],
        expected: `a failure in its envelope, { success: false, code, message }: ${messagesOf(mismatches)}`,
        received: shorten(answer.text, 300),
      },
    ];
  }
  const distinct = new Map(
    mismatches.map((mismatch) => {
      // Which of many items it was does not make another departure.
      const where = mismatch.pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
      const what = isInSnakeCase(mismatch) ? 'snake_case' : mismatch.message;
      return [`${where} ${what}`, { where, mismatch }] as const;
    }),
  );
  const wrong = Array.from(distinct.values(), ({ where, mismatch }): Found => {
    const { pointer, message, missing, received } = mismatch;
    const field = missing ?? lastNameOf(pointer) ?? '';
    const common = { ...at, tier: tierOfMismatch(operation, status, mismatch) };
    const here = where === '' ? 'the body' : where;
    if (missing !== undefined && isInSnakeCase(mismatch)) {
      return {
        ...common,
        place: { at: 'response', status, pointer: `${pointer}/${missing}` },
        cause: 'snake_case',
        expected: `${here} to have its fields in camelCase, such as ${missing}, with status ${status}`,
        received: snakeOf(missing),
      };
    }
    // The run reads an id from a text too, and what is claimed of it holds or does not.
    const isText = isIdAsText(mismatch);
    const isId = isIdField(field) || (field === 'data' && isText);
    return {
      ...common,
      place: { at: 'response', status, pointer: missing === undefined ? pointer : `${pointer}/${missing}` },
      cause: isId ? `an id ${message}` : `${field} ${message}`,
      fields: isId && isText ? [] : [field],
      expected: `${here} ${asWished(message)}, with status ${status}`,
      received: shorten(JSON.stringify(received) ?? 'nothing', 300),
    };
  });
  return [...wrapper, ...wrong];
}

/** Whether a field is missing because it comes in snake_case. */
const isInSnakeCase = ({ missing, received }: Mismatch): boolean =>
  missing !== undefined &&
  isJsonObject(received) &&
  snakeOf(missing) !== missing &&
  snakeOf(missing) in received;

/** What a schema says of a value, as it stands after "expected /data/id": "must be integer" is "to be integer". */
const asWished = (message: string) =>
  message
    .replace(/^must (NOT )?/, (_, not?: string) => (not === undefined ? 'to ' : 'not to '))
    .replaceAll(/(?<=[a-z]),(?=[a-z])/g, ' or ');

const messagesOf = (mismatches: readonly Mismatch[]) =>
  mismatches
    .map(({ pointer, message }) => `${pointer === '' ? 'it' : pointer} ${asWished(message)}`)
    .join(', ');

/** The mismatch that makes a body another kind of value, or one that has nothing of what is documented. */
function wrongWhole(mismatches: readonly Mismatch[], body: unknown): Mismatch | undefined {
  const atTop = mismatches.filter(({ pointer }) => pointer === '');
  const ofKind = atTop.find(
    ({ keyword }) => keyword === 'type' || keyword === 'oneOf' || keyword === 'anyOf',
  );
  if (ofKind) return ofKind;
  const missing = atTop.filter((one) => one.keyword === 'required' && !isInSnakeCase(one));
  const has = isJsonObject(body) ? Object.keys(body).length : 0;
  return missing.length > 1 && has <= missing.length ? missing[0] : undefined;
}

/** The names of all fields at the top of a schema and of its data: with another body all of them are gone. */
function namesIn(schema: JsonObject): string[] {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  const below = Object.values(properties).flatMap((property) =>
    isJsonObject(property) && isJsonObject(property['properties']) ? Object.keys(property['properties']) : [],
  );
  return [...Object.keys(properties), ...below];
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
      tier: 'assumption',
      cause: `message ${isSuccess(exchange) ? 'success' : 'failure'}`,
      fields: ['message'],
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
        cause: 'relativeTime',
        place: { at: 'response', status, pointer: `${pointer}/relativeTime` },
        expected: 'the time since then in Korean as relativeTime',
        received: JSON.stringify(shorten(relativeTime, 200)),
      });
    }
    if (isDeleted === true && typeof text === 'string' && text !== '') {
      found.push({
        ...at,
        check: 'comments',
        tier: 'assumption',
        cause: 'deleted text',
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
