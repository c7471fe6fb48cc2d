import { expect, test } from '../../support/browser-test.ts';
import { ChallengeScreen, UpcomingScreen } from '../pages/challenge.ts';

test.beforeEach(async ({ signIn }) => signIn());

test('a challenge opens from its card, and starts once at the place of the user', async ({
  page,
  wire,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 33.2391, longitude: 126.5989 });
  const challenge = new ChallengeScreen(page);
  const upcoming = new UpcomingScreen(page);
  await challenge.open();
  await challenge.card('제지기오름 오르기').click();
  await expect(page).toHaveURL('/challenge/upcoming/303');
  await expect(page.getByRole('heading', { level: 1, name: '진행 전' })).toBeFocused();
  await expect(upcoming.heading).toHaveText('제지기오름 오르기');
  await expect(page.getByText('2026.04.12')).toBeVisible();
  await expect(page.getByText('보목마을 뒤 제지기오름 정상에서 섶섬을 배경으로 인증해주세요.')).toBeVisible();
  // The first map of a run waits until its script has been put together.
  await expect(upcoming.map).toBeVisible();
  expect(wire.of('listUpcomingChallenges')).toHaveLength(1);
  await expectAccessible();

  await upcoming.start.click();
  await expect(upcoming.dialog).toContainText('지금 시작하시겠어요?');
  await expectAccessible();
  await upcoming.cancel.click();
  await expect(upcoming.dialog).toBeHidden();
  await upcoming.start.click();
  const held = wire.hold('startChallenge');
  await upcoming.confirm.evaluate((button: HTMLButtonElement) => {
    for (let tap = 0; tap < 50; tap += 1) button.click();
  });
  await expect(upcoming.cancel).toBeDisabled();
  held.release();

  await expect(page).toHaveURL('/challenge?tab=doing');
  await expect(challenge.titles.first()).toHaveText('제지기오름 오르기');
  await expect(challenge.card('제지기오름 오르기')).toContainText('진행중');
  const starts = wire.of('startChallenge');
  expect(starts.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    {
      method: 'POST',
      path: '/api/challenges/303/start',
      body: { latitude: 33.2391, longitude: 126.5989 },
    },
  ]);
  await expect.poll(() => wire.of('listUpcomingChallenges').length).toBe(2);
  const order = wire.calls.map(({ operation }) => operation);
  expect(order.filter((name) => name === 'refreshUpcomingChallenges')).toHaveLength(1);
  expect(order.indexOf('refreshUpcomingChallenges')).toBeGreaterThan(order.indexOf('startChallenge'));
  expect(order.lastIndexOf('listUpcomingChallenges')).toBeGreaterThan(
    order.indexOf('refreshUpcomingChallenges'),
  );

  await challenge.pre.click();
  await expect(challenge.cards).toHaveCount(4);
  await expect(challenge.card('제지기오름 오르기')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/challenge?tab=pre');
  await expect(challenge.titles.first()).toHaveText('쇠소깍 물빛 담기');
});

test('an address opened by itself is looked up, and starts at the default centre without a position @nightly', async ({
  page,
  wire,
}) => {
  const upcoming = new UpcomingScreen(page);
  await upcoming.open(302);
  await expect(upcoming.heading).toHaveText('외돌개 산책길 걷기');
  await upcoming.start.focus();
  await page.keyboard.press('Enter');
  await expect(upcoming.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(upcoming.dialog).toBeHidden();
  await expect(upcoming.start).toBeFocused();
  await page.keyboard.press('Enter');
  await upcoming.confirm.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/challenge?tab=doing');
  expect(wire.of('startChallenge').map(({ body }) => body)).toEqual([
    { latitude: 33.24083, longitude: 126.605983 },
  ]);
});

test('a start that fails closes the dialog, says why, and changes nothing @nightly', async ({
  page,
  wire,
}) => {
  const upcoming = new UpcomingScreen(page);
  await upcoming.open(301);
  wire.example('startChallenge', 'challengeEnded', 409);
  await upcoming.start.click();
  await upcoming.confirm.click();
  await expect(page.getByText('기간이 끝난 챌린지입니다.')).toBeVisible();
  await expect(upcoming.dialog).toBeHidden();

  wire.breakOff('startChallenge');
  await upcoming.start.click();
  await upcoming.confirm.click();
  await expect(page.getByText('챌린지를 시작하지 못했습니다.')).toBeVisible();
  await expect(page).toHaveURL('/challenge/upcoming/301');
  expect(wire.of('refreshUpcomingChallenges')).toHaveLength(0);

  wire.restore('startChallenge');
  wire.status('refreshUpcomingChallenges', 500);
  await upcoming.start.click();
  await upcoming.confirm.click();
  await expect(page).toHaveURL('/challenge?tab=doing');
});

test('a challenge that is not there, or cannot be looked up, says so and leads back @nightly', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const upcoming = new UpcomingScreen(page);
  await upcoming.open('no-number');
  await expect(page.getByText('챌린지 정보를 찾을 수 없어요.')).toBeVisible();
  expect(wire.of('listUpcomingChallenges')).toHaveLength(0);
  await upcoming.open(999);
  await expect(page.getByText('챌린지 정보를 찾을 수 없어요.')).toBeVisible();
  await expect(upcoming.start).toHaveCount(0);
  await expectAccessible();
  await page.getByRole('button', { name: '뒤로' }).click();

  wire.answer('listUpcomingChallenges', { status: 400, body: '' });
  await upcoming.open(301);
  await expect(page.getByRole('alert')).toHaveText('로드 실패: 불러오기 실패');
  wire.example('listUpcomingChallenges', 'sparse');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByText('챌린지 정보를 찾을 수 없어요.')).toBeVisible();
  await page.getByRole('link', { name: '챌린지 보러가기' }).click();
  await expect(page).toHaveURL('/challenge?tab=pre');

  await page.getByRole('link', { name: '제목 없음' }).first().click();
  await expect(upcoming.heading).toHaveText('챌린지');
  await expect(upcoming.map).toBeVisible();
});

test('without the map script the challenge can still be started @nightly', async ({ page }) => {
  await page.route('https://dapi.kakao.com/v2/maps/sdk.js*', (route) => route.abort());
  const upcoming = new UpcomingScreen(page);
  await upcoming.open(301);
  await expect(page.getByRole('alert')).toHaveText('지도를 불러올 수 없어요.');
  await upcoming.start.click();
  await upcoming.confirm.click();
  await expect(page).toHaveURL('/challenge?tab=doing');
});
