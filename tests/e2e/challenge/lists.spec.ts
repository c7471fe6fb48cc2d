import { expect, test } from '../../support/browser-test.ts';
import { answerByCursor, ChallengeScreen } from '../pages/challenge.ts';

test.beforeEach(async ({ signIn }) => signIn());

test('three tabs show their challenges, by tap and by keyboard, and the address follows', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const challenge = new ChallengeScreen(page);
  await challenge.open();
  await expect(page.getByRole('heading', { level: 1, name: '챌린지' })).toBeVisible();
  await expect(challenge.pre).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/challenge?tab=pre');
  const upcoming = challenge.card('쇠소깍 물빛 담기');
  await expect(upcoming).toContainText('진행전');
  await expect(upcoming).toContainText('힐링');
  await expect(upcoming).toContainText('2026.04.10');
  await expect(upcoming.getByRole('link')).toHaveAttribute('href', '/challenge/upcoming/301');
  await expect(challenge.card('비자림 천년 숲 걷기')).toContainText('취향저격 스팟');
  await expectAccessible();

  await challenge.doing.click();
  await expect(page).toHaveURL('/challenge?tab=doing');
  const ongoing = challenge.card('천지연폭포 물소리 듣기');
  await expect(ongoing).toContainText('진행중');
  await expect(ongoing).toContainText('2026.04.09 ~ 2026.04.23');
  await expect(
    challenge.card('보목포구 바람 소리 듣기').getByText('2026.04.12 ~', { exact: true }),
  ).toBeVisible();
  await expect(challenge.cards.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('img', { name: '완료 도장' })).toHaveCount(0);

  await page.keyboard.press('ArrowRight');
  await expect(challenge.done).toBeFocused();
  await expect(page).toHaveURL('/challenge?tab=done');
  const completed = challenge.card('정방폭포 시원한 바람 맞기');
  await expect(completed).toContainText('2026.04.08');
  await expect(completed.getByRole('img', { name: '완료 도장' })).toBeVisible();
  await expect(challenge.cards.getByRole('link')).toHaveCount(0);
  await expectAccessible();

  await page.keyboard.press('ArrowRight');
  await expect(challenge.pre).toBeFocused();
  await page.reload();
  await expect(page).toHaveURL('/challenge?tab=pre');
  await expect(upcoming).toBeVisible();
  expect(wire.of('listUpcomingChallenges').map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/challenges/upcoming',
    'GET /api/challenges/upcoming',
  ]);
  expect(wire.of('listOngoingChallenges').map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/challenges/ongoing',
  ]);
});

test('a challenge in progress tells how far it is, and shows its place on the map @nightly', async ({
  page,
  expectAccessible,
}) => {
  await page.context().grantPermissions(['geolocation']);
  // 0.01 degrees south of the waterfall.
  await page.context().setGeolocation({ latitude: 33.237, longitude: 126.5545, accuracy: 8 });
  const challenge = new ChallengeScreen(page);
  await challenge.open('?tab=doing');
  const card = challenge.card('천지연폭포 물소리 듣기');
  await expect(card).toContainText('여기서 1.1km');
  await card.getByRole('button', { name: '지도에서 보기' }).click();
  const sheet = page.getByRole('dialog', { name: '천지연폭포 물소리 듣기' });
  await expect(sheet.getByRole('application', { name: '천지연폭포 물소리 듣기 지도' })).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(card.getByRole('button', { name: '지도에서 보기' })).toBeFocused();
  await expect(page).toHaveURL('/challenge?tab=doing');
  await challenge.pre.click();
  const before = challenge.card('쇠소깍 물빛 담기');
  await expect(before).toContainText('여기서 6.6km');
  // On the line of the date: what is below has not moved.
  const date = await before.getByText(/^\d{4}\.\d\d\.\d\d$/).boundingBox();
  expect((await before.getByText('여기서').boundingBox())?.y).toBe(date?.y);
});

test('the navigation state may name the tab, the address goes first, and nonsense means 진행전 @nightly', async ({
  page,
}) => {
  const challenge = new ChallengeScreen(page);
  await challenge.open();
  // The list writes its tab into the address when it is there; the test's own address must come after that.
  await expect(page).toHaveURL('/challenge?tab=pre');
  const openWith = async (search: string, initialTab: string) => {
    await page.evaluate(
      ([address, tab]) => history.replaceState({ usr: { initialTab: tab }, key: 'k', idx: 0 }, '', address),
      [`/challenge${search}`, initialTab] as const,
    );
    await page.reload();
  };
  await openWith('', 'doing');
  await expect(page).toHaveURL('/challenge?tab=doing');
  await expect(challenge.doing).toHaveAttribute('aria-selected', 'true');
  await openWith('?tab=done', 'doing');
  await expect(challenge.done).toHaveAttribute('aria-selected', 'true');
  await challenge.open('?tab=ready');
  await expect(page).toHaveURL('/challenge?tab=pre');
});

test('an answer with content, duplicates and missing fields are read with their defaults @nightly', async ({
  page,
  wire,
}) => {
  wire.example('listUpcomingChallenges', 'sparse');
  wire.answer('listOngoingChallenges', {
    body: {
      content: [
        { id: 311, name: '천지연폭포' },
        { id: 312, name: '이중섭거리', img1: '/no-such-picture.svg', endDate: '2026-04-25' },
        { id: 311, name: '천지연폭포, 다시' },
      ],
    },
  });
  const challenge = new ChallengeScreen(page);
  await challenge.open();
  await expect(challenge.titles).toHaveText(['제목 없음', '제목 없음']);
  await expect(challenge.cards.first()).toContainText('취향저격 스팟');
  await expect(challenge.cards.locator('svg').first()).toBeVisible();
  await challenge.doing.click();
  await expect(challenge.titles).toHaveText(['천지연폭포', '이중섭거리']);
  await expect(challenge.card('이중섭거리').getByText('~ 2026.04.25', { exact: true })).toBeVisible();
  await expect(challenge.card('이중섭거리').locator('img')).toHaveCount(0);
});

test('completed challenges load on by cursor over three pages and then end @nightly', async ({
  page,
  wire,
}) => {
  answerByCursor(wire, 145, 45);
  const challenge = new ChallengeScreen(page);
  await challenge.open('?tab=done');
  await expect(challenge.cards).toHaveCount(20);
  expect(wire.of('listCompletedChallenges')).toHaveLength(1);
  await expect(page.getByText('제주 곳곳에서 도장을 모으고 있어요!')).toBeVisible();
  await challenge.scrollTo('오름 101');
  await expect(challenge.cards).toHaveCount(45);
  await expect(page.getByText('지금까지 45곳에서 도장을 모았어요!')).toBeAttached();
  await expect(challenge.titles.last()).toHaveText('오름 101');
  expect(wire.of('listCompletedChallenges').map(({ query }) => query)).toEqual([
    { sort: 'latest', size: '20' },
    { sort: 'latest', size: '20', lastId: '126' },
    { sort: 'latest', size: '20', lastId: '106' },
  ]);
});

test('a page that brings nothing new ends the list @nightly', async ({ page, wire }) => {
  wire.example('listCompletedChallenges', 'typical');
  const challenge = new ChallengeScreen(page);
  await challenge.open('?tab=done');
  await challenge.scrollTo('카멜리아힐 동백길 걷기');
  await expect.poll(() => wire.of('listCompletedChallenges').length).toBe(2);
  await page.mouse.wheel(0, 3000);
  await challenge.pre.click();
  await challenge.done.click();
  await expect(challenge.cards).toHaveCount(20);
  expect(wire.of('listCompletedChallenges')).toHaveLength(2);
});

test('a next page that fails keeps what is there and can be asked for again @nightly', async ({
  page,
  wire,
}) => {
  answerByCursor(wire, 145, 25);
  const challenge = new ChallengeScreen(page);
  await challenge.open('?tab=done');
  await expect(challenge.cards).toHaveCount(20);
  wire.status('listCompletedChallenges', 400);
  await challenge.scrollTo('오름 126');
  await expect(challenge.alert).toContainText('로드 실패: ');
  await expect(challenge.cards).toHaveCount(20);
  expect(wire.of('listCompletedChallenges')).toHaveLength(2);
  answerByCursor(wire, 145, 25);
  await challenge.retry.click();
  await expect(challenge.cards).toHaveCount(25);
});

test('a list that cannot be loaded says why, and comes with 다시 시도 @nightly', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const challenge = new ChallengeScreen(page);
  wire.answer('listUpcomingChallenges', {
    status: 400,
    body: { success: false, message: '지금은 점검 중입니다.' },
  });
  wire.breakOff('listOngoingChallenges');
  wire.answer('listCompletedChallenges', { body: '<!doctype html>', contentType: 'text/html' });
  await challenge.open();
  await expect(challenge.alert).toHaveText('로드 실패: 지금은 점검 중입니다.');
  await challenge.doing.click();
  await expect(challenge.alert).toHaveText('로드 실패: 진행중 챌린지 불러오기 실패');
  await challenge.done.click();
  await expect(challenge.alert).toHaveText('로드 실패: 완료 챌린지 불러오기 실패');
  await expectAccessible();
  wire.answer('listUpcomingChallenges', { status: 400, body: '' });
  await challenge.open();
  await expect(challenge.alert).toHaveText('로드 실패: 불러오기 실패');

  const held = wire.hold('listUpcomingChallenges');
  await challenge.retry.click();
  await expect(page.getByText('불러오는 중…')).toBeAttached();
  await expect(challenge.alert).toHaveCount(0);
  held.release();
  await expect(challenge.cards).toHaveCount(5);
});

test('each tab without challenges says so @nightly', async ({ page, wire }) => {
  wire.example('listUpcomingChallenges', 'empty');
  wire.example('listOngoingChallenges', 'empty');
  wire.answer('listCompletedChallenges', { body: { content: [] } });
  const challenge = new ChallengeScreen(page);
  await challenge.open();
  await expect(page.getByText('추천 챌린지가 없어요!')).toBeVisible();
  await expect(page.getByRole('link', { name: '커뮤니티 보러가기' })).toHaveAttribute('href', '/community');
  await challenge.doing.click();
  await expect(page.getByText('현재 진행중인 챌린지가 없어요!')).toBeVisible();
  await challenge.done.click();
  await expect(page.getByText('완료된 챌린지가 없어요!')).toBeVisible();
});
