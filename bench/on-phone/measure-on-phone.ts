import { createServer, type ServerResponse } from 'node:http';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import sirv from 'sirv';
import { build, type InlineConfig } from 'vite';
import { BROWSER } from '../../tools/browser.ts';

/** A phone's screen, in CSS pixels. */
export const SCREEN = { width: 412, height: 915 };

export const CPU_SLOWDOWN = 4;

interface Bench<Figures> {
  /** Where the page is built to. With `--skip-build` on the command line an earlier build is used again. */
  folder: string;
  /** The folder in bench/ of a plain page that is measured in place of the app, to tell what the machine gives. */
  plainPage?: string;
  /** What the build is told, beside that the contract is not checked. */
  buildSettings?: Readonly<Record<string, string>>;
  /** Answers what the app asks for and says so; what it leaves is looked up in the build. */
  answer: (method: string, path: string, response: ServerResponse) => boolean;
  context?: BrowserContextOptions;
  measure: (phone: Phone) => Promise<Figures>;
}

export interface Phone {
  page: Page;
  context: BrowserContext;
  /** Where the app is, without a slash at the end. */
  origin: string;
  /** From now on the page's CPU has a quarter of its speed. */
  slowDown: () => Promise<void>;
}

const pathOf = (place: string) => fileURLToPath(new URL(`../../${place}`, import.meta.url));

/** Builds the app or a plain page, serves it with made-up answers, and hands over a page on a phone's screen. */
export async function measureOnPhone<Figures>(bench: Bench<Figures>): Promise<Figures> {
  await buildForPhone(bench);
  return measureBuilt(bench);
}

/**
 * Measures a plain page and the app by turns, so that an hour in which the machine slows down or quickens counts for both.
 *
 * @returns what each round said, in their order
 */
export async function measureByTurns<Figures>(
  rounds: number,
  plain: Bench<Figures>,
  app: Bench<Figures>,
): Promise<{ plain: readonly Figures[]; app: readonly Figures[] }> {
  await buildForPhone(plain);
  await buildForPhone(app);
  const measured: { plain: Figures[]; app: Figures[] } = { plain: [], app: [] };
  for (let round = 0; round < rounds; round += 1) {
    measured.plain.push(await measureBuilt(plain));
    measured.app.push(await measureBuilt(app));
  }
  return measured;
}

async function buildForPhone({ folder, plainPage, buildSettings }: Bench<unknown>): Promise<void> {
  if (process.argv.includes('--skip-build') && existsSync(folder)) return;
  Object.assign(process.env, { VITE_CONTRACT_CHECK: 'off', ...buildSettings });
  const plain: InlineConfig = plainPage ? { configFile: false, root: pathOf(`bench/${plainPage}`) } : {};
  await build({ ...plain, logLevel: 'warn', build: { outDir: pathOf(folder), emptyOutDir: true } });
}

async function measureBuilt<Figures>({ folder, answer, context, measure }: Bench<Figures>): Promise<Figures> {
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
    return await measure({ page, context: phone, origin: `http://127.0.0.1:${address.port}`, slowDown });
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
