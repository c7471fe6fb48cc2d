import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  findExampleFor,
  keepValidChoices,
  parsePrefer,
  readChoice,
  readChoices,
  resolveAnswer,
  type MockChoices,
  type Preference,
} from './choices.ts';
import {
  listOperations,
  readBundle,
  withoutFailuresIn200,
  type ContractOperation,
} from '../../contract/document.ts';
import { BodyTooLargeError, failure, readBody, sendJson } from './http-io.ts';
import { createPrism, type PrismAnswer, type PrismRequest } from './prism.ts';
import { createBodyReader } from './request-body.ts';
import { createRouter } from './router.ts';

export interface MockOptions {
  /** The bundled contract, JSON. */
  contractFile: string;
  /** The folder behind /example-images/, the pictures that the contract's examples point to. */
  imagesFolder?: string;
  /** Bytes that a request body may have; a larger one is answered with 413. Default 48 MiB. */
  maxBodyBytes?: number;
  /** Choices to begin with; those that the contract does not know are dropped. */
  choices?: MockChoices;
  /** Hears of each refused request: one line with what is wrong. */
  log?: (line: string) => void;
}

export interface Mock {
  /** Answers any request and never throws. */
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** A copy of the choices as they stand. */
  readChoices: () => MockChoices;
  /** Ends waiting answers at once. */
  close: () => void;
}

export const CONTROL_PATH = '/__mock';
export const IMAGES_PATH = '/example-images';

const DEFAULT_MAX_BODY_BYTES = 48 * 1024 * 1024;
const MAX_CONTROL_BYTES = 256 * 1024;
const MAX_VIOLATIONS_HEADER = 4000;
const IMAGE_TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};
const FALLBACK_MESSAGES: Record<number, [code: string, message: string]> = {
  400: ['BAD_REQUEST', '잘못된 요청입니다.'],
  401: ['UNAUTHORIZED', '로그인이 필요해요.'],
  404: ['NOT_FOUND', '찾을 수 없습니다.'],
};

/**
 * The mock of the contract: Prism behind a gateway that reads multipart bodies and lets a person choose the answers.
 * It keeps no state but the choices: a POST never changes a later GET, and whoever sends a SESSION cookie is signed in.
 */
export async function createMock(options: MockOptions): Promise<Mock> {
  const { contractFile, maxBodyBytes = DEFAULT_MAX_BODY_BYTES, log } = options;
  const imagesFolder =
    options.imagesFolder ?? fileURLToPath(new URL('../../example-images', import.meta.url));
  const document = withoutFailuresIn200(await readBundle(contractFile));
  const operations = listOperations(document);
  const route = createRouter(operations);
  const askPrism = await createPrism(document);
  const readRequestBody = createBodyReader(document);
  const closing = new AbortController();
  let choices = keepValidChoices(operations, options.choices ?? {});

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = URL.parse(request.url ?? '/', 'http://mock.invalid');
    if (!url) return sendJson(response, 400, failure('BAD_REQUEST', '잘못된 주소입니다.'));
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') return sendJson(response, 204, undefined);
    if (url.pathname.startsWith(`${CONTROL_PATH}/`)) return answerControl(request, response, url.pathname);
    if (url.pathname.startsWith(`${IMAGES_PATH}/`)) return sendImage(response, imagesFolder, url.pathname);

    const match = route(request.method ?? 'GET', url.pathname);
    if (match.kind === 'unknownPath') {
      return sendJson(response, 404, failure('NOT_FOUND', '계약에 없는 주소입니다.'));
    }
    if (match.kind === 'wrongMethod') {
      const allow = { Allow: match.allowed.join(', ') };
      return sendJson(response, 405, failure('METHOD_NOT_ALLOWED', '계약에 없는 메서드입니다.'), allow);
    }
    return answerOperation(request, response, url, match.operation);
  }

  async function answerOperation(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    operation: ContractOperation,
  ): Promise<void> {
    let wish: Preference;
    let chosen: ReturnType<typeof resolveAnswer>;
    try {
      wish = parsePrefer(textOf(request.headers.prefer)) ?? choices[operation.operationId] ?? {};
      const isFree = wish.example === undefined && wish.status === undefined && !wish.dynamic;
      const example = isFree ? findExampleFor(operation, url.pathname, url.searchParams) : undefined;
      chosen = resolveAnswer(operation, example === undefined ? wish : { ...wish, example });
    } catch (problem) {
      return sendJson(response, 400, failure('MOCK_UNKNOWN_ANSWER', messageOf(problem)));
    }

    const body = await readBody(request, maxBodyBytes);
    const read = await readRequestBody(operation, request.headers['content-type'], body);
    if (wish.delayMs) await wait(wish.delayMs, undefined, { signal: closing.signal });

    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(request.headers)) {
      // Prism would read these its own way; the body that they describe has been read here.
      if (name === 'prefer' || name === 'accept' || value === undefined) continue;
      if (read.isForPrism || !name.startsWith('content-')) headers[name] = textOf(value) ?? '';
    }
    const asked: PrismRequest = {
      path: url.pathname,
      query: url.searchParams,
      headers,
      body: read.isForPrism ? read.value : null,
    };
    let result = await askPrism(operation, asked, {
      ...chosen,
      validate: read.violations.length === 0,
      dynamic: wish.dynamic ?? false,
    });
    const violations = [...read.violations, ...result.violations];
    if (violations.length > 0 && result.status !== 401) {
      result = await refuse(operation, asked);
      log?.(`${result.status} ${request.method} ${url.pathname}: ${violations.join('; ')}`);
    }
    sendAnswer(response, result, violations);
  }

  /** The contract's own answer to a request that breaks it. */
  async function refuse(operation: ContractOperation, asked: PrismRequest): Promise<PrismAnswer> {
    const documented = operation.responses.find(({ status }) => status === 400 || status === 422);
    if (!documented) return { status: 400, headers: {}, body: undefined, violations: [] };
    const { name } =
      documented.examples.find((example) => example.name === 'badRequest') ?? documented.examples[0] ?? {};
    return askPrism(operation, asked, {
      validate: false,
      status: documented.status,
      example: name,
      dynamic: false,
    });
  }

  async function answerControl(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    const [resource, operationId, ...others] = path.slice(CONTROL_PATH.length + 1).split('/');
    const isKnown =
      others.length === 0 && (resource === 'choices' || (resource === 'operations' && !operationId));
    if (!isKnown) return sendJson(response, 404, failure('NOT_FOUND', 'There is no such control endpoint.'));
    if (resource === 'operations' && request.method === 'GET') {
      return sendJson(response, 200, operations.map(describeOperation));
    }
    if (resource === 'operations') return refuseMethod(response, 'GET');

    if (request.method === 'PUT') {
      const body = await readBody(request, MAX_CONTROL_BYTES);
      try {
        const value: unknown = JSON.parse(body.toString('utf8'));
        choices = operationId
          ? { ...choices, [operationId]: readChoice(operations, operationId, value) }
          : readChoices(operations, value);
      } catch (problem) {
        return sendJson(response, 400, failure('MOCK_BAD_CHOICE', messageOf(problem)));
      }
    } else if (request.method === 'DELETE') {
      choices = Object.fromEntries(
        Object.entries(choices).filter(([id]) => operationId && id !== operationId),
      );
    } else if (request.method !== 'GET' || operationId) {
      return refuseMethod(response, operationId ? 'PUT, DELETE' : 'GET, PUT, DELETE');
    }
    return sendJson(response, 200, choices);
  }

  return {
    handle: (request, response) => {
      answer(request, response).catch((problem: unknown) => {
        if (problem instanceof BodyTooLargeError) {
          sendJson(response, 413, failure('PAYLOAD_TOO_LARGE', '파일이 너무 큽니다.'));
          return;
        }
        if (!request.destroyed && !closing.signal.aborted) log?.(`500 ${request.url}: ${messageOf(problem)}`);
        sendJson(response, 500, failure('INTERNAL_ERROR', '서버 오류가 발생했습니다.'));
      });
    },
    readChoices: () => structuredClone(choices),
    close: () => closing.abort(),
  };
}

function describeOperation({ operationId, method, path, tag, summary, responses }: ContractOperation) {
  return {
    operationId,
    method: method.toUpperCase(),
    path,
    tag,
    summary,
    responses: responses.map(({ status, description, examples }) => ({
      status,
      description,
      examples: examples.map(({ name, summary: exampleSummary }) => ({ name, summary: exampleSummary })),
    })),
  };
}

function sendAnswer(response: ServerResponse, result: PrismAnswer, violations: string[]): void {
  if (violations.length > 0) response.setHeader('sl-violations', toHeader(violations));
  const [code, message] = FALLBACK_MESSAGES[result.status] ?? ['MOCK_FAILED', violations.join('; ')];
  const isUndocumented = result.status >= 400 && result.body === undefined;
  const { 'content-type': _contentType, ...headers } = lowerCaseKeys(result.headers);
  sendJson(response, result.status, isUndocumented ? failure(code, message) : result.body, headers);
}

/** Headers are Latin-1 and short; JSON says everything else with escapes. */
function toHeader(violations: string[]): string {
  return JSON.stringify(violations)
    .replace(/[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .slice(0, MAX_VIOLATIONS_HEADER);
}

function lowerCaseKeys(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (!origin) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Vary', 'Origin');
  if (request.method !== 'OPTIONS') return;
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
  response.setHeader(
    'Access-Control-Allow-Headers',
    request.headers['access-control-request-headers'] ?? 'Content-Type, Prefer',
  );
}

function refuseMethod(response: ServerResponse, allowed: string): void {
  sendJson(response, 405, failure('METHOD_NOT_ALLOWED', `Use ${allowed}.`), { Allow: allowed });
}

async function sendImage(response: ServerResponse, folder: string, path: string): Promise<void> {
  const name = path.slice(IMAGES_PATH.length + 1);
  const type = IMAGE_TYPES[extname(name)];
  const bytes =
    type && /^[\w-]+\.\w+$/.test(name)
      ? await readFile(join(folder, name)).catch(() => undefined)
      : undefined;
  if (!type || !bytes) return sendJson(response, 404, failure('NOT_FOUND', '찾을 수 없습니다.'));
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'max-age=300' });
  response.end(bytes);
}

function textOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(', ') : header;
}

function messageOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}
