import { expect, test } from '../../support/browser-test.ts';
import { pointAt } from '../../support/geo-points.ts';
import { AttendancePopup } from '../pages/entry.ts';
import { HomeScreen, PORT } from '../pages/home.ts';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('within 120 m of an ongoing challenge a dialog asks once in three minutes, and leads to the camera', async ({
  page,
  wire,
  context,
  expectAccessible,
}) => {
  await page.clock.install({ time: new Date('2026-05-01T10:00:00+09:00') });
  await context.grantPermissions(['camera', 'geolocation']);
  wire.answer('listNearby', { body: { success: true, data: [] } });
  wire.answer('listOngoingChallenges', {
    body: { content: [{ id: 314, name: '보목포구 바람 소리 듣기', ...PORT }] },
  });
  const home = new HomeScreen(page);
  const dialog = page.getByRole('dialog', { name: '챌린지를 진행하시기 전에 확인해주세요.' });
  await home.open(wire, pointAt(PORT, 121));
  await expect.poll(() => wire.of('listOngoingChallenges').length).toBe(1);
  await expect(dialog).toBeHidden();

  await home.moveTo(pointAt(PORT, 119));
  await expect(dialog).toContainText('챌린지까지 약 119m 남았어요. 인증을 진행할까요?');
  await expect(dialog).toContainText('보목포구 바람 소리 듣기');
  await expectAccessible();
  await dialog.getByRole('button', { name: '나중에' }).tap();
  await expect(dialog).toBeHidden();

  await home.moveTo(pointAt(PORT, 90));
  await expect(home.steps).toHaveText('오늘 44걸음');
  await page.reload();
  await expect(home.position).toBeVisible();
  await page.clock.fastForward(100_000);
  await home.moveTo(pointAt(PORT, 60));
  await expect(home.steps).toHaveText('오늘 87걸음');
  await expect(dialog).toBeHidden();

  await page.clock.fastForward(100_000);
  await home.moveTo(pointAt(PORT, 40));
  await expect(dialog).toContainText('챌린지까지 약 40m 남았어요. 인증을 진행할까요?');
  await home.moveTo(pointAt(PORT, 20));
  await expect(dialog).toContainText('챌린지까지 약 20m 남았어요. 인증을 진행할까요?');
  await dialog.getByRole('button', { name: '인증하기' }).tap();
  await expect(page.getByRole('dialog', { name: '사진 찍기' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a proof that was put off is given from the card of its place', async ({
  page,
  wire,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(['camera', 'geolocation']);
  wire.answer('listNearby', {
    body: {
      success: true,
      data: [
        { id: 314, type: 'CHALLENGE', name: '보목포구 바람 소리 듣기', ...PORT, challengeOngoing: true },
      ],
    },
  });
  wire.answer('listOngoingChallenges', { body: [] });
  const home = new HomeScreen(page);
  const dialog = page.getByRole('dialog', { name: '챌린지를 진행하시기 전에 확인해주세요.' });
  await home.open(wire, pointAt(PORT, 60));
  await dialog.getByRole('button', { name: '나중에' }).tap();
  await home.walk.getByRole('button', { name: '보목포구 바람 소리 듣기' }).tap();
  const card = home.card('보목포구 바람 소리 듣기');
  await expect(card).toBeVisible();
  await expectAccessible();
  await home.moveTo(pointAt(PORT, 121));
  await expect(card.getByRole('button', { name: '인증하기' })).toBeHidden();
  await home.moveTo(pointAt(PORT, 120));
  await card.getByRole('button', { name: '인증하기' }).tap();
  await expect(page.getByRole('dialog', { name: '사진 찍기' })).toBeVisible();
});

test('the dialog comes from nearby records too, and waits until other dialogs are closed @nightly', async ({
  page,
  wire,
}) => {
  wire.answer('listOngoingChallenges', { status: 500, body: { success: false } });
  wire.answer('listNearby', {
    body: {
      success: true,
      data: [
        { id: 314, type: 'CHALLENGE', name: '보목포구 바람 소리 듣기', ...PORT, challengeOngoing: true },
        { id: 303, type: 'CHALLENGE', name: '제지기오름 오르기', ...PORT, challengeOngoing: false },
      ],
    },
  });
  const home = new HomeScreen(page);
  const dialog = page.getByRole('dialog', { name: '챌린지를 진행하시기 전에 확인해주세요.' });
  await home.open(wire, pointAt(PORT, 150));
  await home.profile.tap();
  const overlay = page.getByRole('dialog', { name: '내 캐릭터' });
  await expect(overlay).toBeVisible();
  await home.moveTo(pointAt(PORT, 80));
  await expect(overlay.getByRole('definition').first()).toHaveText('100');
  await expect(dialog).toBeHidden();
  await overlay.getByRole('button', { name: '뒤로' }).tap();
  await expect(dialog).toContainText('챌린지까지 약 80m 남았어요. 인증을 진행할까요?');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('on the first visit of a day the reward and the dialog open one after the other, whichever is first @nightly', async ({
  page,
  wire,
  context,
}) => {
  const challenges = { body: [{ id: 314, name: '보목포구 바람 소리 듣기', ...PORT }] };
  wire.answer('listNearby', { body: { success: true, data: [] } });
  wire.answer('listOngoingChallenges', challenges);
  const attendance = wire.hold('checkAttendance');
  const popup = new AttendancePopup(page);
  const dialog = page.getByRole('dialog', { name: '챌린지를 진행하시기 전에 확인해주세요.' });
  await context.grantPermissions(['geolocation']);
  await new HomeScreen(page).moveTo(pointAt(PORT, 80));
  await page.goto('/main');
  await expect(dialog).toBeVisible();
  attendance.release();
  await expect.poll(() => wire.of('getSession').length).toBe(2);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await dialog.getByRole('button', { name: '나중에' }).tap();
  await popup.expectShown('3일 출석 성공! 한라봉 10개를 얻었어요.');
  await expect(page.getByRole('dialog')).toHaveCount(1);

  await page.evaluate(() => localStorage.clear());
  const ongoing = wire.hold('listOngoingChallenges', challenges);
  await page.reload();
  await popup.expectShown('3일 출석 성공! 한라봉 10개를 얻었어요.');
  const answer = page.waitForResponse('**/api/challenges/ongoing');
  ongoing.release();
  await answer;
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await popup.goHome.tap();
  await expect(dialog).toContainText('챌린지까지 약 80m 남았어요. 인증을 진행할까요?');
});
