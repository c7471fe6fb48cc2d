import { expect, test } from '../../support/browser-test.ts';
import { AttendancePopup, expectStarted } from '../pages/entry.ts';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('the first visit of a day checks the attendance and shows the reward, later ones do not', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const popup = new AttendancePopup(page);
  await page.clock.setFixedTime('2026-05-01T10:00:00+09:00');
  wire.example('checkAttendance', 'typical');
  await page.goto('/main');

  await popup.expectShown('3일 출석 성공! 한라봉 10개를 얻었어요.');
  await expect(popup.dialog.getByRole('heading')).toHaveText('감귤이님, 환영해요!');
  await expect(popup.dialog.getByText('보너스')).toHaveCount(0);
  await expect(popup.dialog.getByRole('listitem')).toHaveText([
    '1일 출석 완료',
    '2일 출석 완료',
    '3일 +10',
    '4일',
    '5일',
    '6일',
    '7일',
  ]);
  await expect(popup.currentDay).toHaveText(['3일 +10']);
  const panel = popup.dialog;
  // The layout's size: the dialog grows a little while it opens.
  const sizeOf = (element: HTMLElement) => ({ width: element.offsetWidth, height: element.offsetHeight });
  expect(await panel.evaluate(sizeOf)).toEqual({ width: 335, height: 425 });
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await panel.evaluate(sizeOf)).toEqual({ width: 335, height: 425 });
  // The day that the track leads to is larger than any other, from the first day on.
  const widths = await popup.dialog
    .getByRole('listitem')
    .evaluateAll((days) => days.map((day) => day.querySelector('svg')?.getBoundingClientRect().width ?? 0));
  expect(widths.at(-1)).toBeGreaterThan(1.15 * Math.max(...widths.slice(0, -1)));
  await expectAccessible();
  expect(wire.of('checkAttendance').map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    { method: 'POST', path: '/v1/attendance/check', body: undefined },
  ]);
  await expect.poll(() => wire.of('getSession').length).toBe(2);

  // Nobody has touched a key yet: no ring stands around the button, and a keyboard reaches it next.
  await expect(popup.goHome).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(popup.goHome).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(popup.dialog).toHaveCount(0);
  await expect(page).toHaveURL('/main');

  await page.clock.setFixedTime('2026-05-01T23:59:59+09:00');
  await page.reload();
  await expectStarted(page);
  await page.getByRole('link', { name: '마이페이지' }).click();
  await page.getByRole('link', { name: '홈' }).click();
  await expect(page).toHaveURL('/main');
  await expect(popup.dialog).toHaveCount(0);
  expect(wire.of('checkAttendance')).toHaveLength(1);

  wire.example('checkAttendance', 'day7Bonus');
  // Left open, the page could find the new day itself before it is loaded again.
  await page.goto('about:blank');
  await page.clock.setFixedTime('2026-05-02T00:00:00+09:00');
  await page.goto('/main');
  await popup.expectShown('7일 출석 성공! 한라봉 10개를 얻었어요.');
  await popup.expectShown('7일 연속 출석 보너스 한라봉 30개!');
  await expect(popup.currentDay).toHaveText(['7일 +40']);
  expect(await panel.evaluate(sizeOf)).toEqual({ width: 335, height: 425 });
  await expect(popup.dialog.getByRole('button', { name: '공유하기' })).toBeVisible();
  expect(wire.of('checkAttendance')).toHaveLength(2);
});

test('an app that stays open is checked again at midnight in Seoul, not at midnight in London @nightly', async ({
  page,
  wire,
}) => {
  const popup = new AttendancePopup(page);
  await page.clock.install({ time: '2026-05-01T08:59:50+09:00' });
  await page.goto('/main');
  await popup.goHome.click();
  await page.clock.fastForward('00:20');
  await page.clock.fastForward('14:59:00');
  await expect(popup.dialog).toHaveCount(0);
  expect(wire.of('checkAttendance')).toHaveLength(1);

  wire.answer('checkAttendance', { body: { days: 4, baseHallabong: 10, bonusHallabong: 0 } });
  await page.clock.fastForward('01:00');
  await popup.expectShown('4일 출석 성공! 한라봉 10개를 얻었어요.');
  await expect(popup.currentDay).toHaveText(['4일 +10']);
  expect(wire.of('checkAttendance')).toHaveLength(2);
});

test('a day without a reward opens nothing, but refreshes the session @nightly', async ({ page, wire }) => {
  wire.example('checkAttendance', 'alreadyChecked');
  await page.goto('/main');
  await expect.poll(() => wire.of('getSession').length).toBe(2);
  await expect(new AttendancePopup(page).dialog).toHaveCount(0);

  await page.reload();
  await expectStarted(page);
  await expect.poll(() => wire.of('getSession').length).toBe(3);
  expect(wire.of('checkAttendance')).toHaveLength(1);
});

test('a bonus alone opens the popup @nightly', async ({ page, wire }) => {
  wire.answer('checkAttendance', { body: { days: 14, baseHallabong: 0, bonusHallabong: 1200 } });
  await page.goto('/main');
  const popup = new AttendancePopup(page);
  await popup.expectShown('14일 출석 성공! 한라봉 0개를 얻었어요.');
  await popup.expectShown('7일 연속 출석 보너스 한라봉 1,200개!');
  await expect(popup.currentDay).toHaveText(['7일 +1,200']);
});

test('an attendance that fails is silent and made up for at the next visit @nightly', async ({
  page,
  wire,
  expectedMessages,
}) => {
  expectedMessages.push(/ContractError: checkAttendance/);
  const popup = new AttendancePopup(page);
  const failures = [
    () => wire.status('checkAttendance', 500),
    () => wire.breakOff('checkAttendance'),
    () => wire.answer('checkAttendance', { body: '<!doctype html>', contentType: 'text/html' }),
    () => wire.answer('checkAttendance', { body: { days: 'three' } }),
  ];
  for (const [index, fail] of failures.entries()) {
    fail();
    await page.goto('/main');
    await expect.poll(() => wire.of('checkAttendance').length).toBe(index + 1);
    await expect(page.getByRole('link', { name: '홈' })).toBeVisible();
    await expect(popup.dialog).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
  }

  wire.restore('checkAttendance');
  await page.goto('/main');
  await popup.expectShown('3일 출석 성공! 한라봉 10개를 얻었어요.');
});

test('each user of a device is checked on their own, also one who comes back @nightly', async ({
  page,
  wire,
}) => {
  const popup = new AttendancePopup(page);
  await page.goto('/main');
  await popup.goHome.click();

  wire.example('getSession', 'newcomer');
  await page.reload();
  await expect(popup.dialog.getByRole('heading')).toHaveText('봄바람님, 환영해요!');
  expect(wire.of('checkAttendance')).toHaveLength(2);

  wire.restore('getSession');
  await page.reload();
  await expectStarted(page);
  await expect(page.getByRole('link', { name: '홈' })).toBeVisible();
  await expect(popup.dialog).toHaveCount(0);
  expect(wire.of('checkAttendance')).toHaveLength(2);
});

test('a reward that comes while another tab is open waits on the home map @nightly', async ({
  page,
  wire,
}) => {
  const { release } = wire.hold('checkAttendance');
  const popup = new AttendancePopup(page);
  await page.goto('/main');
  await expect.poll(() => wire.of('checkAttendance').length).toBe(1);
  await page.getByRole('link', { name: '마이페이지' }).click();
  await expect(page).toHaveURL('/mypage');
  release();
  await expect.poll(() => wire.of('getSession').length).toBe(2);
  await expect(popup.dialog).toHaveCount(0);

  await page.getByRole('link', { name: '홈' }).click();
  await popup.expectShown('3일 출석 성공! 한라봉 10개를 얻었어요.');
  expect(wire.of('checkAttendance')).toHaveLength(1);
});
