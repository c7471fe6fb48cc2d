import { expect, test } from '../../support/browser-test.ts';
import { answerByPage, CommunityScreen } from '../pages/community.ts';

const methods = (calls: readonly { method: string }[]) => calls.map(({ method }) => method);

test('a like shows at once, in both orders, and goes out once', async ({ page, wire, signIn }) => {
  answerByPage(wire);
  await signIn();
  const community = new CommunityScreen(page);
  await community.open('?tab=popular');
  await expect(community.likeOf('협재해수욕장')).toHaveText('좋아요 173');
  await community.latest.click();
  await expect(community.card('금오름')).toBeVisible();
  await page.getByRole('article', { name: '협재해수욕장' }).waitFor({ state: 'detached' });
  await community.popular.click();

  const sending = wire.hold('likeSpot', { status: 204 });
  await community.likeOf('협재해수욕장').click();
  await expect(community.likeOf('협재해수욕장')).toHaveText('좋아요 174');
  await expect(community.likeOf('협재해수욕장')).toHaveAttribute('aria-pressed', 'true');
  sending.release();

  await community.latest.click();
  await community.scrollToEnd();
  await page.evaluate(() => window.scrollTo(0, 4300));
  await expect(community.likeOf('협재해수욕장')).toHaveText('좋아요 174');
  expect(wire.of('likeSpot').map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/api/spots/102/like', undefined],
  ]);
});

test('like, unlike, like ends liked without requests that cross; a failure is undone @nightly', async ({
  page,
  wire,
  signIn,
}) => {
  answerByPage(wire);
  await signIn();
  const community = new CommunityScreen(page);
  await community.open();
  const like = community.likeOf('금오름');

  const sending = wire.hold('likeSpot', { status: 204 });
  wire.answer('unlikeSpot', { status: 500, body: { success: false } });
  await like.click();
  await like.click();
  await like.click();
  await expect(like).toHaveText('좋아요 59');
  await expect.poll(() => methods(wire.of('likeSpot'))).toEqual(['POST']);
  sending.release();
  await expect(like).toHaveText('좋아요 59');
  expect(wire.of('unlikeSpot')).toEqual([]);

  await like.click();
  await expect.poll(() => methods(wire.of('unlikeSpot'))).toEqual(['DELETE']);
  await expect(like).toHaveText('좋아요 59');
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  wire.answer('unlikeSpot', { status: 204 });
  await like.click();
  await expect(like).toHaveText('좋아요 58');
  await expect
    .poll(() => [...methods(wire.of('likeSpot')), ...methods(wire.of('unlikeSpot'))])
    .toEqual(['POST', 'DELETE', 'DELETE']);
});

test('fifty quick taps send no more than the first wish and the last @nightly', async ({
  page,
  wire,
  signIn,
}) => {
  answerByPage(wire);
  await signIn();
  const community = new CommunityScreen(page);
  await community.open();
  const like = community.likeOf('금오름');
  await expect(like).toHaveText('좋아요 58');
  const sending = wire.hold('likeSpot', { status: 204 });
  wire.answer('unlikeSpot', { status: 204 });
  await like.evaluate((button: HTMLElement) => {
    for (let taps = 0; taps < 50; taps += 1) button.click();
  });
  await expect(like).toHaveText('좋아요 58');
  sending.release();
  await expect.poll(() => wire.of('unlikeSpot').length).toBe(1);
  expect(wire.of('likeSpot')).toHaveLength(1);
  await expect(like).toHaveText('좋아요 58');
});

test("a visitor's like is sent, undone, and leads to the login and back @nightly", async ({
  page,
  wire,
  expectAccessible,
}) => {
  answerByPage(wire);
  const community = new CommunityScreen(page);
  await community.open('?tab=popular');
  const like = community.likeOf('협재해수욕장');
  await like.click();
  await expect(community.loginDialog).toBeVisible();
  expect(wire.of('likeSpot')).toHaveLength(1);
  await expectAccessible();
  await community.loginDialog.getByRole('button', { name: '취소' }).click();
  await expect(community.loginDialog).toBeHidden();
  await expect(like).toHaveText('좋아요 173');
  await expect(like).toBeFocused();

  await like.click();
  await community.loginDialog.getByRole('button', { name: '로그인' }).click();
  await expect(page).toHaveURL('/auth/login');
});

test('a report needs a reason, goes nowhere, and gives the focus back', async ({
  page,
  wire,
  expectAccessible,
}) => {
  answerByPage(wire);
  const community = new CommunityScreen(page);
  await community.open();
  const more = community.card('용두암').getByRole('button', { name: '더보기' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: '신고하기' })).toBeFocused();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();

  const calls = wire.calls.length;
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('게시글 신고'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const { reportDialog } = community;
  await expect(reportDialog.getByRole('radiogroup').locator('label')).toHaveText([
    '스팸 또는 광고성 게시물',
    '부적절한 콘텐츠',
    '폭력적이거나 위험한 내용',
    '개인정보 노출',
    '저작권 침해',
    '기타',
  ]);
  await expect(reportDialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(reportDialog.getByRole('button', { name: '신고하기' })).toBeDisabled();
  await expectAccessible();

  await reportDialog.getByRole('radio', { name: '개인정보 노출' }).focus();
  await page.keyboard.press('Space');
  await reportDialog.getByRole('button', { name: '신고하기' }).click();
  await expect(reportDialog).toBeHidden();
  await expect(more).toBeFocused();
  expect((await logged).text()).toContain('개인정보 노출');
  expect(wire.calls).toHaveLength(calls);

  await community.report('금오름');
  await expect(reportDialog.getByRole('button', { name: '신고하기' })).toBeDisabled();
  await reportDialog.getByRole('button', { name: '취소' }).click();
  await expect(reportDialog).toBeHidden();
});
