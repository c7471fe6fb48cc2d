import { ApiError } from './api-error';

/** How long a call waits by itself for a server that says when to come back, in milliseconds. */
const WAIT_MAX_MS = 10_000;

/**
 * What the header Retry-After asks for, in milliseconds from now: a number of seconds or a moment. Undefined where it is
 * missing or says neither.
 *
 * @param now in milliseconds since 1970
 */
export function readRetryAfter(header: unknown, now: number): number | undefined {
  if (typeof header !== 'string') return undefined;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // A bare number would be read as a year.
  const moment = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now);
}

/** How long a failed call was asked to wait before it is sent again (429, 503), in milliseconds, if it was. */
export const waitAskedBy = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.retryAfterMs : undefined;

/** Whether a server asks for more patience than somebody who looks at a screen has. */
export const asksForLong = (error: unknown): boolean => (waitAskedBy(error) ?? 0) > WAIT_MAX_MS;
