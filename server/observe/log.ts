import { DrizzleQueryError } from 'drizzle-orm';
import { destination, levels, multistream, pino, stdTimeFunctions } from 'pino';

/** Writes one structured line. Never hand it a cookie, a query, a body, a code or a password. */
export type Log = (
  level: 'info' | 'warning' | 'error',
  event: string,
  fields?: Readonly<Record<string, unknown>>,
) => void;

const MAIL_ADDRESS = /[^\s@<>"'(),:;/=]+(@|%40)[^\s@<>"'(),:;/]+/gi;

/** A text without the addresses of people: mail servers and attackers write them into what is logged. */
export const withoutMailAddresses = (text: string) => text.replaceAll(MAIL_ADDRESS, '<mail address>');

/** Between pino's own warn and error, by the name that the log has for it. */
const CUSTOM_LEVELS = { warning: 45 };

/** How much waits for whoever reads the log and does not, in bytes: what comes after that is lost. */
const UNREAD_BYTES = 16_000_000;

/**
 * Whoever reads it slowly keeps nobody waiting. However the process ends, what waits is written before, a kill apart: pino sees to
 * that.
 */
const openOutput = (dest: 1 | 2) => destination({ dest, sync: false, maxLength: UNREAD_BYTES });

const logger = pino(
  {
    base: null,
    messageKey: 'event',
    timestamp: stdTimeFunctions.isoTime,
    customLevels: CUSTOM_LEVELS,
    formatters: { level: (level) => ({ level }) },
  },
  multistream(
    [
      { level: 'info', stream: openOutput(1) },
      { level: 'warning', stream: openOutput(2) },
    ],
    // Each line goes to one of them.
    { dedupe: true, levels: { ...levels.values, ...CUSTOM_LEVELS } },
  ),
);

/** Writes each line as JSON to the standard output, warnings and errors to the standard error. */
export const jsonLog: Log = (level, event, fields) => logger[level]({ ...fields }, event);

/** A log whose lines all carry some fields, such as the id of the request. */
export const logWith =
  (log: Log, own: Readonly<Record<string, unknown>>): Log =>
  (level, event, fields) =>
    log(level, event, { ...own, ...fields });

/** What of an error goes into the log. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: withoutMailAddresses(String(error)) };
  // The message of a failed query quotes its parameters; its cause does not.
  const isQuery = error instanceof DrizzleQueryError;
  return {
    error: isQuery ? 'DrizzleQueryError' : error.name,
    detail: isQuery ? undefined : withoutMailAddresses(error.message),
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
