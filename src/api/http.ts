import {
  create as createClient,
  getAdapter,
  isAxiosError,
  isCancel,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { isRecord } from '@/domain/unknown-values';
import { ApiError, needsSession } from './api-error';
import {
  ContractError,
  findContractIssues,
  type ContractCheckMode,
  type ResponseSchema,
} from './contract-check';
import { dropEarlyAnswers, takeEarlyAnswer, type RawAnswer } from './early-answers';
import { readRetryAfter } from './retry-after';

/** How the client behaves; set once at start by {@link configureHttp}. */
export interface HttpSettings {
  /** Where the API is, without a slash at the end; empty for the page's own origin. */
  baseUrl: string;
  contractCheck: ContractCheckMode;
  /** Receives the departures that `report` goes past. */
  onContractError: (error: ContractError) => void;
  /** Asked before every change, such as `POST /api/spots/101/like`: goes on with it, or answers in its place. */
  aroundChange: (call: string, proceed: () => Promise<RawAnswer>) => Promise<RawAnswer>;
  /** Called whenever an answer says that there is no session (401) or that it has timed out (419). */
  onSessionLost: () => void;
}

/** What a generated call hands over: fetch's options, and the schema of its answer where it has a body. */
export type HttpOptions = Pick<RequestInit, 'method' | 'headers' | 'body' | 'signal'> & {
  schema?: ResponseSchema;
};

/** The error type of every generated hook. */
export type ErrorType<_Failure> = ApiError;

/** The body type of every generated mutation. */
export type BodyType<Body> = Body;

const settings: Omit<HttpSettings, 'baseUrl'> = {
  contractCheck: 'throw',
  onContractError: () => undefined,
  aroundChange: (_, proceed) => proceed(),
  onSessionLost: () => undefined,
};

/** Changes how all later calls behave; what is left out stays. */
export function configureHttp({ baseUrl, ...changes }: Partial<HttpSettings>): void {
  if (baseUrl !== undefined) client.defaults.baseURL = baseUrl;
  Object.assign(settings, changes);
}

/**
 * The one instance of axios. Cookies are sent and no time-out is set (1 §7). It parses JSON strictly where JSON is
 * asked for. Whatever fails (an error status, a 200 with the failure flag, a web page, no answer) is an
 * {@link ApiError} in the end.
 */
export const client = createClient({
  withCredentials: true,
  timeout: 0,
  transitional: { silentJSONParsing: false },
  // An error status and a 200 with the failure flag are one kind of answer: the interceptor tells them apart.
  validateStatus: null,
});

client.interceptors.request.use(chooseSource);
client.interceptors.response.use(refuseFailures, explainError);

/** A question may have been asked by the page before the app was there; a change goes through `aroundChange`. */
function chooseSource(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const send = getAdapter(config.adapter, config);
  config.adapter = async (request) => {
    const answer =
      methodOf(request) === 'GET'
        ? ((await takeEarlyAnswer(request.url ?? '', request.signal)) ?? (await send(request)))
        : await settings.aroundChange(callOf(request), () => send(request)).finally(dropEarlyAnswers);
    return { statusText: '', headers: {}, config: request, ...answer };
  };
  return config;
}

function refuseFailures(response: AxiosResponse<unknown>): AxiosResponse<unknown> {
  const { config, data, headers, status } = response;
  const isFailure = isRecord(data) && (data.success === false || data.failure === true);
  // Where no body is expected a server may say anything, such as OK; a web page is the answer of somebody else.
  const isPage = typeof data === 'string' && /^\s*</.test(data);
  if (status >= 400 || isFailure || isPage) throw toApiError(config, status, data, headers);
  return response;
}

function explainError(error: unknown): never {
  // Whoever cancels a call does not ask how it ended.
  if (isCancel(error) || !isAxiosError<unknown>(error) || !error.config) throw error;
  const { status, data, headers } = error.response ?? {};
  throw toApiError(error.config, status, data, headers, error);
}

/** Makes the error of a failed call, and reports the session as lost where it says so. */
function toApiError(
  config: InternalAxiosRequestConfig,
  status: number | undefined,
  body: unknown,
  headers: Readonly<Record<string, unknown>> = {},
  cause?: unknown,
): ApiError {
  const envelope = isRecord(body) ? body : {};
  const error = new ApiError(
    callOf(config),
    {
      status,
      code: textOf(envelope.code) ?? textOf(envelope.errorCode),
      serverMessage: textOf(envelope.message),
      data: envelope.data,
      hasEnvelope: 'success' in envelope || 'failure' in envelope,
      retryAfterMs: readRetryAfter(headers['retry-after'], Date.now()),
    },
    { cause },
  );
  if (needsSession(error)) settings.onSessionLost();
  return error;
}

function methodOf({ method }: InternalAxiosRequestConfig): string {
  return (method ?? 'get').toUpperCase();
}

/** Without the query, which may carry an email or a new password: errors end up in logs. */
function callOf(config: InternalAxiosRequestConfig): string {
  return `${methodOf(config)} ${config.url?.split('?')[0]}`;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * Sends a call of the contract; every generated function calls it. An answer that breaks the contract throws a
 * {@link ContractError} or is reported, by `contractCheck`.
 * @returns the body, or undefined where the contract has none
 * @throws an {@link ApiError} when the call fails
 */
export async function http<Result>(url: string, options: HttpOptions): Promise<Result> {
  const { schema, method = 'GET', headers, body, signal } = options;
  const { data } = await client.request<unknown>({
    url,
    method,
    headers: Object.fromEntries(new Headers(headers)),
    data: body,
    ...(schema ? { responseType: 'json' } : {}),
    ...(signal ? { signal } : {}),
  });
  const answer = data === '' || (!schema && typeof data === 'string') ? undefined : data;
  if (schema) await checkContract(schema, method, url, answer);
  // The contract check is what makes this true, or what reported that it is not.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller's type is the schema's own
  return answer as Result;
}

async function checkContract(
  schema: ResponseSchema,
  method: string,
  url: string,
  body: unknown,
): Promise<void> {
  if (settings.contractCheck === 'off') return;
  const issues = findContractIssues(schema, body);
  if (issues.length === 0) return;
  const { findOperationId } = await import('./operation-names');
  const error = new ContractError(findOperationId(method, url), issues);
  if (settings.contractCheck === 'throw') throw error;
  settings.onContractError(error);
}
