import { presentText } from '@/domain/unknown-values';

/** What an {@link ApiError} is made from. */
export interface ApiErrorDetails {
  /** HTTP status, or undefined when no answer came (offline, refused, broken off). */
  status: number | undefined;
  /** The envelope's stable word for programs, such as INSUFFICIENT_HALLABONG. */
  code?: string | undefined;
  /** The envelope's sentence for the user, if the server sent one. */
  serverMessage?: string | undefined;
  /** The envelope's data; a failed change of nickname carries its text here. */
  data?: unknown;
  /** Whether the answer was the contract's envelope at all. */
  hasEnvelope: boolean;
  /** How long the server asks to wait before the call is sent again, in milliseconds (429, 503). */
  retryAfterMs?: number | undefined;
}

/**
 * The one error of every call that failed: an HTTP error status, a 200 with the failure flag, a body that is not
 * JSON, or no answer at all. `message` is the server's sentence where there is one, else a technical text that must
 * not be shown to the user: screens show `serverMessage` or their own default.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly serverMessage: string | undefined;
  readonly data: unknown;
  readonly hasEnvelope: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(call: string, details: ApiErrorDetails, options?: ErrorOptions) {
    super(details.serverMessage ?? `${call} failed (${details.status ?? 'no answer'})`, options);
    this.status = details.status;
    this.code = details.code;
    this.serverMessage = details.serverMessage;
    this.data = details.data;
    this.hasEnvelope = details.hasEnvelope;
    this.retryAfterMs = details.retryAfterMs;
  }
}

/** The server's own sentence of a failed call, or `fallback` when it sent none. */
export function serverMessageOr(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback;
}

/**
 * The text in the data of a failed call's answer, else its sentence, or `fallback` when it sent neither; of a 200 that says
 * `success: false` the text in its data alone (2 §8).
 */
export function serverTextOr(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  const text = presentText(error.data);
  if (text !== null || error.status === 200) return text ?? fallback;
  return serverMessageOr(error, fallback);
}

/** Whether a call failed because no answer came: offline, refused or broken off. */
export function hasNoAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status === undefined;
}

/** Whether a call failed without an answer of the server itself, such as by a proxy's page: it may have been carried out. */
export function isAnswerLost(error: unknown): boolean {
  return !(error instanceof ApiError && error.hasEnvelope);
}

const NO_SESSION_STATUSES: readonly (number | undefined)[] = [401, 419];

/** Whether a call failed because there is no session (401) or because it has timed out (419). */
export function needsSession(error: unknown): boolean {
  return error instanceof ApiError && NO_SESSION_STATUSES.includes(error.status);
}

/** Whether the server has understood a call and refused it, unlike a call that failed on its way or in the server. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.hasEnvelope && error.status !== undefined && error.status < 500;
}

/** Whether a refused duplicate check means "taken": by its data, as in the answer 200, by its code, or as a conflict. */
export function isTakenRefusal(error: unknown): error is ApiError {
  if (!isRefusal(error)) return false;
  return error.data === true || error.status === 409 || /^(EMAIL|NICKNAME)_TAKEN$/.test(error.code ?? '');
}
