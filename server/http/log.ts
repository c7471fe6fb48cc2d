/** Writes one structured line. Never hand it a cookie, a query, a body, a code or a password. */
export type Log = (
  level: 'info' | 'error',
  event: string,
  fields?: Readonly<Record<string, unknown>>,
) => void;

/** Writes each line as JSON to the standard output, errors to the standard error. */
export const jsonLog: Log = (level, event, fields) => {
  const line = `${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`;
  (level === 'error' ? process.stderr : process.stdout).write(line);
};

/** What of an error goes into the log. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  return {
    error: error.name,
    // The message of a failed query quotes its parameters; its cause does not.
    detail: error.name === 'DrizzleQueryError' ? undefined : error.message,
    stack: error.stack?.split('\n').slice(1, 8).join('\n'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
