import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { tapFiftyTimes } from '../../support/quick-taps.ts';
import { FIRST_COMMENT, PostScreen, toWirePage } from '../pages/post.ts';

const STAIRS = '부모님 모시고 가도 계단이 괜찮을까요?';

const leftOf = async (text: Locator) => (await text.boundingBox())?.x ?? Number.NaN;

test('comments scroll on by 15 and stand with their replies, each in its place', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const post = new PostScreen(page);
  await post.open();
  await expect(post.count('18 개의 댓글')).toBeVisible();
  await expect(post.threads).toHaveCount(15);
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect(post.threads).toHaveCount(18, { timeout: 300 });
  }).toPass();
  await expect(post.count('18 개의 댓글')).toBeVisible();
  await expect(post.threads.last()).toContainText('이 사진 보고 제주행 비행기를 끊었습니다.');
  expect(wire.of('listComments').map(({ method, path, query }) => [method, path, query])).toEqual([
    ['GET', '/api/spots/101/comments', { page: '0', size: '15' }],
    ['GET', '/api/spots/101/comments', { page: '1', size: '15' }],
  ]);

  await expect.poll(() => wire.of('listReplies').length).toBe(18);
  const asked = wire.of('listReplies').find(({ path }) => path.includes('/218/'));
  expect([asked?.path, asked?.query]).toEqual([
    '/api/spots/101/comments/218/replies',
    { page: '0', size: '10' },
  ]);
  await expect(post.repliesTo(FIRST_COMMENT).getByRole('paragraph')).toHaveText([
    '해 뜨기 40분 전에는 매표소에 도착하세요. 요즘은 다섯 시 20분쯤이 좋아요.',
    '삭제된 댓글입니다.',
    '감사합니다! 알람 세 개 맞춰 둘게요.',
  ]);
  await expect(post.answerTo(FIRST_COMMENT)).toHaveCount(1);
  const author = post.thread(FIRST_COMMENT).locator('img');
  expect((await leftOf(author.nth(1))) - (await leftOf(author.first()))).toBe(20);

  const replies = post.repliesTo(STAIRS).getByRole('paragraph');
  await expect(replies).toHaveCount(10);
  await post.thread(STAIRS).getByRole('button', { name: '답글 더보기' }).click();
  await expect(replies).toHaveCount(12);
  await expect(replies.last()).toHaveText('공연은 오후 두 시에 시작해요.');
  await expect(page.getByRole('button', { name: '답글 더보기' })).toHaveCount(0);
  expect(
    wire
      .of('listReplies')
      .filter(({ path }) => path.includes('/215/'))
      .map(({ query }) => query),
  ).toEqual([
    { page: '0', size: '10' },
    { page: '1', size: '10' },
  ]);
  await expect(post.threads.filter({ hasText: '삭제된 댓글입니다.' })).toHaveCount(2);
  await expectAccessible();
});

test('comments that come again on a later page are shown once, and the same page over again ends the list @nightly', async ({
  page,
  wire,
}) => {
  const post = new PostScreen(page);
  wire.answer(
    'listComments',
    { body: toWirePage(1, 15, true, 99) },
    { body: toWirePage(14, 28, true, 99) },
    { body: toWirePage(14, 28, true, 99) },
  );
  wire.answer('listReplies', { body: toWirePage(1, 0, false) });
  await post.open();
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    expect(wire.of('listComments')).toHaveLength(4);
  }).toPass();
  await page.mouse.wheel(0, -3000);
  await page.mouse.wheel(0, 9000);
  await expect(post.threads).toHaveCount(28);
  expect(wire.of('listComments').map(({ query }) => query.page)).toEqual(['0', '1', '2', '3']);
});

test('no comments and comments that cannot be loaded look the same; a next page that fails is asked for by a button @nightly', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const post = new PostScreen(page);
  wire.example('listComments', 'empty');
  await post.open();
  await expect(post.count('0 개의 댓글')).toBeVisible();
  await expect(page.getByText('아직 댓글이 없어요! 첫 댓글을 달아주세요.')).toBeVisible();
  await expectAccessible();

  wire.answer('listComments', { status: 400, body: { success: false, message: '점검 중입니다.' } });
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('The comments could not be loaded.'),
  );
  await page.reload();
  await logged;
  await expect(post.count('0 개의 댓글')).toBeVisible();
  await expect(page.getByText('아직 댓글이 없어요! 첫 댓글을 달아주세요.')).toBeVisible();
  await expect(page.getByText('점검 중입니다.')).toBeHidden();

  wire.answer('listReplies', { status: 400, body: { success: false } });
  wire.answer(
    'listComments',
    { body: toWirePage(1, 15, true, 17) },
    { status: 400, body: { success: false } },
    { body: toWirePage(16, 17, false) },
  );
  await page.reload();
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(post.retry).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(post.threads).toHaveCount(15);
  await tapFiftyTimes(post.retry);
  await expect(post.threads).toHaveCount(17);
  await expect(post.retry).toBeHidden();
  expect(wire.of('listComments')).toHaveLength(5);

  wire.answer('listReplies', { body: toWirePage(41, 41, false) });
  // Replies are asked for once their comment comes near the screen.
  await post.threads.last().scrollIntoViewIfNeeded();
  await post.threads.last().getByRole('button', { name: '답글 더보기' }).click();
  await expect(post.threads.last()).toContainText('댓글 41');
});
