import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Debian's Chromium without a window draws pages with less work than the whole browser. set-up.mjs looks for the same. */
const SYSTEM_CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = SYSTEM_CHROMIUMS.find((file) => existsSync(file));

/** How Chromium is started by the tests, the benchmarks and what takes pictures: the system's, or else Playwright's. */
export const BROWSER: LaunchOptions & { args: readonly string[] } = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    // Containers, where tests often run, allow none.
    '--no-sandbox',
    '--disable-gpu',
    // A picture that moves stands for the camera, which nobody is asked about: without a window nobody could answer.
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ],
};
