import type { Page } from '@playwright/test';
import { expect, test } from '../support/offline-test.ts';

const OLD = '더 즐거운 여행을 위해';
const NEW = '한결 즐거운 여행을 위해';

const offerOf = (page: Page) => page.getByText('새 버전이 있어요.');
const take = (page: Page) => page.getByRole('button', { name: '새로고침' }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

test('a newer version is offered, and taken on a tap only: until then the old one is whole', async ({
  page,
  host,
  putAside,
  newerBuild,
  settle,
}) => {
  await page.goto('/auth/login');
  await putAside(page);
  await host.stop();
  await host.start(await newerBuild([OLD, NEW]));

  await page.goto('/auth/login');
  await page.getByLabel('이메일').fill('gamgyul@example.com');
  await settle(page);
  await expect(offerOf(page)).toBeVisible();
  await expect(page.getByLabel('이메일')).toHaveValue('gamgyul@example.com');
  await page.getByRole('button', { name: '나중에' }).click();
  await expect(offerOf(page)).toBeHidden();

  // Files that the server has no more.
  await page.goto('/splash/permission');
  await expect(heading(page, OLD)).toBeVisible();
  await settle(page);
  await take(page);
  await expect(heading(page, NEW)).toBeVisible();
});

test('a second tab keeps the old version, whole, when the first one takes the new one @nightly', async ({
  page,
  context,
  host,
  putAside,
  newerBuild,
  settle,
}) => {
  await page.goto('/splash/permission');
  await putAside(page);
  const second = await context.newPage();
  await second.goto('/splash');
  await settle(second);
  await host.stop();
  await host.start(await newerBuild([OLD, NEW]));

  await page.goto('/splash/permission');
  await settle(page);
  await take(page);
  await expect(heading(page, NEW)).toBeVisible();

  await expect(offerOf(second)).toBeVisible();
  await second.getByRole('button', { name: '시작하기' }).click();
  await expect(heading(second, OLD)).toBeVisible();
  await take(second);
  await expect(heading(second, NEW)).toBeVisible();
});

test.describe('files that are neither on the device nor on the server any more', () => {
  // What is missing, in the words of the browser and of the app.
  test.use({ expectedMessages: [/dynamically imported module|did not load/] });

  const forgetRoutes = (page: Page) =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('dosaegi-routes-'));
      await Promise.all(names.map((name) => caches.delete(name)));
    });

  test('lead to the newest version, on a tap @nightly', async ({ page, host, putAside, newerBuild }) => {
    await page.goto('/splash');
    await putAside(page);
    await forgetRoutes(page);
    await host.stop();
    await host.start(await newerBuild([OLD, NEW]));

    await page.goto('/splash/permission');
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(heading(page, NEW)).toBeVisible();
  });
});
