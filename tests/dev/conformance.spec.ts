import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { htmlReport } from '../../conformance/report/html.ts';
import { sampleRun } from '../../conformance/report/sample-run.ts';
import { expect, test } from '../support/browser-test.ts';
import { portOf } from '../../tools/serve/port-of.ts';

const PROXY_PORT = Number(process.env.E2E_PROXY_PORT ?? 4303);

test.describe('the validating proxy', () => {
  test.use({ baseURL: `http://localhost:${PROXY_PORT}` });

  let server: Server;
  let proxy: ChildProcess;

  test.beforeAll(async () => {
    // A server whose banners fail with a status that the contract does not have.
    server = createServer((request, response) => {
      const isBanner = request.url?.startsWith('/api/community/events/banner') ?? false;
      const isFeed = request.url?.startsWith('/api/spots/latest') ?? false;
      response.setHeader('content-type', 'application/json');
      response.statusCode = isBanner ? 502 : isFeed ? 200 : 401;
      response.end(JSON.stringify(isFeed ? { content: [], totalPages: 0 } : { success: false }));
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const url = `http://127.0.0.1:${portOf(server)}`;
    proxy = spawn(
      process.execPath,
      ['conformance/proxy/main.ts', '--url', url, '--port', String(PROXY_PORT)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await new Promise<void>((resolve, reject) => {
      proxy.stdout?.on('data', (text: Buffer) => {
        if (text.toString().includes('Ctrl+C')) resolve();
      });
      proxy.once('exit', (code) => reject(new Error(`The proxy ended with ${code}.`)));
    });
  });

  test.afterAll(() => {
    proxy.removeAllListeners('exit');
    proxy.kill();
    server.close();
    server.closeAllConnections();
  });

  test('the developer panel lists what a server answers beside the contract, while one clicks @nightly', async ({
    page,
    expectAccessible,
  }) => {
    let bannerAnswers = 0;
    page.on('response', (response) => {
      if (response.url().endsWith('/api/community/events/banner')) bannerAnswers += 1;
    });
    await page.goto('/community');
    await expect(page.getByText('게시물이 없습니다.')).toBeVisible();
    const panel = page.getByRole('dialog', { name: '계약 위반' });
    await page.getByRole('button', { name: '계약 위반' }).click();
    const entry = panel.getByRole('article').filter({ hasText: 'listEventBanners' });
    await expect(entry).toContainText('GET /api/community/events/banner → 502');
    await expect(entry).toContainText(
      'status 502 is not documented; the contract has 200, 400, 429, 500, 503',
    );
    await expectAccessible();

    // What a gateway answers is asked for once more.
    await expect.poll(() => bannerAnswers).toBe(2);
    await panel.getByRole('button', { name: '모두 지우기' }).click();
    await expect(panel.getByRole('status')).toHaveText('아직 계약 위반이 없습니다.');
    await expect(panel.getByRole('article')).toHaveCount(0);
  });
});

test('the report can be searched, folded and read by everybody, with nothing from outside', async ({
  page,
  expectAccessible,
}) => {
  await page.setContent(htmlReport(sampleRun(), { secrets: [] }));
  await expectAccessible();
  await page.getByRole('searchbox', { name: 'Search the report' }).fill('login HttpOnly');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('login POST /v1/users/auth/login');
  await expect(page.getByRole('status')).toHaveText('1 of 10 entries');
  const expectation = page.getByRole('definition').filter({ hasText: 'Set-Cookie with HttpOnly' });
  await expect(expectation).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Set-Cookie with HttpOnly' }).click();
  await expect(expectation).toBeHidden();
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(expectation).toBeVisible();
});
