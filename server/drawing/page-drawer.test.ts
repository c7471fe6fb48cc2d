import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { SERVER_LIMITS, type DrawingLimits } from '../refusals/limits.ts';
import { openPageDrawer } from './page-drawer.ts';

const webApp = mkdtempSync(join(tmpdir(), 'dosaegi-drawer-'));
mkdirSync(join(webApp, '.drawer'));
/** What is not about time shall not depend on the machine's. */
const UNHURRIED: DrawingLimits = { ...SERVER_LIMITS.drawing, patienceMs: 30_000 };
const errors: unknown[] = [];
afterEach(() => {
  errors.splice(0);
  vi.restoreAllMocks();
});

/** Opens what draws, with a build whose pages are made by the text of a function of the address. */
function open(draw: string, limits: DrawingLimits = UNHURRIED) {
  writeFileSync(
    join(webApp, '.drawer', 'draw-page.js'),
    `export const createDrawer = (ask) => async (address) => { ${draw} };`,
  );
  const drawer = openPageDrawer(webApp, limits, (level, event) => void errors.push([level, event]));
  if (!drawer) throw new Error('The build draws nothing.');
  onTestFinished(() => drawer.close());
  return drawer;
}

const answering = (data: string) => () => Promise.resolve({ status: 200, data });

it('what an older build draws, without the marks, is as if nothing were drawn', async () => {
  const drawer = open(`return { html: address, css: '', state: '' };`);
  expect(await drawer.draw('/', answering('감귤이'))).toBeUndefined();
});

it('a build without a drawer draws nothing', () => {
  rmSync(join(webApp, '.drawer', 'draw-page.js'), { force: true });
  expect(openPageDrawer(webApp, UNHURRIED, () => undefined)).toBeUndefined();
  expect(openPageDrawer(undefined, UNHURRIED, () => undefined)).toBeUndefined();
});

it('a page is drawn from what the API answers to who asks for it, also when several are drawn at a time', async () => {
  const drawer = open(
    `await ask('/first'); return { html: address + (await ask('/second')).data, css: '', rootMarks: [], state: '' };`,
  );
  const pages = await Promise.all(
    ['감귤이', '한라산', '바다'].map((name) => drawer.draw(`/${name}/`, answering(name))),
  );
  expect(pages.map((page) => page?.html)).toEqual(['/감귤이/감귤이', '/한라산/한라산', '/바다/바다']);
});

it('a fifth page at a time is not drawn', async () => {
  const drawer = open(`return { html: (await ask('/')).data, css: '', rootMarks: [], state: '' };`);
  const { promise: answer, resolve } = Promise.withResolvers<{ status: number; data: string }>();
  const four = [1, 2, 3, 4].map(() => drawer.draw('/community', () => answer));
  expect(await drawer.draw('/community', () => answer)).toBeUndefined();
  resolve({ status: 200, data: '다섯째' });
  expect((await Promise.all(four)).map((page) => page?.html)).toEqual(Array(4).fill('다섯째'));
  expect((await drawer.draw('/community', () => answer))?.html).toBe('다섯째');
});

it('a page whose data does not come is not waited for', async () => {
  const drawer = open(
    `return { html: (await ask('/')).data, css: '', rootMarks: [], state: '' };`,
    SERVER_LIMITS.drawing,
  );
  const never = new Promise<never>(() => undefined);
  expect(await drawer.draw('/community', () => never)).toBeUndefined();
});

it('a page whose question fails is not drawn', async () => {
  const drawer = open(
    `try { await ask('/'); return { html: '그려짐', css: '', rootMarks: [], state: '' }; } catch { return undefined; }`,
  );
  expect(await drawer.draw('/community', () => Promise.reject(new Error('no answer')))).toBeUndefined();
});

const BREAKING = `if (address === '/broken') { ask('/'); setTimeout(() => process.exit(1)); await new Promise(() => {}); }`;

it('a thread that breaks leaves pages as they were built for ten seconds, and is begun anew then', async () => {
  const drawer = open(`${BREAKING} return { html: address, css: '', rootMarks: [], state: '' };`);
  const moment = vi.spyOn(performance, 'now').mockReturnValue(5_000);
  expect(await drawer.draw('/broken', answering(''))).toBeUndefined();
  moment.mockReturnValue(14_999);
  expect(await drawer.draw('/community', answering(''))).toBeUndefined();
  moment.mockReturnValue(15_000);
  expect((await drawer.draw('/community', answering('')))?.html).toBe('/community');
});

it('an answer that comes after the thread has broken reaches nobody else', async () => {
  const drawer = open(
    `${BREAKING} return { html: (await ask('/')).data, css: '', rootMarks: [], state: '' };`,
  );
  const moment = vi.spyOn(performance, 'now').mockReturnValue(0);
  const late = Promise.withResolvers<{ status: number; data: string }>();
  expect(await drawer.draw('/broken', () => late.promise)).toBeUndefined();
  moment.mockReturnValue(10_000);
  const own = Promise.withResolvers<{ status: number; data: string }>();
  const page = drawer.draw('/mypage', () => {
    late.resolve({ status: 200, data: '남의 것' });
    setTimeout(() => own.resolve({ status: 200, data: '내 것' }), 20);
    return own.promise;
  });
  expect((await page)?.html).toBe('내 것');
});

it('nothing is drawn once it has been closed', async () => {
  const drawer = open(`return { html: address, css: '', rootMarks: [], state: '' };`);
  await drawer.close();
  expect(await drawer.draw('/community', answering(''))).toBeUndefined();
});

it('a drawer that cannot be loaded leaves the pages as they were built', async () => {
  const drawer = open(`} syntax error {`);
  expect(await drawer.draw('/community', answering(''))).toBeUndefined();
  expect(errors).toContainEqual(['error', 'drawing pages failed']);
});
