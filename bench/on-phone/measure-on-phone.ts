import { createServer, type ServerResponse } from 'node:http';
import { existsSync } from 'node:fs';
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import sirv from 'sirv';
import { build } from 'vite';
import { BROWSER } from '../../tools/browser.ts';

/** A phone's screen, in CSS pixels. */
export const SCREEN = { width: 412, height: 915 };

export const CPU_SLOWDOWN = 4;

interface Bench {
  /** Where the app is built to. With `--skip-build` on the command line an earlier build is used again. */
  folder: string;
  /** What the build is told, beside that the contract is not checked. */
  buildSettings?: Readonly<Record<string, string>>;
  /** Answers what the app asks for and says so; what it leaves is looked up in the build. */
  answer: (method: string, path: string, response: ServerResponse) => boolean;
  context?: BrowserContextOptions;
  measure: (phone: Phone) => Promise<void>;
}

export interface Phone {
  page: Page;
  context: BrowserContext;
  /** Where the app is, without a slash at the end. */
  origin: string;
  /** From now on the page's CPU has a quarter of its speed. */
  slowDown: () => Promise<void>;
}

/** Builds the app, serves it with made-up answers, and hands over a page on a phone's screen. */
export async function measureOnPhone({ folder, buildSettings, answer, context, measure }: Bench) {
  if (!process.argv.includes('--skip-build') || !existsSync(folder)) {
    Object.assign(process.env, { VITE_CONTRACT_CHECK: 'off', ...buildSettings });
    await build({ logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  }
  const files = sirv(folder, { single: true });
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (!answer(request.method ?? 'GET', path, response)) files(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const browser = await chromium.launch(BROWSER);
  try {
    const phone = await browser.newContext({
      viewport: SCREEN,
      hasTouch: true,
      isMobile: true,
      locale: 'ko-KR',
      ...context,
    });
    const page = await phone.newPage();
    const slowDown = async () => {
      const cpu = await phone.newCDPSession(page);
      await cpu.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    };
    await measure({ page, context: phone, origin: `http://127.0.0.1:${address.port}`, slowDown });
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
