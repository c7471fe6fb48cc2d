import { expect, test } from '../../support/browser-test.ts';
import { pointAt } from '../../support/geo-points.ts';
import { tabTo } from '../../support/keyboard.ts';
import { ChallengeScreen } from '../pages/challenge.ts';
import { HomeScreen, PORT } from '../pages/home.ts';
import { ProofScreen } from '../pages/proof.ts';

const TITLE = '자리돔 잡는 배 보기';

test('a walk leads from the dialog over the camera to the completed challenge, by keyboard alone', async ({
  page,
  wire,
  context,
  signIn,
}) => {
  await signIn();
  await context.grantPermissions(['geolocation', 'camera']);
  // Only the map knows this challenge, and the server goes on listing it as under way.
  wire.answer('listOngoingChallenges', { body: [] });
  wire.answer('listNearby', {
    body: {
      success: true,
      data: [{ id: 345, type: 'CHALLENGE', name: TITLE, ...PORT, challengeOngoing: true }],
    },
  });
  const home = new HomeScreen(page);
  const proof = new ProofScreen(page);
  await home.open(wire, pointAt(PORT, 160));
  await expect(home.pin(`${TITLE}, 챌린지, 진행중`)).toBeVisible();

  const here = pointAt(PORT, 100);
  await home.moveTo(here);
  const question = page.getByRole('dialog', { name: '챌린지를 진행하시기 전에 확인해주세요.' });
  await expect(question).toContainText('챌린지까지 약 100m 남았어요. 인증을 진행할까요?');
  await expect(question.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: '인증하기' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(proof.shutter).toBeEnabled();
  await expect(proof.dialog.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(proof.shutter).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(proof.photo).toBeVisible();
  await expect(proof.next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '챌린지 인증 완료' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(proof.cancel).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(proof.confirm).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/challenge?tab=done');
  const challenge = new ChallengeScreen(page);
  await expect(challenge.titles.first()).toHaveText(TITLE);
  await expect(challenge.card(TITLE).getByRole('img', { name: '완료 도장' })).toBeVisible();
  await expect(challenge.card(TITLE)).toContainText('취향저격 스팟');
  await expect(challenge.card(TITLE)).not.toContainText('확인 중');
  expect(wire.of('completeChallenge').map(({ path, body }) => [path, body])).toEqual([
    [
      '/api/challenges/345/complete',
      { ...here, proofUrl: expect.stringMatching(/^data:image\/jpeg;base64,\/9j\//) },
    ],
  ]);

  // The tab bar comes last: it is nearer the other way round.
  await tabTo(page.getByRole('link', { name: '홈' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(home.pin(`${TITLE}, 챌린지, 완료`));
  await page.keyboard.press('Enter');
  await expect(home.card(TITLE).getByRole('link', { name: '챌린지 보기' })).toHaveAttribute(
    'href',
    '/challenge?tab=done',
  );
  await expect(question).toBeHidden();
});
