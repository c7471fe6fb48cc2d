import { describeError, type Log } from '../observe/log.ts';

/** How long stopping may take, in milliseconds, once nothing new is sent here: whoever runs servers kills them after more. */
const STOP_LIMIT_MS = 10_000;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** What of a process is needed to stop with it. */
interface Host {
  on(event: string, listener: (signal: string) => void): unknown;
  off(event: string, listener: (signal: string) => void): unknown;
  exit(code: number): void;
}

/**
 * Stops a server and ends its process, once the process is told to. Something that hangs meanwhile, a database or a
 * store, does not keep it: after ten seconds the process ends with a failure.
 *
 * @param drainMs how much longer that takes because others are to see first that it stops, in milliseconds
 * @returns forgets the server, for one that stops by itself
 */
export function stopOnSignal(
  stop: () => Promise<void>,
  log: Log,
  drainMs: number,
  host: Host = process,
): () => void {
  const fail = (event: string, fields?: Record<string, unknown>) => {
    log('error', event, fields);
    host.exit(1);
  };
  const onSignal = (signal: string) => {
    log('info', 'stopping', { signal });
    const limit = setTimeout(() => fail('stopping took too long'), drainMs + STOP_LIMIT_MS).unref();
    stop().then(
      () => {
        clearTimeout(limit);
        host.exit(0);
      },
      (error: unknown) => {
        clearTimeout(limit);
        fail('stopping failed', describeError(error));
      },
    );
  };
  for (const signal of SIGNALS) host.on(signal, onSignal);
  return () => {
    for (const signal of SIGNALS) host.off(signal, onSignal);
  };
}
