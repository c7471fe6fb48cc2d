import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describeError, type Log } from '../observe/log.ts';
import type { DrawingLimits } from '../refusals/limits.ts';
import type { DrawnPage, FromThread, RawAnswer, ToThread } from './messages.ts';

/** What draws the pages of a built app, where the build has it (tools/build/vite-page-drawer.ts). */
const DRAWER_FILE = '.drawer/draw-page.js';

/** After a thread has broken, pages are sent as they were built for so long, in milliseconds. */
const REST_MS = 10_000;

/** Asks this server's own API for who asked for the page. */
type Ask = (url: string) => Promise<RawAnswer>;

interface Drawing {
  ask: Ask;
  end: (page?: DrawnPage) => void;
}

export interface PageDrawer {
  /**
   * Draws the page of an address, with its query. Undefined where it is not drawn: the page is not for who asks, its
   * data cannot be had, it takes too long, or too many are drawn at the moment.
   */
  draw: (address: string, ask: Ask) => Promise<DrawnPage | undefined>;
  /** Ends the thread; what is still being drawn is not drawn. */
  close: () => Promise<void>;
}

function tell(to: Worker, message: ToThread) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- of windows; a thread has no origin
  to.postMessage(message);
}

/**
 * Draws pages in a thread of its own: who asks the API does not wait for them. A thread that breaks is begun anew, but
 * not at once.
 *
 * @param webApp the folder of the built app, if this server is to serve it
 * @returns undefined where the build draws nothing
 */
export function openPageDrawer(
  webApp: string | undefined,
  limits: DrawingLimits,
  log: Log,
): PageDrawer | undefined {
  if (webApp === undefined) return undefined;
  const file = join(webApp, DRAWER_FILE);
  if (!existsSync(file)) return undefined;
  const drawings = new Map<number, Drawing>();
  let thread: Worker | undefined = start();
  let begun = 0;
  let brokenAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  /** To the thread that has asked, and to no later one: there the same number is somebody else's question. */
  async function answer(asking: Worker, { id, question, url }: Extract<FromThread, { kind: 'ask' }>) {
    const told = await drawings
      .get(id)
      ?.ask(url)
      .catch(() => undefined);
    tell(asking, { kind: 'answer', question, answer: drawings.has(id) ? told : undefined });
  }

  function start(): Worker {
    const started = new Worker(new URL('drawing-thread.ts', import.meta.url), { workerData: file });
    // It ends with the process, and keeps no process from ending.
    started.unref();
    started.on('message', (message: FromThread) => {
      if (message.kind === 'drawn') drawings.get(message.id)?.end(message.page);
      else void answer(started, message);
    });
    started.on('error', (error) => log('error', 'drawing pages failed', describeError(error)));
    started.on('exit', () => {
      thread = undefined;
      brokenAt = performance.now();
      for (const { end } of drawings.values()) end();
    });
    return started;
  }

  return {
    draw(address, ask) {
      const isResting = thread === undefined && performance.now() - brokenAt < REST_MS;
      if (isClosed || isResting || drawings.size >= limits.atOnce) return Promise.resolve(undefined);
      const drawing = (thread ??= start());
      const id = (begun += 1);
      return new Promise((resolve) => {
        const end = (page?: DrawnPage) => {
          clearTimeout(patience);
          drawings.delete(id);
          resolve(page);
        };
        const patience = setTimeout(end, limits.patienceMs);
        drawings.set(id, { ask, end });
        tell(drawing, { kind: 'draw', id, address });
      });
    },
    async close() {
      isClosed = true;
      await thread?.terminate();
    },
  };
}
