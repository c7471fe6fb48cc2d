import { expect, test } from '../../support/browser-test.ts';
import { tapFiftyTimes, waitForNextTap } from '../../support/quick-taps.ts';
import { CommunityScreen } from '../pages/community.ts';
import { LoginPage, toast } from '../pages/entry.ts';
import { FIRST_COMMENT, PostScreen, toWireComment } from '../pages/post.ts';

const NEW_COMMENT = '오늘 다녀왔는데 하늘이 정말 맑았어요!';
const STAIRS = '부모님 모시고 가도 계단이 괜찮을까요?';

test('a comment is sent once, trimmed, and stands at the top at once @nightly', async ({
  page,
  wire,
  signIn,
}) => {
  await signIn();
  const post = new PostScreen(page);
  const community = new CommunityScreen(page);
  await community.open('?tab=popular');
  await community.card('성산일출봉').getByRole('link', { name: '성산일출봉', exact: true }).click();
  await expect(post.count('18 개의 댓글')).toBeVisible();
  await expect(post.send).toBeDisabled();
  await post.field.fill(' \n\t ');
  await expect(post.send).toBeDisabled();
  await post.field.press('Enter');

  await post.field.fill(`  ${NEW_COMMENT}\n `);
  const answer = wire.hold('createComment');
  await tapFiftyTimes(post.send);
  await expect(post.send).toHaveAttribute('aria-disabled', 'true');
  await expect(post.field).toHaveValue(`  ${NEW_COMMENT}\n `);
  answer.release();
  await expect(post.count('19 개의 댓글')).toBeVisible();
  await expect(post.field).toHaveValue('');
  await expect(post.send).toBeDisabled();
  await expect(post.threads).toHaveCount(16);
  await expect(post.threads.first()).toContainText(NEW_COMMENT);
  await expect(post.threads.first()).toBeInViewport();
  expect(wire.of('createComment').map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/api/spots/101/comments', { text: NEW_COMMENT }],
  ]);

  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(post.threads).toHaveCount(19, { timeout: 300 });
  }).toPass();
  await post.back.click();
  await expect(community.feed).toBeVisible();
  await page.goForward();
  await expect(post.threads.first()).toContainText(NEW_COMMENT);
  await expect(post.field).toHaveValue('');
});

test('a comment tells how long it is before it ends at 500 characters', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  const post = new PostScreen(page);
  await post.open();
  await post.field.fill('가'.repeat(449));
  await expect(page.getByText('449/500')).toBeHidden();
  await post.field.press('End');
  await page.keyboard.insertText('나'.repeat(60));
  await expect(page.getByText('500/500')).toBeVisible();
  await expect(post.field).toHaveAccessibleDescription('500/500');
  await expectAccessible();
  await post.field.fill('');
  await expect(page.getByText('500/500')).toBeHidden();
});

test('Enter sends, but not while an input method is composing; with Shift it begins a line', async ({
  page,
  wire,
  signIn,
  context,
}) => {
  await page.clock.install();
  await signIn();
  const post = new PostScreen(page);
  await post.open();
  await post.field.focus();
  const keyboard = await context.newCDPSession(page);
  await page.keyboard.type('첫 줄');
  await page.keyboard.press('Shift+Enter');
  await keyboard.send('Input.imeSetComposition', { text: '제', selectionStart: 1, selectionEnd: 1 });
  await expect(post.field).toHaveValue('첫 줄\n제');
  await post.field.dispatchEvent('keydown', { key: 'Enter', isComposing: true, keyCode: 229 });
  await post.field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await keyboard.send('Input.insertText', { text: '제주' });
  await expect(post.field).toHaveValue('첫 줄\n제주');
  expect(wire.of('createComment')).toEqual([]);

  await page.keyboard.press('Enter');
  await expect(post.field).toHaveValue('');
  await expect(post.field).toBeFocused();
  expect(wire.of('createComment').map(({ body }) => body)).toEqual([{ text: '첫 줄\n제주' }]);

  // A tap on the button leaves the focus, and with it the phone's keyboard, where it is.
  const answer = wire.hold('createComment');
  await waitForNextTap(page);
  await page.keyboard.type('서귀포');
  await post.send.tap();
  await expect.poll(() => wire.of('createComment').length).toBe(2);
  await expect(post.field).toBeFocused();
  answer.release();
  await expect(post.field).toHaveValue('');
  await expect(post.field).toBeFocused();
});

test('a failure keeps the text and says so, also over a reload @nightly', async ({ page, wire, signIn }) => {
  await page.clock.install();
  await signIn();
  const post = new PostScreen(page);
  await post.open();
  await post.field.fill('동쪽 입구가 한산해요');
  wire.answer('createComment', { status: 500, body: { success: false } });
  await post.send.click();
  await expect(toast(page, '등록에 실패했습니다.')).toBeVisible();
  await expect(post.field).toHaveValue('동쪽 입구가 한산해요');
  await waitForNextTap(page);

  wire.answer('createComment', { status: 400, body: { success: false, message: '금칙어가 있습니다.' } });
  await post.field.press('Enter');
  await expect(toast(page, '금칙어가 있습니다.')).toBeVisible();
  await waitForNextTap(page);

  for (const answer of [{ contentType: 'text/html', body: '<h1>Wi-Fi 로그인</h1>' }, undefined]) {
    if (answer) wire.answer('createComment', answer);
    else wire.breakOff('createComment');
    await page.clock.fastForward(3000);
    await expect(toast(page, '등록에 실패했습니다.')).toBeHidden();
    await post.send.click();
    await expect(toast(page, '등록에 실패했습니다.')).toBeVisible();
  }
  expect(wire.of('createComment')).toHaveLength(4);

  await page.reload();
  await expect(post.field).toHaveValue('동쪽 입구가 한산해요');
  wire.answer('createComment', { body: toWireComment(300, { text: '동쪽 입구가 한산해요' }) });
  await post.send.click();
  await expect(post.threads.first()).toContainText('동쪽 입구가 한산해요');
  await expect(post.field).toHaveValue('');
  await page.reload();
  await expect(post.count('18 개의 댓글')).toBeVisible();
  await expect(post.field).toHaveValue('');
});

test('a comment that is too large, or comes while the server has too much to do, says so and keeps its text', async ({
  page,
  wire,
  signIn,
}) => {
  await page.clock.install();
  await signIn();
  const post = new PostScreen(page);
  await post.open();
  await post.field.fill('동쪽 입구가 한산해요');
  const refusals = [
    [413, '보내려는 내용이 너무 큽니다.'],
    [429, '요청이 너무 많습니다. 잠시 후 다시 시도해주세요.'],
    [503, '지금은 이용자가 많습니다. 잠시 후 다시 시도해주세요.'],
  ] as const;
  for (const [status, message] of refusals) {
    wire.answer('createComment', {
      status,
      body: { success: false, message },
      headers: { 'Retry-After': '2' },
    });
    await post.send.click();
    await expect(toast(page, message)).toBeVisible();
    await expect(post.field).toHaveValue('동쪽 입구가 한산해요');
    await page.clock.runFor(4000);
  }
  // Nothing goes out that nobody has tapped.
  expect(wire.of('createComment')).toHaveLength(3);
  wire.answer('createComment', { body: toWireComment(300, { text: '동쪽 입구가 한산해요' }) });
  await post.send.click();
  await expect(post.threads.first()).toContainText('동쪽 입구가 한산해요');
  await expect(post.field).toHaveValue('');
});

test('who leaves while a comment is on its way finds it sent, or the text again when it failed @nightly', async ({
  page,
  wire,
  signIn,
}) => {
  await page.clock.install();
  await signIn();
  const post = new PostScreen(page);
  const community = new CommunityScreen(page);
  const leaveAndComeBack = async () => {
    await page.goBack();
    await expect(community.feed).toBeVisible();
    await page.goForward();
    await expect(post.count('18 개의 댓글')).toBeVisible();
  };
  await community.open('?tab=popular');
  await community.card('성산일출봉').getByRole('link', { name: '성산일출봉', exact: true }).click();
  await post.field.fill('노을이 예뻐요');

  const failing = wire.hold('createComment', { status: 400, body: { success: false } });
  await post.send.click();
  await leaveAndComeBack();
  await expect(post.field).toHaveValue('');
  failing.release();
  await expect(toast(page, '등록에 실패했습니다.')).toBeVisible();
  await expect(post.field).toHaveValue('노을이 예뻐요');

  await waitForNextTap(page);
  const passing = wire.hold('createComment', { body: toWireComment(301, { text: '노을이 예뻐요' }) });
  await post.send.click();
  await leaveAndComeBack();
  passing.release();
  await expect(post.count('19 개의 댓글')).toBeVisible();
  await expect(post.threads.first()).toContainText('노을이 예뻐요');
  await expect(post.field).toHaveValue('');
  expect(wire.of('createComment')).toHaveLength(2);
});

test('a reply is written by keyboard in a popup and stands behind the replies of its comment', async ({
  page,
  wire,
  signIn,
  expectAccessible,
}) => {
  await page.clock.install();
  await signIn();
  const post = new PostScreen(page);
  await post.open();
  await post.answerTo(STAIRS).focus();
  await page.keyboard.press('Enter');
  await expect(post.replyField).toBeFocused();
  await expect(post.replyPopup).toContainText('돌하르방');
  await expect(post.replyPopup).toContainText(STAIRS);
  await expect(post.sendReply).toBeDisabled();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(post.replyPopup).toBeHidden();
  await expect(post.answerTo(STAIRS)).toBeFocused();
  await expect(page).toHaveURL('/post/101');

  await page.keyboard.press('Enter');
  await page.keyboard.type('저도 내일 가요');
  wire.answer('createReply', { status: 500, body: { success: false } });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, '등록에 실패했습니다.')).toBeVisible();
  await expect(post.replyField).toHaveValue('저도 내일 가요');

  const answer = wire.hold('createReply');
  await waitForNextTap(page);
  await tapFiftyTimes(post.sendReply);
  await expect.poll(() => wire.of('createReply').length).toBe(2);
  answer.release();
  await expect(post.replyPopup).toBeHidden();
  await expect(post.answerTo(STAIRS)).toBeFocused();
  await expect(page).toHaveURL('/post/101');
  expect(wire.of('createReply').map(({ method, path, body }) => [method, path, body])).toEqual(
    Array.from({ length: 2 }, () => [
      'POST',
      '/api/spots/101/comments/215/replies',
      { text: '저도 내일 가요' },
    ]),
  );

  // Behind the replies that are still to come, and behind them when they have come.
  const replies = post.repliesTo(STAIRS).getByRole('paragraph');
  await expect(replies).toHaveCount(11);
  await expect(replies.last()).toHaveText('저도 내일 가는데 정상에서 만나요!');
  await expect(replies.last()).toBeInViewport();
  await post.thread(STAIRS).getByRole('button', { name: '답글 더보기' }).click();
  await expect(replies).toHaveCount(13);
  await expect(replies.last()).toHaveText('저도 내일 가는데 정상에서 만나요!');
  await expect(post.count('18 개의 댓글')).toBeVisible();
});

test("a visitor's comment and reply are still there after the login @nightly", async ({
  page,
  wire,
  expectAccessible,
}) => {
  const post = new PostScreen(page);
  const login = new LoginPage(page);
  await page.clock.install();
  await post.open();
  await post.field.fill(NEW_COMMENT);
  await post.answerTo(FIRST_COMMENT).click();
  await post.replyField.fill('다섯 시요');
  await post.sendReply.click();
  await expect(post.loginDialog).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(post.loginDialog).toBeHidden();
  await expect(post.replyField).toHaveValue('다섯 시요');
  await waitForNextTap(page);
  await post.replyField.press('Enter');
  await post.loginDialog.getByRole('button', { name: '로그인' }).click();
  await login.logIn();

  await expect(page).toHaveURL('/post/101?reply=218');
  await expect(post.replyField).toHaveValue('다섯 시요');
  await expect(post.replyField).toBeFocused();
  await post.replyField.press('Enter');
  await expect(post.replyPopup).toBeHidden();
  expect(wire.of('createReply')).toHaveLength(3);
  await expect(post.field).toHaveValue(NEW_COMMENT);
  await post.send.click();
  await expect(post.count('19 개의 댓글')).toBeVisible();
  expect(wire.of('createComment')).toHaveLength(1);
});

test("the fields stand on top of the phone's keyboard @nightly", async ({ page }) => {
  const post = new PostScreen(page);
  await post.open();
  await expect(post.field).toBeVisible();
  const openKeyboard = () =>
    page.evaluate(() => {
      const viewport = window.visualViewport;
      if (!viewport) throw new Error('There is no visual viewport.');
      Object.defineProperty(viewport, 'height', { configurable: true, value: window.innerHeight - 320 });
      viewport.dispatchEvent(new Event('resize'));
    });
  const bottomOf = async (name: 'field' | 'replyField') => {
    const box = await post[name].boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  await openKeyboard();
  await expect.poll(() => bottomOf('field')).toBeLessThanOrEqual(915 - 320);
  await post.answerTo(FIRST_COMMENT).click();
  await expect.poll(() => bottomOf('replyField')).toBeLessThanOrEqual(915 - 320);
});

test('a comment of one long word stays within its field, beside the button that sends it', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize({ width: 360, height: 740 });
  const post = new PostScreen(page);
  await post.open();
  await post.field.fill('ㅋ'.repeat(60));
  await expect(post.send).toBeInViewport({ ratio: 1 });
  expect(await post.field.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
