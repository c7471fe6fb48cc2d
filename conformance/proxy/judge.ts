import { listOperations, type ContractOperation, type JsonObject } from '../../contract/document.ts';
import { createPrismJudge, type PrismRemark } from '../../tools/mock/prism.ts';
import { createBodyReader } from '../../tools/mock/request-body.ts';
import { createRouter } from '../../tools/mock/router.ts';
import { DOCUMENTED_SESSION_COOKIE } from '../core/wire/session-cookie.ts';
import { readContract, type Operation, type Place } from '../../contract/contract.ts';
import { saysFailure } from '../core/wire/exchange.ts';
import type { Breach } from './violation-list.ts';

/** One request and its answer, as they passed through the proxy. */
export interface Passage {
  method: string;
  /** Path and query. */
  path: string;
  requestHeaders: Readonly<Record<string, string>>;
  requestBody: Buffer;
  status: number;
  answerHeaders: Readonly<Record<string, string>>;
  answerBody: Buffer;
}

export interface Judge {
  /** The operation that a request is for; undefined where the contract has none. */
  operationOf(method: string, path: string): string | undefined;
  /** Every way in which an exchange departs from the contract. */
  judge(passage: Passage): Promise<Breach[]>;
}

/** Methods that browsers send of their own accord: no contract documents them. */
const UNJUDGED_METHODS = new Set(['OPTIONS', 'HEAD']);

/**
 * Judges by Prism what Prism can judge, forms by the mock's own reader, and the rest here: statuses that the contract
 * does not document, bodies that cannot be read, and success without a session where the contract demands one. An
 * answer with the failure flag is a failure, whatever its status, and so has no schema to fit.
 *
 * @param document the bundled contract
 */
export async function createJudge(document: JsonObject): Promise<Judge> {
  const contract = readContract(document);
  const route = createRouter(listOperations(document));
  const readRequestBody = createBodyReader(document);
  const askPrism = await createPrismJudge(document);

  const roots = new Set(contract.operations.map((operation) => rootOf(operation.path)));
  /** Pictures may lie anywhere, even below the API's own paths. */
  const isApiCall = (path: string, headers: Readonly<Record<string, string>>) =>
    roots.has(rootOf(path)) && headers['sec-fetch-dest'] !== 'image';

  const match = (method: string, path: string) => route(method, path.split('?')[0] ?? '/');

  async function judgeOperation(documented: ContractOperation, passage: Passage): Promise<Breach[]> {
    const operation = contract.operation(documented.operationId);
    const breachOf = (side: Breach['side'], message: string, place: Place): Breach => ({
      operationId: operation.operationId,
      route: `${operation.method} ${operation.path}`,
      side,
      message,
      status: passage.status,
      ...contract.sentenceAt(operation, place),
    });
    const { requestHeaders, answerHeaders, status } = passage;
    const read = await readRequestBody(documented, requestHeaders['content-type'], passage.requestBody);
    const answer = readAnswer(operation, passage);
    const url = new URL(passage.path, 'http://proxy.invalid');
    const remarks = await askPrism(
      documented,
      {
        path: url.pathname,
        query: url.searchParams,
        headers: withoutBodyHeaders(requestHeaders, read.isForPrism),
        body: read.isForPrism ? read.value : null,
      },
      { status, headers: { ...answerHeaders }, body: answer.value },
    );

    const breaches = [
      ...read.violations.map((message) => breachOf('request', message, { at: 'requestBody' })),
      ...remarks.request
        // The body that was not for Prism has been judged already.
        .filter(({ place }) => read.isForPrism || (place[0] !== 'body' && place.length > 0))
        .map((remark) => breachOf('request', remark.message, placeOf(remark, 'request', status))),
    ];
    if (!operation.responses.has(status)) {
      const known = [...operation.responses.keys()].join(', ');
      const message = `status ${status} is not documented; the contract has ${known}`;
      return [...breaches, breachOf('answer', message, { at: 'operation' })];
    }
    if (operation.needsSession && answer.isSuccess && !sendsSession(requestHeaders)) {
      breaches.push(breachOf('answer', 'succeeds without a session', { at: 'session' }));
    }
    if (answer.problem !== undefined) {
      return [...breaches, breachOf('answer', answer.problem, { at: 'response', status })];
    }
    if (answer.saysFailure) return breaches;
    return [
      ...breaches,
      ...remarks.answer.map((remark) =>
        breachOf('answer', remark.message, placeOf(remark, 'response', status)),
      ),
    ];
  }

  return {
    operationOf(method, path) {
      const found = match(method, path);
      return found.kind === 'operation' ? found.operation.operationId : undefined;
    },
    async judge(passage) {
      if (UNJUDGED_METHODS.has(passage.method)) return [];
      const found = match(passage.method, passage.path);
      if (found.kind === 'operation') return judgeOperation(found.operation, passage);
      const path = passage.path.split('?')[0] ?? '/';
      if (!isApiCall(path, passage.requestHeaders)) return [];
      const message =
        found.kind === 'wrongMethod'
          ? `the contract has only ${found.allowed.join(', ')} on this path`
          : 'the contract has no such path';
      return [
        {
          operationId: undefined,
          route: `${passage.method} ${path}`,
          side: 'request',
          message,
          status: passage.status,
          sentence: 'Whatever is not in the contract is not part of it.',
          spec: undefined,
          assumption: undefined,
        },
      ];
    },
  };
}

/** The first segment of a path, such as `api`. */
const rootOf = (path: string) => path.split('/')[1] ?? '';

interface ReadAnswer {
  value: unknown;
  isSuccess: boolean;
  saysFailure: boolean;
  /** Why the body cannot be judged by its schema; undefined where it can. */
  problem: string | undefined;
}

function readAnswer(operation: Operation, { status, answerHeaders, answerBody }: Passage): ReadAnswer {
  const documented = operation.responses.get(status)?.content ?? new Map<string, unknown>();
  const contentType = answerHeaders['content-type'] ?? '';
  const isJson = /^application\/([\w.-]+\+)?json\b/i.test(contentType);
  const text = answerBody.toString('utf8');
  const isTwoHundred = status >= 200 && status < 300;
  if (documented.size === 0) {
    // Clients read no body here; a failure that comes as 200 says so in one all the same.
    const flagged = isTwoHundred && isJson && saysFailure(parse(text));
    return {
      value: undefined,
      isSuccess: isTwoHundred && !flagged,
      saysFailure: flagged,
      problem: undefined,
    };
  }
  const unread = (problem: string) => ({
    value: undefined,
    isSuccess: isTwoHundred,
    saysFailure: false,
    problem,
  });
  if (answerBody.length === 0) return unread('the body is missing');
  if (!isJson) return unread(`the content type is ${contentType || 'missing'} and not application/json`);
  const value = parse(text);
  if (value === undefined) return unread('the body is not JSON');
  const flagged = isTwoHundred && saysFailure(value);
  return { value, isSuccess: isTwoHundred && !flagged, saysFailure: flagged, problem: undefined };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sendsSession(headers: Readonly<Record<string, string>>): boolean {
  return (headers['cookie'] ?? '')
    .split(';')
    .some((pair) => pair.trim().startsWith(`${DOCUMENTED_SESSION_COOKIE}=`));
}

/** Prism would read a form its own way, so that it is told of none. */
function withoutBodyHeaders(
  headers: Readonly<Record<string, string>>,
  isForPrism: boolean,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => isForPrism || !name.startsWith('content-')),
  );
}

function placeOf(
  { place: [root, ...way] }: PrismRemark,
  side: 'request' | 'response',
  status: number,
): Place {
  const pointer = way.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  if (side === 'response') {
    return root === 'header'
      ? { at: 'header', status, name: way[0] ?? '' }
      : { at: 'response', status, pointer };
  }
  if (root === 'body' || root === undefined) return { at: 'requestBody', pointer };
  return { at: 'parameter', name: way[0] ?? '' };
}
