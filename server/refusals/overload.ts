/**
 * What the driver says, without a code, when no connection to the database has become free in time, when the database has
 * not taken one in time, and when an answer has not come in time.
 */
const TOO_LATE: ReadonlySet<string> = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'Query read timeout',
]);

/** What libvips says when a picture has taken longer than it may. */
const DRAWN_TOO_LATE = /^timeout: \d+% complete/;

/** PostgreSQL's codes for too much at once: no room (class 53), and a statement that has taken too long. */
const OVERLOAD_CODE = /^(53\d{3}|57014)$/;

/** Whether an error says that there was too much to do at once, and nothing else was wrong. */
export function isOverload(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isLate = TOO_LATE.has(error.message) || DRAWN_TOO_LATE.test(error.message);
  return isLate || OVERLOAD_CODE.test(code) || isOverload(error.cause);
}
