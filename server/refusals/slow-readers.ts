import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { PaceRules } from './limits.ts';

interface Waiting {
  /** Since when the connection has been behind, in milliseconds. */
  since: number;
  /** How much it had taken by then. */
  taken: number;
}

/**
 * Hangs up on who does not read what they asked for: what waits for them takes up memory. Who reads slowly but steadily
 * stays.
 *
 * @param responses those that are under way
 * @returns what ends the watch
 */
export function hangUpOnSlowReaders(
  responses: Iterable<ServerResponse>,
  { bytesPerSecond, patienceMs }: PaceRules,
): () => void {
  const behind = new WeakMap<Socket, Waiting>();

  function watch(socket: Socket, now: number): void {
    const pending = socket.writableLength;
    if (pending === 0) {
      behind.delete(socket);
      return;
    }
    const waiting = behind.get(socket) ?? { since: now, taken: socket.bytesWritten - pending };
    behind.set(socket, waiting);
    const boughtMs = ((socket.bytesWritten - waiting.taken) / bytesPerSecond) * 1000;
    if (now - waiting.since > patienceMs + boughtMs) socket.destroy();
  }

  const timer = setInterval(() => {
    const now = performance.now();
    for (const { socket } of responses) if (socket) watch(socket, now);
  }, patienceMs / 6);
  timer.unref();
  return () => clearInterval(timer);
}
