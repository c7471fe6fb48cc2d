import { expect, test } from '../../support/browser-test.ts';
import { ChallengeScreen } from '../pages/challenge.ts';
import { ProofScreen } from '../pages/proof.ts';

const TITLE = '천지연폭포 물소리 듣기';

test.beforeEach(async ({ signIn, context }) => {
  await signIn();
  await context.grantPermissions(['geolocation', 'camera']);
});

test('a photo is taken with either camera, taken again, and kept until it is confirmed @nightly', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const proof = new ProofScreen(page);
  await proof.open(wire);
  await expect(proof.dialog).toContainText(TITLE);
  await expect(proof.shutter).toBeEnabled();
  await expect(proof.next).toBeDisabled();
  await expectAccessible();
  await proof.flip.click();
  await expect(proof.shutter).toBeEnabled();

  await proof.shutter.click();
  await expect(proof.photo).toBeVisible();
  await expect(proof.next).toBeFocused();
  await expectAccessible();
  await proof.retake.click();
  await expect(proof.next).toBeDisabled();
  await expect(proof.shutter).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(proof.next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(proof.question).toContainText('인증한 챌린지를 보러 갈까요?');
  await expectAccessible();
  await proof.cancel.click();
  await expect(proof.photo).toBeVisible();
  await proof.back.click();
  await expect(proof.dialog).toBeHidden();
  expect(wire.of('completeChallenge')).toHaveLength(0);
});

test('a confirmed photo is sent once, and the challenge is among the completed ones @nightly', async ({
  page,
  wire,
}) => {
  const proof = new ProofScreen(page);
  await proof.open(wire);
  await proof.takePhoto();
  const before = wire.calls.length;
  const held = wire.hold('completeChallenge');
  await proof.confirm.evaluate((button: HTMLButtonElement) => {
    for (let tap = 0; tap < 50; tap += 1) button.click();
  });
  await expect(proof.question.getByRole('button', { name: '처리 중...' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(proof.question).toBeVisible();
  held.release();

  await expect(page).toHaveURL('/challenge?tab=done');
  await expect(proof.dialog).toBeHidden();
  const challenge = new ChallengeScreen(page);
  await expect(challenge.titles.first()).toHaveText(TITLE);
  await expect(challenge.card(TITLE).getByRole('img', { name: '완료 도장' })).toBeVisible();
  await expect(challenge.card(TITLE)).not.toContainText('확인 중');
  const [call, ...more] = wire.of('completeChallenge');
  expect(more).toEqual([]);
  expect(call).toMatchObject({ method: 'POST', path: '/api/challenges/311/complete' });
  expect(call?.body).toEqual({
    latitude: 33.2471,
    longitude: 126.5546,
    proofUrl: expect.stringMatching(/^data:image\/jpeg;base64,\/9j\/[\w+/]+=*$/),
  });
  const after = wire.calls.slice(before).map(({ operation }) => operation);
  expect(after).toEqual(
    expect.arrayContaining(['getSession', 'listOngoingChallenges', 'listCompletedChallenges']),
  );

  await challenge.doing.click();
  await expect(challenge.card(TITLE)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/main');
});

test('a completion that the server cannot take stands, says so, and is sent again by a reload @nightly', async ({
  page,
  wire,
}) => {
  const proof = new ProofScreen(page);
  wire.status('completeChallenge', 500);
  await proof.open(wire);
  await proof.takePhoto();
  await proof.confirm.click();
  const challenge = new ChallengeScreen(page);
  await expect(challenge.titles.first()).toHaveText(TITLE);
  await expect(challenge.card(TITLE)).toContainText('확인 중');
  await expect(challenge.card(TITLE)).toContainText('확인되면 여기에 도장을 찍어드려요.');
  await expect(challenge.card(TITLE)).toContainText('완료');
  await expect(challenge.stamp(TITLE)).toHaveCount(0);
  await expect(challenge.share(TITLE)).toHaveCount(0);

  wire.restore('completeChallenge');
  await page.reload();
  await expect(challenge.card(TITLE)).toBeVisible();
  await expect(challenge.card(TITLE)).not.toContainText('확인 중');
  await expect(challenge.stamp(TITLE)).toBeVisible();
  await expect(challenge.share(TITLE)).toBeVisible();
  const [first, second, ...more] = wire.of('completeChallenge').slice(-2);
  expect(second?.body).toEqual(first?.body);
  expect(more).toEqual([]);

  wire.answer('listCompletedChallenges', { body: [{ id: 311, name: TITLE, completedAt: '2026-05-01' }] });
  await page.reload();
  await expect(challenge.titles).toHaveText([TITLE]);
  await expect(challenge.card(TITLE)).toContainText('2026.05.01');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('completions'))),
  ).toEqual([]);
});

test('a refused proof says why, can be taken again, and can be taken back', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const proof = new ProofScreen(page);
  const challenge = new ChallengeScreen(page);
  const card = challenge.card(TITLE);
  wire.example('completeChallenge', 'tooFarAway', 409);
  await proof.open(wire);
  await proof.takePhoto();
  await proof.confirm.click();
  await expect(card).toContainText('인증 필요');
  await expect(card).not.toContainText('확인 중');
  await expect(card.getByRole('img', { name: '완료 도장' })).toHaveCount(0);
  await expect(card).toContainText('인증이 확인되지 않았어요. 챌린지 장소에서 너무 멀리 있어요.');
  await expectAccessible();

  wire.example('completeChallenge', 'challengeEnded', 409);
  await challenge.proveAgain(TITLE).click();
  await expect(proof.dialog).toContainText(TITLE);
  await proof.takePhoto();
  await proof.confirm.click();
  await expect(proof.dialog).toBeHidden();
  await expect(card).toContainText('인증이 확인되지 않았어요. 기간이 끝난 챌린지입니다.');
  expect(wire.of('completeChallenge')).toHaveLength(2);

  await card.getByRole('button', { name: '목록에서 지우기' }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await challenge.doing.click();
  await expect(card).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/main');
});

test('a photo that could not be stored is asked for again after a reload @nightly', async ({
  page,
  wire,
}) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const proof = new ProofScreen(page);
  const challenge = new ChallengeScreen(page);
  const card = challenge.card(TITLE);
  wire.status('completeChallenge', 500);
  await proof.open(wire);
  await proof.takePhoto();
  await proof.confirm.click();
  await expect(card).toContainText('확인 중');
  await expect(challenge.proveAgain(TITLE)).toBeHidden();

  wire.restore('completeChallenge');
  await page.reload();
  await expect(card).toContainText('인증 사진을 보관하지 못해 인증을 보내지 못했어요.');
  await challenge.proveAgain(TITLE).click();
  await proof.takePhoto();
  await proof.confirm.click();
  await expect(card).not.toContainText('확인 중');
  await expect(challenge.proveAgain(TITLE)).toBeHidden();
});

test('without a connection the completion waits and goes out when it comes back', async ({
  page,
  wire,
  context,
}) => {
  const proof = new ProofScreen(page);
  await proof.openByTab(wire);
  await proof.takePhoto();
  await context.setOffline(true);
  wire.breakOff('completeChallenge');
  await proof.confirm.click();
  const challenge = new ChallengeScreen(page);
  await expect(challenge.card(TITLE)).toContainText('확인 중');
  await expect(challenge.stamp(TITLE)).toHaveCount(0);
  wire.restore('completeChallenge');
  const sent = wire.of('completeChallenge').length;
  await context.setOffline(false);
  await expect(challenge.card(TITLE)).not.toContainText('확인 중');
  await expect(challenge.stamp(TITLE)).toBeVisible();
  expect(wire.of('completeChallenge')).toHaveLength(sent + 1);
});

test('a server that does not answer keeps nobody waiting longer than ten seconds @nightly', async ({
  page,
  wire,
}) => {
  await page.clock.install({ time: new Date('2026-05-01T10:00:00+09:00') });
  const proof = new ProofScreen(page);
  await proof.open(wire);
  await proof.takePhoto();
  const held = wire.hold('completeChallenge');
  await proof.confirm.click();
  await expect.poll(() => wire.of('completeChallenge').length).toBe(1);
  await page.clock.runFor(9_000);
  await expect(proof.question.getByRole('button', { name: '처리 중...' })).toBeVisible();
  await page.clock.runFor(1_000);
  const challenge = new ChallengeScreen(page);
  await expect(challenge.card(TITLE)).toContainText('2026.05.01');
  await expect(challenge.card(TITLE)).toContainText('확인 중');
  held.release();
  await expect(challenge.card(TITLE)).not.toContainText('확인 중');
  expect(wire.of('completeChallenge')).toHaveLength(1);
});
