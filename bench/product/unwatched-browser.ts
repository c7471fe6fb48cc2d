/**
 * A browser that is told to slow down and to open a page, and asked for what happened when all is over. Playwright and Lighthouse
 * watch a page by the debugger, which collects the place of every `Error` as it is made: for those that React makes when it
 * is evaluated, Chromium then parses the whole bundle again, a tenth of a second that nobody without a debugger waits for.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as after } from 'node:timers/promises';
import { chromium, type Cookie } from '@playwright/test';
import { z } from 'zod';
import { CPU_SLOWDOWN, SCREEN } from '../on-phone/measure-on-phone.ts';
import type { FirstRoute } from '../../tools/product/first-routes.ts';
import { BROWSER } from '../../tools/browser.ts';

/** How long the first load may go on after its content stands, in milliseconds. */
const REST_MS = 2_500;
const PATIENCE_MS = 60_000;

const AnswerSchema = z.object({
  id: z.number().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});
const TargetSchema = z.object({ targetId: z.string() });
const ContextSchema = z.object({ browserContextId: z.string() });
const SessionSchema = z.object({ sessionId: z.string() });
const ReportSchema = z.object({
  result: z.object({
    value: z.object({ contentMs: z.number().optional(), tasks: z.array(z.tuple([z.number(), z.number()])) }),
  }),
});

export interface UnwatchedBrowser {
  /**
   * Opens a route in a browser that has never been there, with the CPU slowed.
   *
   * @returns the lengths of the tasks of more than 50 ms that ended after the route's content stood, in milliseconds
   */
  readLongTasks: (
    origin: string,
    route: FirstRoute,
    cookies: readonly Cookie[],
  ) => Promise<readonly number[]>;
  stop: () => Promise<void>;
}

/** Runs in the page from its beginning. */
function watch({ text, tabStorage }: Pick<FirstRoute, 'text' | 'tabStorage'>): void {
  for (const [key, value] of Object.entries(tabStorage)) sessionStorage.setItem(key, value);
  const report: { contentMs?: number; tasks: [number, number][] } = { tasks: [] };
  Object.assign(globalThis, { firstLoad: report });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) report.tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (document.querySelector('main')?.textContent.includes(text)) report.contentMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export async function startUnwatchedBrowser(): Promise<UnwatchedBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'dosaegi-unwatched-'));
  const child = spawn(
    BROWSER.executablePath ?? chromium.executablePath(),
    [...BROWSER.args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(child, 'exit');
  const address = Promise.withResolvers<string>();
  createInterface(child.stderr).on('line', (line) => {
    const [, found] = /DevTools listening on (ws:\S+)/.exec(line) ?? [];
    if (found) address.resolve(found);
  });
  void ended.then(() => address.reject(new Error('The browser did not start.')));
  const socket = new WebSocket(await address.promise);
  await once(socket, 'open');

  let lastId = 0;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = AnswerSchema.parse(JSON.parse(String(data)));
    const call = id === undefined ? undefined : waiting.get(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
  });
  const send = (method: string, params: object = {}, sessionId?: string): Promise<unknown> => {
    const call = Promise.withResolvers<unknown>();
    lastId += 1;
    waiting.set(lastId, call);
    socket.send(JSON.stringify({ id: lastId, method, params, ...(sessionId ? { sessionId } : {}) }));
    return call.promise;
  };

  async function readLongTasks(origin: string, route: FirstRoute, cookies: readonly Cookie[]) {
    const { browserContextId } = ContextSchema.parse(await send('Target.createBrowserContext'));
    const { targetId } = TargetSchema.parse(
      await send('Target.createTarget', { url: 'about:blank', browserContextId }),
    );
    const { sessionId } = SessionSchema.parse(
      await send('Target.attachToTarget', { targetId, flatten: true }),
    );
    await send('Storage.setCookies', { browserContextId, cookies });
    await send('Browser.grantPermissions', { browserContextId, origin, permissions: ['geolocation'] });
    const ask = (method: string, params: object) => send(method, params, sessionId);
    await ask('Emulation.setDeviceMetricsOverride', { ...SCREEN, deviceScaleFactor: 1, mobile: true });
    await ask('Emulation.setTouchEmulationEnabled', { enabled: true });
    await ask('Emulation.setGeolocationOverride', {
      latitude: 33.24083,
      longitude: 126.605983,
      accuracy: 10,
    });
    await ask('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await ask('Page.enable', {});
    await ask('Page.addScriptToEvaluateOnNewDocument', {
      source: `(${watch.toString()})(${JSON.stringify({ text: route.text, tabStorage: route.tabStorage })})`,
    });
    const read = async () =>
      ReportSchema.parse(await ask('Runtime.evaluate', { expression: 'firstLoad', returnByValue: true }))
        .result.value;
    await ask('Page.navigate', { url: origin + route.path });
    const latest = performance.now() + PATIENCE_MS;
    do {
      await after(REST_MS);
      if (performance.now() > latest) throw new Error(`${route.path} never showed its content.`);
    } while ((await read()).contentMs === undefined);
    await after(REST_MS);
    const { contentMs = 0, tasks } = await read();
    await send('Target.disposeBrowserContext', { browserContextId });
    return tasks.filter(([start, duration]) => start + duration > contentMs).map(([, duration]) => duration);
  }

  return {
    readLongTasks,
    stop: async () => {
      // Debian starts the browser by a script: a signal would end that one alone.
      if (socket.readyState === WebSocket.OPEN) {
        const closed = once(socket, 'close');
        socket.send(JSON.stringify({ id: 0, method: 'Browser.close' }));
        await closed;
      }
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
