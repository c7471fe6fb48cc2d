import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import webPush from 'web-push';
import { EXAMPLE_IMAGES } from '../../server/process/folders.ts';
import { SESSION_COOKIE } from '../../server/http/operation.ts';
import { createOutbox } from '../../server/mail/outbox.ts';
import { readServerSettings } from '../../server/process/settings.ts';
import { SERVER_LIMITS } from '../../server/refusals/limits.ts';
import { createStandInProvider } from '../../server/social/stand-in-provider.ts';
import { startTestServer, type TestServer } from '../../server/testing/start-test-server.ts';
import { createTestClock } from '../../server/testing/test-clock.ts';
import { TEST_BUILD_FOLDER } from '../../tools/build/folders.ts';
import { expect, guardPage, test as base, Wire } from './browser-test.ts';

export { expect };

const vapid = webPush.generateVAPIDKeys();

/** The moment at which each test begins. */
const BEGINNING = '2026-04-13T09:00:00+09:00';

/** One clock for the server and for all browsers. */
class SharedTime {
  readonly #server: TestServer;
  readonly #contexts: BrowserContext[] = [];

  constructor(server: TestServer) {
    this.#server = server;
  }

  async follow(context: BrowserContext): Promise<void> {
    await context.clock.install({ time: this.#server.clock.now() });
    this.#contexts.push(context);
  }

  /** Lets time pass for everybody, in milliseconds. */
  async pass(milliseconds: number): Promise<void> {
    this.#server.clock.advance(milliseconds);
    await Promise.all(this.#contexts.map((context) => context.clock.fastForward(milliseconds)));
  }
}

interface Fixtures {
  /** The reference server with an empty database, as development runs it, serving the app. */
  server: TestServer;
  time: SharedTime;
  /** Makes a browser one of a user who has just signed up. Returns the user's id. */
  signInAs: (nickname: string, context: BrowserContext) => Promise<number>;
  /** Opens a second browser, guarded like the first. */
  openBrowser: () => Promise<{ page: Page; context: BrowserContext }>;
}

export const test = base.extend<Fixtures>({
  server: async ({}, use) => {
    if (!existsSync(join(TEST_BUILD_FOLDER, 'index.html'))) {
      throw new Error(`${TEST_BUILD_FOLDER} holds no build of the app: npm test -- build`);
    }
    const clock = createTestClock(BEGINNING);
    const outbox = createOutbox(clock.now);
    const social = createStandInProvider();
    const server = await startTestServer({
      clock,
      settings: readServerSettings({
        NODE_ENV: 'test',
        VITE_KAKAO_JS_KEY: 'test-key',
        VAPID_PUBLIC_KEY: vapid.publicKey,
        VAPID_PRIVATE_KEY: vapid.privateKey,
        VAPID_SUBJECT: 'mailto:admin@dosaegi.example',
        PUSH_HOSTS: '127.0.0.1',
      }),
      // Whether a page comes drawn shall not depend on how busy the machine is.
      limits: { ...SERVER_LIMITS, drawing: { ...SERVER_LIMITS.drawing, patienceMs: 30_000 } },
      mailer: outbox,
      socialProviders: new Map([['kakao', social]]),
      devStandIns: { outbox, social },
      folders: { exampleImages: EXAMPLE_IMAGES, webApp: TEST_BUILD_FOLDER },
    });
    await use(server);
    await server.stop();
    expect(server.errors).toEqual([]);
  },

  baseURL: async ({ server }, use) => use(server.url),

  time: async ({ server }, use) => use(new SharedTime(server)),

  context: async ({ context, time }, use) => {
    await time.follow(context);
    await use(context);
  },

  signInAs: async ({ server, baseURL }, use) => {
    await use(async (nickname, context) => {
      const { userId, client } = await server.user({ nickname });
      const value = client.cookies.get(SESSION_COOKIE) ?? '';
      await context.addCookies([{ name: SESSION_COOKIE, value, url: baseURL ?? '' }]);
      return userId;
    });
  },

  openBrowser: async ({ browser, baseURL, time, expectedMessages }, use) => {
    const opened: { wire: Wire; problems: readonly string[]; context: BrowserContext }[] = [];
    await use(async () => {
      const context = await browser.newContext();
      await time.follow(context);
      const page = await context.newPage();
      const wire = new Wire(page);
      await wire.start();
      const problems = await guardPage(page, new URL(baseURL ?? '').origin, expectedMessages);
      opened.push({ wire, problems, context });
      return { page, context };
    });
    await Promise.all(opened.map(({ context }) => context.close()));
    expect(opened.flatMap(({ wire, problems }) => problems.concat(wire.problems))).toEqual([]);
  },
});
