import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/server-test.ts';
import { CommunityScreen } from '../e2e/pages/community.ts';
import { AttendancePopup } from '../e2e/pages/entry.ts';
import { PORT } from '../e2e/pages/home.ts';
import { PostScreen } from '../e2e/pages/post.ts';
import { SignupPages } from '../e2e/pages/signup.ts';
import { socialLogin } from '../e2e/pages/social.ts';
import { WriteScreen } from '../e2e/pages/write.ts';

/** Sends a browser that asks for the provider's page to the stand-in of the development server. */
async function standInForProvider(page: Page): Promise<void> {
  await page.route('https://kauth.kakao.com/oauth/authorize*', async (route) => {
    const { search } = new URL(route.request().url());
    const { origin } = new URL(page.url());
    await route.fulfill({ status: 302, headers: { location: `${origin}/dev/social/authorize${search}` } });
  });
}

/** Signs up as one of the people that the stand-in of the social provider knows, by their nickname. */
async function signUpAs(page: Page, nickname: string): Promise<void> {
  const signup = new SignupPages(page);
  await standInForProvider(page);
  await page.goto('/splash/register-choice');
  await socialLogin(page).click();
  await page.getByRole('button', { name: nickname }).click();
  await signup.expectStep('조금 더 알려주세요', '3단계 중 1단계');
  await signup.passPersonal();
  await expect(signup.nickname).toHaveValue(nickname);
  await signup.check.click();
  await signup.next.click();
  await signup.theme('사진 명소').check();
  await signup.finish.click();
  const popup = new AttendancePopup(page);
  await expect(popup.dialog.getByRole('heading')).toHaveText(`${nickname}님, 환영해요!`);
  await popup.goHome.click();
}

/** Waits until pictures are there as they were drawn, 40 pixels wide: the stand-in for a missing one is wider. */
async function expectPictures(pictures: Locator): Promise<void> {
  await expect
    .poll(() =>
      pictures.evaluateAll((images) =>
        images.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
      ),
    )
    .toEqual([40, 40]);
}

test('what one person posts and says, another sees, likes and answers @nightly', async ({
  page,
  context,
  openBrowser,
  signInAs,
}) => {
  const other = await openBrowser();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ ...PORT, accuracy: 10 });
  const [feed, otherFeed] = [new CommunityScreen(page), new CommunityScreen(other.page)];
  const [post, otherPost] = [new PostScreen(page), new PostScreen(other.page)];

  await signUpAs(page, '봄바람');
  await signInAs('올레꾼', other.context);

  const write = new WriteScreen(page);
  await page.getByRole('link', { name: '주간제주', exact: true }).click();
  await expect(page.getByText('게시물이 없습니다.')).toBeVisible();
  await feed.write.click();
  await write.choosePhotos(await write.drawPhoto('포구.jpg'), await write.drawPhoto('바다.jpg'));
  await expect(write.addPhoto).toHaveText('2/3');
  await write.chooseOwnPlace();
  const place = await write.location.inputValue();
  await write.description.fill('바람이 좋은 날이었어요.');
  await write.theme('사진 명소').check();
  await write.hashtag.fill('보목, 바다 ');
  await write.submit.click();
  await write.posted.getByRole('button', { name: '확인' }).click();
  for (const tab of [feed.latest, feed.popular]) {
    await tab.click();
    await expect(feed.card(place)).toContainText('봄바람');
    await expect(feed.card(place)).toContainText('2026-04-13');
    await expectPictures(
      feed
        .card(place)
        .getByRole('link', { name: /사진 2장$/ })
        .locator('img'),
    );
  }

  await otherFeed.open();
  await expect(otherFeed.likeOf(place)).toHaveText('좋아요 0');
  // It is shown before the server knows of it.
  const liked = other.page.waitForResponse('**/api/spots/*/like');
  await otherFeed.likeOf(place).click();
  await expect(otherFeed.likeOf(place)).toHaveText('좋아요 1');
  await liked;
  await page.reload();
  await expect(feed.likeOf(place)).toHaveText('좋아요 1');
  await expect(feed.likeOf(place)).toHaveAttribute('aria-pressed', 'false');

  await feed.card(place).getByRole('link', { name: place, exact: true }).click();
  await expect(page.getByText('아직 댓글이 없어요! 첫 댓글을 달아주세요.')).toBeVisible();
  await post.field.fill('내일도 갈래요.');
  await post.send.click();
  await expect(post.count('1 개의 댓글')).toBeVisible();

  await otherFeed.card(place).getByRole('link', { name: place, exact: true }).click();
  await expectPictures(otherPost.strip.locator('img'));
  await otherPost.field.fill('여기 어디예요?');
  await otherPost.send.click();
  await expect(otherPost.thread('여기 어디예요?')).toContainText('올레꾼');
  await otherPost.answerTo('내일도 갈래요.').click();
  await otherPost.replyField.fill('같이 가요!');
  await otherPost.sendReply.click();
  await expect(otherPost.repliesTo('내일도 갈래요.')).toContainText('같이 가요!');

  await page.reload();
  await expect(post.threads).toHaveCount(2);
  await expect(post.thread('여기 어디예요?')).toContainText('올레꾼');
  await expect(post.repliesTo('내일도 갈래요.')).toContainText('올레꾼');
  await expect(post.repliesTo('내일도 갈래요.')).toContainText('같이 가요!');
  await expect(post.like).toHaveText('좋아요 1');
});
