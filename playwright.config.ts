import { defineConfig } from '@playwright/test';
import { BROWSER } from './tools/browser.ts';

/** The production build on the mock. */
const APP_PORT = Number(process.env.E2E_APP_PORT ?? 4301);
/** Vite with the mock and the developer panel. */
const DEV_PORT = Number(process.env.E2E_DEV_PORT ?? 4302);

/** E2E_SERVER=dev runs the app's tests on Vite too, without a build: for work on a screen. */
const isDevOnly = process.env.E2E_SERVER === 'dev';

const appServer = {
  command: `node tools/serve/serve-test-build.ts --port ${APP_PORT}`,
  url: `http://127.0.0.1:${APP_PORT}/`,
  reuseExistingServer: false,
};
const devServer = {
  command: `vite --host 127.0.0.1 --port ${DEV_PORT} --strictPort`,
  url: `http://127.0.0.1:${DEV_PORT}/`,
  reuseExistingServer: isDevOnly,
  env: { VITE_KAKAO_JS_KEY: 'test-key', VITE_SOCIAL_CLIENT_ID: 'test-client' },
};

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/postgres-for-tests.ts',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Two cores are shared by the browsers, the servers and the runner: a slow machine is no fault of the product.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // A test waits half of its time for the page: two of them leave a core idle, three do not.
  workers: 3,
  reporter: 'list',
  use: {
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 412, height: 915 },
    hasTouch: true,
    isMobile: true,
    // A trace costs a fifth of the time; `--trace=retain-on-failure` keeps those of failed tests.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: BROWSER,
    // It would keep answers of one test for another; its own tests allow it.
    serviceWorkers: 'block',
  },
  // Each project has workers of its own, and a worker costs seconds to start: the small ones have one each, and begin.
  projects: [
    // The production build on the reference server, with the service worker: without a connection, and from one version
    // to the next.
    {
      name: 'offline',
      testDir: 'tests/offline',
      workers: 1,
      use: { serviceWorkers: 'allow' },
      // Each has a server of its own and waits until the whole app is on the device.
      timeout: 240_000,
    },
    // The same without the worker.
    { name: 'server', testDir: 'tests/server', workers: 1 },
    {
      name: 'app',
      testDir: 'tests/e2e',
      use: { baseURL: `http://127.0.0.1:${isDevOnly ? DEV_PORT : APP_PORT}` },
    },
    { name: 'dev', testDir: 'tests/dev', workers: 1, use: { baseURL: `http://127.0.0.1:${DEV_PORT}` } },
  ],
  webServer: isDevOnly ? [devServer] : [appServer, devServer],
});
