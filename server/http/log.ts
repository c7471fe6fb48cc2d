import { DrizzleQueryError } from 'drizzle-orm';

/** Writes one structured line. Never hand it a cookie, a query, a body, a code or a password. */
export type Log = (
  level: 'info' | 'warning' | 'error',
  event: string,
  fields?: Readonly<Record<string, unknown>>,
) => void;

/** Writes each line as JSON to the standard output, warnings and errors to the standard error. */
export const jsonLog: Log = (level, event, fields) => {
  const line = `${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`;
  (level === 'info' ? process.stdout : process.stderr).write(line);
};

/** What of an error goes into the log. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  // The message of a failed query quotes its parameters; its cause does not.
  const isQuery = error instanceof DrizzleQueryError;
  return {
    error: isQuery ? 'DrizzleQueryError' : error.name,
    detail: isQuery ? undefined : error.message,
    stack: framesOf(error),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

const FRAME = /^ {4}at /;

/** Where the error came from. A stack begins with the message, which may have several lines: none of them is told. */
function framesOf({ stack, message }: Error): string | undefined {
  return stack
    ?.replace(message, '')
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, 7)
    .join('\n');
}
