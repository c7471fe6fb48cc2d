import type { Page } from '@playwright/test';
import { checkOverlay, checkScreen, watchScreen } from '../../../tools/screens/check-screen.ts';
import { expect, test } from '../../support/browser-test.ts';
import { MyPageScreen } from '../pages/account.ts';
import { answerByPage, CommunityScreen } from '../pages/community.ts';
import { toast } from '../pages/entry.ts';
import { HomeScreen, ProfileOverlay } from '../pages/home.ts';
import { FIRST_COMMENT, PostScreen } from '../pages/post.ts';
import { InputMethod } from '../pages/write.ts';

test.beforeEach(async ({ page, wire, signIn }) => {
  wire.example('checkAttendance', 'alreadyChecked');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchScreen(page);
  await signIn();
});

/** Looks at the topmost overlay, at first where the focus was, and ends with the system's way back, which closes it. */
async function expectRight(page: Page): Promise<void> {
  expect([...(await checkScreen(page)), ...(await checkOverlay(page))]).toEqual([]);
}

test('a sheet with a field over an overlay: nothing beneath is in reach, nothing moves, and the way back closes one', async ({
  page,
}) => {
  const { dialog, refill } = new ProfileOverlay(page);
  await page.goto('/main');
  await new HomeScreen(page).profile.click();
  await refill.click();
  const sheet = page.getByRole('dialog', { name: '포인트 전환' });
  await expect(sheet.getByLabel('전환할 한라봉')).toBeFocused();
  await expectRight(page);
  await expect(sheet).toBeHidden();
  await expect(refill).toBeFocused();
  await expectRight(page);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/main');
});

test('a question over an overlay: nothing beneath is in reach, nothing moves, and the way back closes one @nightly', async ({
  page,
}) => {
  const myPage = new MyPageScreen(page);
  await myPage.open();
  await myPage.settings.click();
  await myPage.overlay.getByRole('button', { name: '로그아웃' }).click();
  await expect(myPage.signOutDialog.getByRole('heading')).toBeFocused();
  await expectRight(page);
  await expect(myPage.signOutDialog).toBeHidden();
  await expectRight(page);
  await expect(myPage.overlay).toBeHidden();
  await expect(myPage.settings).toBeFocused();
});

test('the menu of a post: nothing beneath is in reach, nothing moves, and the way back closes it', async ({
  page,
  wire,
}) => {
  answerByPage(wire);
  const community = new CommunityScreen(page);
  await community.open();
  const more = community.card('용두암').getByRole('button', { name: '더보기' });
  await more.click();
  await expect(page.getByRole('menuitem', { name: '신고하기' })).toBeFocused();
  await expectRight(page);
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(more).toBeFocused();
  await expect(page).toHaveURL('/community');
});

test('what covers the page leaves the line of a lost connection in sight', async ({ page, context }) => {
  const myPage = new MyPageScreen(page);
  await myPage.open();
  await myPage.settings.click();
  await expect(myPage.overlay).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('인터넷에 연결되어 있지 않아요.')).toBeVisible();
  await expect.poll(async () => (await myPage.overlay.boundingBox())?.y).toBe(34);
  await expectRight(page);
  await context.setOffline(false);
});

test('a dialog keeps the page beneath where it is, by the wheel and by the keys', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 420 });
  await page.goto('/inapp/shop');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(500);
  await page.getByRole('button', { name: '한라봉 채우기' }).click();
  await expect(page.getByRole('dialog', { name: '포인트 전환' })).toBeVisible();
  // As after a tap beside all controls.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.mouse.wheel(0, 400);
  for (const key of ['PageDown', 'End', ' ']) await page.keyboard.press(key);
  // Keys and wheel scroll in the frames that follow.
  const scrolled = await page.evaluate(async () => {
    for (let frames = 0; frames < 20; frames += 1) await new Promise(requestAnimationFrame);
    return window.scrollY;
  });
  expect(scrolled).toBe(0);
});

test('a reply whose last syllable is being composed outlasts Escape', async ({ page }) => {
  const post = new PostScreen(page);
  await post.open();
  await post.answerTo(FIRST_COMMENT).click();
  await expect(post.replyField).toBeFocused();
  const input = await InputMethod.on(page);
  await input.compose('가');
  await page.keyboard.press('Escape');
  await expect(post.replyField).toHaveValue('가');
});

test('a toast over an open overlay is seen above it and stands where it is read out', async ({
  page,
  wire,
}) => {
  const post = new PostScreen(page);
  await post.open();
  await post.answerTo(FIRST_COMMENT).click();
  await post.replyField.fill('난간이 있어요');
  wire.answer('createReply', { status: 500, body: { success: false } });
  await post.sendReply.click();
  const message = toast(page, '등록에 실패했습니다.');
  await expect(message).toBeVisible();
  await expect(post.replyPopup).toBeVisible();
  const standing = () =>
    message.evaluate((text) => {
      const { x, y, width, height } = text.getBoundingClientRect();
      return {
        isOnTop: text.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
        live: text.closest('[aria-live]')?.getAttribute('aria-live'),
        isSilent: text.closest('[inert], [aria-hidden="true"]') !== null,
      };
    });
  await expect.poll(standing).toEqual({ isOnTop: true, live: 'polite', isSilent: false });
});

test('a toast covers no control of the page', async ({ page, wire }) => {
  const post = new PostScreen(page);
  await post.open();
  await post.field.fill('난간이 있어요');
  wire.answer('createComment', { status: 500, body: { success: false } });
  await post.send.click();
  const message = toast(page, '등록에 실패했습니다.');
  await expect(message).toBeVisible();
  const covered = await message.evaluate((text) => {
    const shown = text.closest('[role="presentation"]')?.getBoundingClientRect();
    if (!shown) throw new Error('No toast.');
    return [...document.querySelectorAll('#root :is(a, button, textarea)')]
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return left < shown.right && right > shown.left && top < shown.bottom && bottom > shown.top;
      })
      .map((control) => control.textContent);
  });
  expect(covered).toEqual([]);
});

test('a failure that comes again with the same words is told for 3 s of its own', async ({ page, wire }) => {
  await page.clock.install();
  const post = new PostScreen(page);
  await post.open();
  await post.field.fill('난간이 있어요');
  wire.answer('createComment', { status: 500, body: { success: false } });
  const message = toast(page, '등록에 실패했습니다.');
  await post.send.click();
  await expect(message).toBeVisible();
  await page.clock.runFor(2_000);
  await post.send.click();
  await expect.poll(() => wire.of('createComment').length).toBe(2);
  await page.clock.runFor(1_500);
  await expect(message).toHaveCount(1);
  await page.clock.runFor(2_000);
  await expect(message).toBeHidden();
});
