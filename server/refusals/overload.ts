/** What the driver says when no connection to the database has become free in time. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

/** PostgreSQL's codes for too much at once: no room (class 53), and a statement that has taken too long. */
const OVERLOAD_CODE = /^(53\d{3}|57014)$/;

/** Whether an error says that there was too much to do at once, and nothing else was wrong. */
export function isOverload(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return error.message === NO_CONNECTION || OVERLOAD_CODE.test(code) || isOverload(error.cause);
}
