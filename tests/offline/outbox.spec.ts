import { exchanges } from '../../server/db/schema.ts';
import { PostScreen } from '../e2e/pages/post.ts';
import { ProductScreen, VoucherScreens } from '../e2e/pages/shop.ts';
import { WriteScreen } from '../e2e/pages/write.ts';
import { listKept } from '../support/kept-answers.ts';
import { expect, test } from '../support/offline-test.ts';

test.use({
  geolocation: { latitude: 33.24083, longitude: 126.605983, accuracy: 10 },
  permissions: ['geolocation'],
});

test.beforeEach(({ story }) => story());

test('a spot and a comment that were finished without a connection wait, and go on one tap, once', async ({
  page,
  wire,
  signInToStory,
  putAside,
  goOffline,
  goOnline,
  expectAccessible,
}) => {
  const write = new WriteScreen(page);
  const post = new PostScreen(page);
  await signInToStory('gamgyul');
  await post.open(101);
  await putAside(page);
  await write.open();
  await write.choosePhotos(await write.drawPhoto('바다.jpg'));
  await expect(write.photos).toHaveCount(1);
  await write.chooseOwnPlace();
  await write.description.fill('연결이 끊긴 바닷가');
  await goOffline();
  await write.submit.click();
  await expect(page.getByText('보관해 두었어요.')).toBeVisible();
  await expect(write.description).toHaveValue('');
  await post.open(101);
  await post.field.fill('산 위에서 남겨요');
  await post.send.click();
  await expect(page.getByText('보관해 두었어요.')).toBeVisible();
  await expect(post.field).toHaveValue('');

  await page.goto('/mypage');
  const outbox = page.getByRole('region', { name: '보낼 글 2개' });
  await expect(outbox.getByText('연결이 끊긴 바닷가')).toBeVisible();
  await expect(outbox.getByText('산 위에서 남겨요')).toBeVisible();
  await expect(outbox.getByRole('button', { name: '보내기' })).toBeDisabled();
  await expectAccessible();

  await goOnline();
  const send = outbox.getByRole('button', { name: '보내기' });
  await expect(send).toBeEnabled();
  expect([...wire.of('createSpot'), ...wire.of('createComment')]).toEqual([]);
  await send.dblclick();
  await expect(page.getByText('보냈어요.')).toBeVisible();
  await expect(outbox).toBeHidden();
  expect(wire.of('createSpot').map(({ parts }) => parts.length)).toEqual([2]);
  expect(wire.of('createComment').map(({ body }) => body)).toEqual([{ text: '산 위에서 남겨요' }]);
  await post.open(101);
  await expect(post.thread('산 위에서 남겨요')).toBeVisible();
});

test('when the connection is back a word says that something waits, and one tap sends it @nightly', async ({
  page,
  wire,
  signInToStory,
  putAside,
  settle,
  goOffline,
  goOnline,
  expectAccessible,
}) => {
  const post = new PostScreen(page);
  await signInToStory('gamgyul');
  await post.open(101);
  await putAside(page);
  await goOffline();
  await post.field.fill('산 위에서 남겨요');
  await post.send.click();
  await expect(page.getByText('보관해 두었어요.')).toBeVisible();
  const word = page.getByText('보내지 못한 글이 있어요.');
  await expect(word).toBeHidden();

  await goOnline();
  await expect(word).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: '나중에' }).click();
  await expect(word).toBeHidden();

  await page.goto('/community');
  await settle(page);
  await expect(word).toBeVisible();
  expect(wire.of('createComment')).toEqual([]);
  await page.getByRole('status').getByRole('button', { name: '보내기' }).dblclick();
  await expect(page.getByText('보냈어요.')).toBeVisible();
  await expect(word).toBeHidden();
  expect(wire.of('createComment').map(({ body }) => body)).toEqual([{ text: '산 위에서 남겨요' }]);
  await page.goto('/mypage');
  await settle(page);
  await expect(page.getByRole('region', { name: /^보낼 글/ })).toBeHidden();
  await expect(word).toBeHidden();
});

test('a purchase and a redemption without a connection say that they failed, and nothing of them goes when it is back @nightly', async ({
  page,
  wire,
  server,
  signInToStory,
  putAside,
  settle,
  goOffline,
  goOnline,
}) => {
  const product = new ProductScreen(page);
  const vouchers = new VoucherScreens(page);
  const { db } = server.deps;
  const readVouchers = () => db.select().from(exchanges).orderBy(exchanges.id);
  await signInToStory('gamgyul');
  await vouchers.open(501);
  await putAside(page);
  await expect.poll(async () => (await listKept(page)).join()).toContain('/exchanges/501/detail');
  await product.openPayment(411);
  await settle(page);
  const before = await readVouchers();
  await goOffline();
  await product.buy.click();
  await page.clock.fastForward(1000);
  const unknown = page.getByRole('dialog', { name: '구매 결과를 확인하지 못했어요.' });
  await expect(unknown).toBeVisible();
  await vouchers.open(501);
  await vouchers.use();
  await expect(page.getByText('수령을 확인하지 못했어요. 다시 시도해주세요.')).toBeVisible();
  await page.goto('/mypage');
  await expect(page.getByText('감귤이')).toBeVisible();
  await expect(page.getByRole('region', { name: /^보낼 글/ })).toBeHidden();

  const sent = {
    purchases: wire.of('exchangeProduct').length,
    redemptions: wire.of('acceptExchange').length,
  };
  await goOnline();
  await page.reload();
  await settle(page);
  await expect(page.getByText('오프라인')).toBeHidden();
  expect(wire.of('exchangeProduct')).toHaveLength(sent.purchases);
  expect(wire.of('acceptExchange')).toHaveLength(sent.redemptions);
  expect(await readVouchers()).toEqual(before);
});

test('the map says that it cannot be shown without a connection @nightly', async ({
  page,
  signInToStory,
  putAside,
  goOffline,
}) => {
  await signInToStory('gamgyul');
  await page.goto('/mypage');
  await putAside(page);
  await page.unroute('https://dapi.kakao.com/v2/maps/sdk.js*');
  await goOffline();
  await page.goto('/main');
  await expect(page.getByText('지도를 불러올 수 없어요.')).toBeVisible();
  await expect(page.getByText('오프라인')).toBeVisible();
});
