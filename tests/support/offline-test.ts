import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SESSION_COOKIE } from '../../server/http/operation.ts';
import { seedDatabase } from '../../server/seed/seed.ts';
import { STORY_USERS } from '../../server/seed/users.ts';
import { startSession } from '../../server/services/accounts/sessions.ts';
import { startPushService, type TestPushService } from '../../server/testing/push-service.ts';
import { listen } from '../../server/app.ts';
import type { RunningServer } from '../../server/http/serve.ts';
import type { TestServer } from '../../server/testing/start-test-server.ts';
import { expect, test as base } from './server-test.ts';
import { writeNewerBuild } from './newer-build.ts';

export { expect };

/** Longer than the app waits before it puts itself aside, in milliseconds. */
const QUIET_MS = 5000;

/** The server that the phone knows by one address: it can be down, and come back with another build. */
class Host {
  readonly #server: TestServer;
  #running: RunningServer | undefined;
  url = '';

  constructor(server: TestServer) {
    this.#server = server;
  }

  /** Answers, with the build of the tests or another one. */
  async start(webApp = this.#server.deps.folders.webApp): Promise<void> {
    const port = this.url === '' ? 0 : Number(new URL(this.url).port);
    const { deps } = this.#server;
    this.#running = await listen({ ...deps, folders: { ...deps.folders, webApp } }, '127.0.0.1', port);
    this.url = this.#running.url;
  }

  async stop(): Promise<void> {
    await this.#running?.stop();
    this.#running = undefined;
  }
}

/** Runs in the page: whether the worker is in charge, and the files of every route are on the device. */
async function isPutAside(): Promise<boolean> {
  if (navigator.serviceWorker.controller?.state !== 'activated') return false;
  const page = await caches.match('/index.html', { ignoreSearch: true });
  const kept = new DOMParser().parseFromString((await page?.text()) ?? '', 'text/html');
  const routes: unknown = JSON.parse(kept.getElementById('page-files')?.textContent ?? '{}');
  const files = [
    '/index.html',
    ...Object.values(routes ?? {})
      .flat()
      .map(String),
  ];
  const found = await Promise.all(files.map((file) => caches.match(file, { ignoreSearch: true })));
  return found.length > 1 && found.every(Boolean);
}

interface Fixtures {
  host: Host;
  /** Uses the app, and lets time pass until it has nothing to fetch any more. */
  settle: (page: Page) => Promise<void>;
  /** Waits until the app, with all its routes, is on the device and the worker is in charge. */
  putAside: (page: Page) => Promise<void>;
  /** Takes the connection away, and the server with it; both come back by the second. */
  goOffline: () => Promise<void>;
  goOnline: () => Promise<void>;
  /** Fills the database with the example story. */
  story: () => Promise<void>;
  /** The push service that the server sends to. */
  pushService: TestPushService;
  /** Makes the browser one of somebody of the story. */
  signInToStory: (name: keyof typeof STORY_USERS) => Promise<void>;
  /** The folder of a newer release, in which these words stand for those. */
  newerBuild: (words: readonly [from: string, to: string]) => Promise<string>;
}

export const test = base.extend<Fixtures>({
  pushService: async ({}, use) => {
    const service = await startPushService();
    await use(service);
    await service.stop();
  },

  host: async ({ server }, use) => {
    const host = new Host(server);
    await host.start();
    await use(host);
    await host.stop();
  },

  baseURL: async ({ host }, use) => use(host.url),

  settle: async ({ context }, use) => {
    await use(async (page) => {
      // Behind what the server has drawn, which hears nothing of a touch, the app's own stands before it is seen.
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.locator('#drawn')).toHaveCount(0);
      await page.mouse.move(5, 5);
      await page.mouse.move(9, 9);
      await context.clock.fastForward(QUIET_MS);
    });
  },

  putAside: async ({ settle }, use) => {
    await use(async (page) => {
      await settle(page);
      await expect.poll(() => page.evaluate(isPutAside), { timeout: 60_000 }).toBe(true);
    });
  },

  goOffline: async ({ context, host }, use) => {
    await use(async () => {
      await host.stop();
      await context.setOffline(true);
    });
  },

  goOnline: async ({ context, host }, use) => {
    await use(async () => {
      await host.start();
      await context.setOffline(false);
      const isKnown = (page: Page) => page.evaluate(() => navigator.onLine);
      await Promise.all(context.pages().map((page) => expect.poll(() => isKnown(page)).toBe(true)));
    });
  },

  story: async ({ server }, use) => {
    await use(async () => {
      await seedDatabase(server.deps.db, server.deps.passwordCost, server.clock.now());
    });
  },

  signInToStory: async ({ server, context, baseURL }, use) => {
    await use(async (name) => {
      const { db } = server.deps;
      const value = await startSession(db, STORY_USERS[name], server.clock.now());
      await context.addCookies([{ name: SESSION_COOKIE, value, url: baseURL ?? '' }]);
    });
  },

  newerBuild: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'dosaegi-newer-'));
    await use(async (words) => {
      await writeNewerBuild(folder, words);
      return folder;
    });
    await rm(folder, { recursive: true });
  },
});
