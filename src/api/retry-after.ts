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
