import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/**
 * Debian's Chromium without a window draws pages with half the work of the whole browser, which is never taken.
 * set-up.mjs looks for the same.
 */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** How Chromium is started by the tests, the benchmarks and what takes pictures: the system's, or else Playwright's. */
export const BROWSER: LaunchOptions & { args: readonly string[] } = {
  ...(existsSync(HEADLESS_SHELL) ? { executablePath: HEADLESS_SHELL } : {}),
  args: [
    // Containers, where tests often run, allow none.
    '--no-sandbox',
    '--disable-gpu',
    // A picture that moves stands for the camera, which nobody is asked about: without a window nobody could answer.
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ],
};
