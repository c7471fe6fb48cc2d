import { ApiError, needsSession } from './api-error';
import {
  ContractError,
  findContractIssues,
  type ContractCheckMode,
  type ResponseSchema,
} from './contract-check';
import { readRetryAfter } from './retry-after';
import type * as axiosModule from './axios-request';
import { isRecord } from '@/domain/records';

/** How the client behaves; set once at start by {@link configureHttp}. */
export interface HttpSettings {
  /** Where the API is, without a slash at the end; empty for the page's own origin. */
  baseUrl: string;
  contractCheck: ContractCheckMode;
  /** Receives the departures that `report` goes past. */
  onContractError: (error: ContractError) => void;
  /** The answer to a call, such as `GET /v1/users/session/me`, that the page has sent before; undefined to send it. */
  takeEarlyAnswer: (call: string) => Promise<RawAnswer | undefined> | undefined;
  /** Asked before every change, such as `POST /api/spots/101/like`: goes on with it, or answers in its place. */
  aroundChange: (call: string, proceed: () => Promise<RawAnswer>) => Promise<RawAnswer>;
  /** Called whenever an answer says that there is no session (401) or that it has timed out (419). */
  onSessionLost: () => void;
}

/** An answer as it comes over the wire. */
export interface RawAnswer {
  status: number;
  /** The body as text. */
  data: string;
  /** By their names in small letters; a page that asks early keeps none. */
  headers?: Readonly<Record<string, unknown>>;
}

/** What a generated call hands over: fetch's options, and what loads the schema of its answer where it has a body. */
export type HttpOptions = Pick<RequestInit, 'method' | 'headers' | 'body' | 'signal'> & {
  schema?: () => Promise<ResponseSchema>;
};

/** The error type of every generated hook. */
export type ErrorType<_Failure> = ApiError;

/** The body type of every generated mutation. */
export type BodyType<Body> = Body;

let loadingAxios: Promise<typeof axiosModule> | undefined;

/** Loads axios, 13 kB of brotli that no first screen has to wait for. A load that failed is tried again. */
function loadAxios(): Promise<typeof axiosModule> {
  loadingAxios ??= import('./axios-request').catch((error: unknown) => {
    loadingAxios = undefined;
    throw error;
  });
  return loadingAxios;
}

// It comes beside the first screen, so that the first call finds it there; a failure shows at that call.
loadAxios().catch(() => undefined);

let settings: HttpSettings = {
  baseUrl: '',
  contractCheck: 'throw',
  onContractError: () => undefined,
  takeEarlyAnswer: () => undefined,
  aroundChange: (_, proceed) => proceed(),
  onSessionLost: () => undefined,
};

/** Changes how all later calls behave; what is left out stays. */
export function configureHttp(changes: Partial<HttpSettings>): void {
  settings = { ...settings, ...changes };
}

/**
 * The one HTTP client, called by every generated function. Cookies are sent and no time-out is set (1 §7). Every
 * failure is an {@link ApiError}: an HTTP error, a 200 with the failure flag, a body that is not JSON, no answer. An
 * answer that breaks the contract throws a {@link ContractError} or is reported, by `contractCheck`.
 * @returns the body as it came, or undefined where the contract has none
 */
export async function http<Result>(url: string, options: HttpOptions): Promise<Result> {
  const method = options.method ?? 'GET';
  // Without the query, which may carry an email or a new password: errors end up in logs.
  const call = `${method} ${url.split('?')[0]}`;
  const early = await settings.takeEarlyAnswer(`${method} ${url}`);
  const response = early ?? (await send(call, url, method, options));
  const body = parseBody(response.data);

  if (response.status >= 400 || hasFailureFlag(body)) {
    const error = toApiError(call, response.status, body, response.headers);
    if (needsSession(error)) settings.onSessionLost();
    throw error;
  }
  // Where the contract has no body a server may say anything, such as OK; a web page is the answer of somebody else.
  if (body === NOT_JSON && (options.schema || /^\s*</.test(response.data))) {
    throw toApiError(call, response.status, body);
  }
  if (options.schema) {
    await settleCheck(checkContract(options.schema, method, url, body));
  }
  // The contract check above is what makes this true, or what reported that it is not.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller's type is the schema's own
  return (body === NOT_JSON ? undefined : body) as Result;
}

async function send(call: string, url: string, method: string, options: HttpOptions): Promise<RawAnswer> {
  try {
    const { axiosRequest } = await loadAxios();
    const request = () => axiosRequest(settings.baseUrl + url, options);
    return await (method === 'GET' ? request() : settings.aroundChange(call, request));
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError(call, { status: undefined, hasEnvelope: false }, { cause: error });
  }
}

const NOT_JSON = Symbol('a body that is not JSON');

function parseBody(text: string | undefined): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}

function hasFailureFlag(body: unknown): boolean {
  return isRecord(body) && (body.success === false || body.failure === true);
}

function toApiError(
  call: string,
  status: number,
  body: unknown,
  headers: RawAnswer['headers'] = {},
): ApiError {
  const retryAfterMs = readRetryAfter(headers['retry-after'], Date.now());
  if (!isRecord(body)) return new ApiError(call, { status, hasEnvelope: false, retryAfterMs });
  return new ApiError(call, {
    status,
    retryAfterMs,
    code: textOf(body.code) ?? textOf(body.errorCode),
    serverMessage: textOf(body.message),
    data: body.data,
    hasEnvelope: 'success' in body || 'failure' in body,
  });
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Only a strict check holds up the answer. One that reports needs zod, which no screen has to wait for. */
async function settleCheck(check: Promise<void>): Promise<void> {
  if (settings.contractCheck === 'throw') await check;
  // Without a connection its code may not come: then nothing is reported.
  else check.catch(() => undefined);
}

async function checkContract(
  loadSchema: () => Promise<ResponseSchema>,
  method: string,
  url: string,
  body: unknown,
): Promise<void> {
  const mode = settings.contractCheck;
  if (mode === 'off') return;
  const issues = findContractIssues(await loadSchema(), body);
  if (issues.length === 0) return;
  const { findOperationId } = await import('./operation-names');
  const error = new ContractError(findOperationId(method, url), issues);
  if (mode === 'throw') throw error;
  settings.onContractError(error);
}
