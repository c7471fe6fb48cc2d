import { expect, test } from '../../support/browser-test.ts';
import { tapFiftyTimes } from '../../support/quick-taps.ts';
import { toSpot } from '../pages/community.ts';
import { PostScreen, toWireComment } from '../pages/post.ts';

test('a post shows its place, pictures, author, day, text, theme and hashtags, and leads back', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const post = new PostScreen(page);
  const answer = wire.hold('getSpot');
  await post.open();
  await expect(page.getByText('로딩중...')).toBeVisible();
  await expectAccessible();
  answer.release();

  const article = page.getByRole('article', { name: '성산일출봉' });
  await expect(article.getByText('오름지기', { exact: true })).toBeVisible();
  await expect(article.getByText('2026-04-05', { exact: true })).toBeVisible();
  await expect(article).toContainText('새벽 다섯 시에 올라가서 본 해돋이예요.');
  await expect(article.getByRole('list', { name: '테마와 해시태그' }).getByRole('listitem')).toHaveText([
    '사진 명소',
    '#일출',
    '#세계자연유산',
    '#해돋이',
  ]);
  await expect(article.getByRole('img', { name: '성산일출봉 1' })).toBeVisible();
  await expect(post.like).toHaveText('좋아요 214');
  await expect(post.count('18 개의 댓글')).toBeVisible();
  await expectAccessible();
  expect(wire.of('getSpot').map(({ method, path }) => [method, path])).toEqual([['GET', '/api/spots/101']]);

  await post.back.click();
  await expect(page).toHaveURL('/community');
});

test('the pictures are dragged by mouse and turned by the arrow keys', async ({ page }) => {
  const post = new PostScreen(page);
  await post.open();
  await expect(post.counter).toHaveText('1 / 3');
  const box = await post.strip.boundingBox();
  if (!box) throw new Error('The strip is not shown.');
  const y = box.y + box.height / 2;
  const drag = async (from: number, to: number) => {
    await page.mouse.move(from, y);
    await page.mouse.down();
    await page.mouse.move((from + to) / 2, y);
    await page.mouse.move(to, y);
    await page.mouse.up();
  };

  await drag(300, 220);
  await expect(post.counter).toHaveText('2 / 3');
  await expect(post.strip).not.toHaveAttribute('data-drag');
  await drag(200, 185);
  await expect(post.strip).not.toHaveAttribute('data-drag');
  await expect(post.counter).toHaveText('2 / 3');
  await drag(100, 390);
  await expect(post.counter).toHaveText('1 / 3');
  await drag(100, 300);
  await expect(post.strip).not.toHaveAttribute('data-drag');
  await expect(post.counter).toHaveText('1 / 3');
  await expect(page).toHaveURL('/post/101');

  await post.strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect(post.counter).toHaveText('2 / 3');
  await page.keyboard.press('End');
  await expect(post.counter).toHaveText('3 / 3');
  await page.keyboard.press('ArrowLeft');
  await expect(post.counter).toHaveText('2 / 3');
});

test('a like changes when the call has succeeded, and a failure changes nothing', async ({
  page,
  wire,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  const post = new PostScreen(page);
  await post.open();
  await expect(post.like).toHaveAttribute('aria-pressed', 'true');

  const unlike = wire.hold('unlikeSpot', { status: 204 });
  await post.like.click();
  await expect(post.like).toHaveAttribute('aria-busy', 'true');
  await expect(post.like).toHaveText('좋아요 214');
  await expectAccessible();
  unlike.release();
  await expect(post.like).toHaveText('좋아요 213');
  await expect(post.like).toHaveAttribute('aria-pressed', 'false');
  expect(wire.of('unlikeSpot').map(({ method, path, body }) => [method, path, body])).toEqual([
    ['DELETE', '/api/spots/101/like', undefined],
  ]);

  wire.answer('likeSpot', { status: 500, body: { success: false } });
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('The like failed'));
  await post.like.click();
  await logged;
  await expect(post.like).toHaveAttribute('aria-busy', 'false');
  await expect(post.like).toHaveText('좋아요 213');

  const like = wire.hold('likeSpot', { status: 204 });
  wire.answer('unlikeSpot', { status: 204 });
  const before = wire.calls.length;
  await tapFiftyTimes(post.like);
  await post.like.click();
  like.release();
  await expect(post.like).toHaveText('좋아요 214');
  await expect(post.like).toHaveAttribute('aria-pressed', 'true');
  expect(wire.calls.slice(before).map(({ method }) => method)).toEqual(['POST']);
});

test("a visitor's like offers login and leads back to the post @nightly", async ({ page, wire }) => {
  const post = new PostScreen(page);
  await post.open();
  await post.like.click();
  await expect(post.loginDialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(post.like).toBeFocused();
  await expect(post.like).toHaveText('좋아요 214');
  await post.like.click();
  await post.loginDialog.getByRole('button', { name: '로그인' }).click();
  await expect(page).toHaveURL('/auth/login');
  expect(wire.of('unlikeSpot')).toHaveLength(2);
});

test('a post that cannot be loaded says so, with a way to try again and one to the feed @nightly', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const post = new PostScreen(page);
  await page.clock.install();
  wire.status('getSpot', 404);
  await post.open();
  await expect.poll(() => wire.of('getSpot').length).toBe(1);
  await page.clock.runFor(2000);
  await expect(post.notFound).toBeVisible();
  await expect(post.field).toBeHidden();
  await expect(page.getByRole('link', { name: '커뮤니티 보러가기' })).toBeVisible();
  // Trying again brings no post back that is gone.
  await expect(post.retry).toBeHidden();
  await expectAccessible();
  wire.status('getSpot', 400);
  await post.open();
  await expect(post.retry).toBeVisible();

  // Answers that are not asked for a second time: each tap is one call.
  for (const answer of [
    { status: 400, body: { success: false, message: '잘못된 요청입니다.' } },
    { status: 401, body: { success: false } },
  ]) {
    wire.answer('getSpot', answer);
    const before = wire.of('getSpot').length;
    await tapFiftyTimes(post.retry);
    await expect.poll(() => wire.of('getSpot').length).toBeGreaterThan(before);
    await expect(post.notFound).toBeVisible();
  }

  wire.answer('getSpot', { contentType: 'text/html', body: '<h1>Wi-Fi 로그인</h1>' });
  await post.retry.click();
  await page.clock.runFor(2000);
  await expect(post.notFound).toBeVisible();

  const slow = wire.hold('getSpot');
  const before = wire.of('getSpot').length;
  await tapFiftyTimes(post.retry);
  await expect.poll(() => wire.of('getSpot').length).toBe(before + 1);
  slow.release();
  await expect(page.getByRole('article', { name: '성산일출봉' })).toBeVisible();
  expect(wire.of('getSpot')).toHaveLength(before + 1);
});

test('an address that names no post asks for nothing and leads to the feed @nightly', async ({
  page,
  wire,
}) => {
  const post = new PostScreen(page);
  for (const id of ['abc', '99999999999999999999']) {
    await post.open(id);
    await expect(post.notFound).toBeVisible();
    await expect(post.retry).toBeHidden();
  }
  await page.getByRole('link', { name: '커뮤니티 보러가기' }).click();
  await expect(page).toHaveURL('/community');
  expect(wire.calls.filter(({ path }) => /\/spots\/\d/.test(path))).toEqual([]);
});

test('odd posts and comments are shown as they can be, within the width of the screen @nightly', async ({
  page,
  wire,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const markup = '<img src=x onerror="document.title=1"><b>굵게</b>';
  wire.answer('getSpot', {
    body: toSpot(101, {
      name: '긴'.repeat(100),
      description: `${markup}\n${'ㅋ'.repeat(1900)}`,
      imageUrls: ['/example-images/none.jpg', '/example-images/none.jpg'],
      userProfile: '/example-images/none.svg',
      likeCount: 1_234_567,
      tag1: '긴해시태그'.repeat(4),
    }),
  });
  wire.answer('listComments', {
    body: {
      content: [
        toWireComment(3, { text: markup, profileImageUrl: '/example-images/none.jpg' }),
        toWireComment(2, {
          text: 'ㅎ'.repeat(500),
          relativeTime: '아주 오래전 옛날 옛적 호랑이 담배 피우던 시절',
        }),
        toWireComment(1, { depth: 10 }),
      ],
      totalElements: 3,
      hasNext: false,
    },
  });
  wire.answer('listReplies', { body: { content: [], totalElements: 0, hasNext: false } });
  const post = new PostScreen(page);
  await post.open();
  await expect(post.count('3 개의 댓글')).toBeVisible();
  await expect(post.like).toHaveText('좋아요 1,234,567');
  await expect(page.getByRole('article')).toContainText(markup);
  await expect(post.thread(markup)).toBeVisible();
  await expect(post.strip.getByRole('img')).toHaveCount(2);
  await expect(post.strip.locator('img')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await expectAccessible();

  wire.example('getSpot', 'withoutExtras');
  await post.open(92);
  await expect(page.getByRole('heading', { name: '제주특별자치도 서귀포시 칠십리로 228-13' })).toBeVisible();
  await expect(post.strip).toBeHidden();
  await expect(page.getByRole('list', { name: '테마와 해시태그' })).toBeHidden();
});
