import { z } from 'zod';
import { matchRoute } from '../../src/domain/routes/match-route.ts';
import { expect, test } from '../support/offline-test.ts';

const Manifest = z.object({
  icons: z.array(z.object({ sizes: z.string(), purpose: z.string().optional() })),
  shortcuts: z.array(z.object({ url: z.string() })),
});

test('Chromium finds nothing that keeps the app from being installed', async ({ page, putAside }) => {
  await page.goto('/splash');
  await putAside(page);
  const devTools = await page.context().newCDPSession(page);

  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  // A test's browser keeps nothing, as a private window.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );

  const { errors, data, url } = await devTools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(JSON.parse(data ?? '')).toMatchObject({
    id: '/',
    scope: '/',
    name: '도새기',
    lang: 'ko',
    display: 'standalone',
    shortcuts: [{ name: '주간제주' }, { name: '챌린지' }, { name: '스팟추가' }, { name: '내 상품권' }],
    screenshots: [
      { form_factor: 'narrow', label: '홈: 내 위치와 가까운 챌린지' },
      { form_factor: 'narrow', label: '주간제주: 축제와 여행 이야기' },
      { form_factor: 'narrow', label: '챌린지: 지금 시작할 수 있는 챌린지' },
    ],
  });
  const { icons, shortcuts } = Manifest.parse(JSON.parse(data ?? ''));
  const sizesFor = (purpose?: string) =>
    icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes);
  expect(sizesFor('maskable')).toEqual(['192x192', '512x512']);
  expect(sizesFor()).toEqual(['192x192', '512x512', 'any']);
  expect(shortcuts.map((shortcut) => matchRoute(shortcut.url)?.name)).toEqual([
    'community',
    'challenge',
    'write',
    'myVouchers',
  ]);
});

test('every picture that the manifest names is there, in the size that it tells @nightly', async ({
  page,
}) => {
  await page.goto('/splash');
  const pictures = await page.evaluate(async () => {
    const manifest = await (await fetch('/manifest.webmanifest')).json();
    const listed: { src: string; sizes: string }[] = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap(({ icons }: { icons: unknown[] }) => icons),
    ];
    return Promise.all(
      listed.map(async ({ src, sizes }) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return {
          src,
          sizes,
          found: sizes === 'any' ? sizes : `${image.naturalWidth}x${image.naturalHeight}`,
        };
      }),
    );
  });
  expect(pictures.length).toBeGreaterThan(8);
  expect(pictures.filter(({ sizes, found }) => sizes !== found)).toEqual([]);
});

test('the worker is asked for anew each time, and its files are kept for good @nightly', async ({ page }) => {
  const worker = await page.request.get('/sw.js');
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
  });
  expect(worker.headers()['content-security-policy']).toContain("worker-src 'self' blob:");
  expect(worker.headers()['content-security-policy']).toContain("manifest-src 'self'");
  const manifest = await page.request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toMatch(/^application\/manifest\+json/);
});

test.describe('where the worker is refused', () => {
  // What Chromium itself says of it.
  test.use({ expectedMessages: [/when fetching the script/] });

  test('the app goes on without it @nightly', async ({ page, context, settle }) => {
    await context.route('**/sw.js', (route) => route.fulfill({ status: 404 }));
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.goto('/splash');
    await expect(page.getByRole('button', { name: '시작하기' })).toBeVisible();
    await settle(page);
    await expect.poll(() => warnings.join()).toContain('The app cannot be kept on this device');
    await page.getByRole('button', { name: '시작하기' }).click();
    await expect(page).toHaveURL(/\/splash\/permission$/);
  });
});
