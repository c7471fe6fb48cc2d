import { expect, test } from '../../support/browser-test.ts';
import { answerByPage, CommunityScreen, toSpot } from '../pages/community.ts';

test('both orders scroll on over three pages, each with its own query @nightly', async ({ page, wire }) => {
  answerByPage(wire);
  const community = new CommunityScreen(page);
  await community.open();
  await expect(page.getByRole('heading', { level: 1, name: '커뮤니티' })).toBeVisible();
  await expect(community.latest).toHaveAttribute('aria-selected', 'true');

  const latest = await community.scrollToEnd();
  expect(latest).toHaveLength(44);
  expect(latest.slice(0, 3)).toEqual(['금오름', '용두암', '이중섭거리']);
  expect(wire.of('listLatestSpots').map(({ method, path, query }) => [method, path, query])).toEqual([
    ['GET', '/api/spots/latest', { page: '0', size: '20', sort: 'createdAt,DESC' }],
    ['GET', '/api/spots/latest', { page: '1', size: '20', sort: 'createdAt,DESC' }],
    ['GET', '/api/spots/latest', { page: '2', size: '20', sort: 'createdAt,DESC' }],
  ]);
  expect(await community.cards.count()).toBeLessThan(10);

  await community.popular.click();
  await expect(community.card('성산일출봉')).toBeInViewport();
  expect(await community.scrollToEnd()).toHaveLength(44);
  expect(wire.of('listMostLikedSpots').map(({ path, query }) => [path, query])).toEqual([
    ['/api/spots/most-liked', { page: '0', size: '20', sort: 'likeCount,DESC' }],
    ['/api/spots/most-liked', { page: '1', size: '20', sort: 'likeCount,DESC' }],
    ['/api/spots/most-liked', { page: '2', size: '20', sort: 'likeCount,DESC' }],
  ]);

  await community.latest.click();
  await expect(community.card('금오름')).toBeInViewport();
  await expect(community.cards.first()).toHaveAttribute('aria-setsize', '-1');
});

test('a card shows author, day, pictures, place, description and likes, and leads to its post @nightly', async ({
  page,
  wire,
  expectAccessible,
}) => {
  answerByPage(wire);
  const community = new CommunityScreen(page);
  await community.open();
  const card = community.card('금오름');
  await expect(card).toContainText('오름지기');
  await expect(card.getByText('2026-04-12', { exact: true })).toBeVisible();
  await expect(card).toContainText('천천히 걸어도 20분이면 정상이에요.');
  await expect(card.getByRole('link', { name: '금오름 사진 2장' })).toBeVisible();
  await expect(community.likeOf('금오름')).toHaveText('좋아요 58');
  await expect(community.likeOf('금오름')).toHaveAttribute('aria-pressed', 'false');
  await expect(community.write).toHaveAttribute('href', '/write');
  await expect(community.bell).toBeVisible();
  await expectAccessible();

  // What takes the tap is the link that lies over the whole card.
  await card.getByText('천천히 걸어도').click({ force: true });
  await expect(page).toHaveURL('/post/112');
});

test('a card shows one photo at a time, and its count follows the strip', async ({ page, wire }) => {
  answerByPage(wire);
  const community = new CommunityScreen(page);
  await community.open();
  const card = community.card('금오름');
  const strip = card.getByRole('link', { name: '금오름 사진 2장' });
  await expect(strip).toBeVisible();
  const count = () =>
    strip.evaluate((photos) => {
      const top = photos.previousElementSibling;
      return top && getComputedStyle(top, '::after').content;
    });
  const widths = await strip.evaluate((photos) =>
    [photos, ...photos.children].map((element) => element.getBoundingClientRect().width),
  );
  expect(new Set(widths).size).toBe(1);
  expect(await count()).toBe('"1 / 2"');
  await strip.evaluate((photos) => photos.scrollTo({ left: photos.scrollWidth }));
  await expect.poll(count).toBe('"2 / 2"');
});

test('going back from a post finds the feed, its order and its place as they were', async ({
  page,
  wire,
}) => {
  const uneven = (id: number) =>
    toSpot(id, {
      description: '바람이 좋은 날이었어요. '.repeat(id % 7),
      imageUrls: id % 3 ? [] : ['/icon.svg'],
    });
  wire.handle('listMostLikedSpots', (route, { query }) => {
    const content = Array.from({ length: 20 }, (_, index) => uneven(Number(query.page) * 20 + index + 1));
    return route.fulfill({ json: { content, totalPages: 3 } });
  });
  const community = new CommunityScreen(page);
  await community.open();
  await community.popular.click();
  // Until then the feed of the other tab stands there, and would be scrolled in vain once it is gone.
  await expect(page.getByRole('link', { name: '오름 1', exact: true })).toBeVisible();
  await community.scrollToEnd();
  const card = community.card('오름 59');
  const link = card.getByRole('link', { name: '오름 59', exact: true });
  await expect(link).toBeInViewport();
  const before = await card.boundingBox();

  await link.click();
  await expect(page).toHaveURL('/post/59');
  await page.goBack();

  await expect(page).toHaveURL('/community?tab=popular');
  await expect(community.popular).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => card.boundingBox()).toEqual(before);
  expect(wire.of('listMostLikedSpots')).toHaveLength(3);
});

test('a tap on 주간제주 in the bar shows 최신순 from its first page, at its top @nightly', async ({
  page,
  wire,
}) => {
  answerByPage(wire);
  const community = new CommunityScreen(page);
  await community.open();
  await community.scrollToEnd();
  await community.popular.click();
  await expect(community.card('성산일출봉')).toBeInViewport();
  await community.scrollToEnd();

  await page.getByRole('link', { name: '주간제주' }).click();
  await expect(community.latest).toHaveAttribute('aria-selected', 'true');
  await expect(community.card('금오름')).toBeInViewport();
  await expect(community.cards.first()).toHaveAttribute('aria-setsize', '-1');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveURL('/community');
});

test('the first three posts of 인기순 bear ribbons with their places, those of 최신순 none', async ({
  page,
  wire,
}) => {
  answerByPage(wire);
  const community = new CommunityScreen(page);
  const ribbons = () =>
    community.cards.evaluateAll((cards) =>
      // One that has given way meanwhile has no style at all.
      cards
        .filter((card) => card.isConnected)
        .map((card) => {
          const { content, display } = getComputedStyle(card, '::before');
          return display === 'none' || content === 'none' ? null : content;
        }),
    );
  await community.open('?tab=popular');
  await expect(community.card('성산일출봉')).toBeVisible();
  const shown = await ribbons();
  expect(shown.slice(0, 4)).toEqual(['"1" / ""', '"2" / ""', '"3" / ""', null]);

  await community.latest.click();
  await expect(community.card('금오름')).toBeVisible();
  expect((await ribbons()).filter((ribbon) => ribbon !== null)).toEqual([]);
});

test('loading, an empty feed and each failure have their texts and a way on', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const community = new CommunityScreen(page);
  const first = wire.hold('listLatestSpots', { status: 500, body: { success: false } });
  await community.open();
  await expect(page.getByRole('status').filter({ hasText: '불러오는 중...' })).toBeAttached();
  await expectAccessible();
  first.release();
  await expect(page.getByRole('alert')).toHaveText('최신글 불러오기 실패');
  await expectAccessible();

  wire.answer('listLatestSpots', { status: 400, body: { success: false, message: '점검 중입니다.' } });
  await community.retry.click();
  await expect(page.getByRole('alert')).toHaveText('점검 중입니다.');

  wire.answer('listMostLikedSpots', { status: 400, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
  await community.popular.click();
  await expect(page.getByRole('alert')).toHaveText('인기글 불러오기 실패');

  wire.example('listMostLikedSpots', 'empty');
  await community.retry.click();
  await expect(page.getByText('게시물이 없습니다.')).toBeVisible();
  await expectAccessible();

  wire.breakOff('listLatestSpots');
  await community.latest.click();
  await expect(page.getByRole('alert')).toHaveText('최신글 불러오기 실패');
  answerByPage(wire);
  await community.retry.click();
  await expect(community.card('금오름')).toBeVisible();
});

test('a next page that fails keeps the posts and is asked for again by a button @nightly', async ({
  page,
  wire,
}) => {
  const community = new CommunityScreen(page);
  wire.handle('listLatestSpots', (route, { query, headers }) =>
    query.page === '0'
      ? route.continue({ headers: { ...headers, prefer: 'example=typical' } })
      : route.fulfill({ status: 400, json: { success: false } }),
  );
  await community.open();
  await expect(community.cards.first()).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect(community.retry).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 10_000 });
  await expect(page.getByText('최신글 불러오기 실패')).toBeVisible();
  const before = wire.of('listLatestSpots').length;
  expect(before).toBe(2);

  answerByPage(wire);
  await community.retry.click();
  await expect(community.retry).toBeHidden();
  expect(await community.scrollToEnd()).toContain('외돌개');
});

test('odd posts are shown, posts that come again are not, and two pages that bring nothing new end the feed @nightly', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const community = new CommunityScreen(page);
  const odd = [
    toSpot(1, { name: '사진 없는 곳', imageUrls: [] }),
    toSpot(2, {
      name: '<b>굵은 곳</b>',
      description: '<img src=x onerror="document.title=1"><script>1</script>',
    }),
    toSpot(3, { name: '깨진 사진', imageUrls: ['/example-images/none.jpg', '/example-images/none.jpg'] }),
    toSpot(4, { name: '긴 곳'.repeat(30), description: 'ㅋ'.repeat(2000), likeCount: 1_234_567 }),
    toSpot(5, { name: '프로필이 깨진 곳', userProfile: '/example-images/none.svg' }),
  ];
  wire.answer('listLatestSpots', { body: { content: odd, totalPages: 9 } });
  await community.open();
  await expect(community.card('사진 없는 곳')).toBeVisible();
  await expect(community.card('사진 없는 곳').getByRole('link')).toHaveCount(1);
  await expect(community.card('<b>굵은 곳</b>')).toContainText('<img src=x onerror="document.title=1">');

  const broken = community.card('깨진 사진').getByRole('link').locator('img').first();
  await expect(broken).toHaveAttribute('src', /^data:image\/svg|missing-picture/);

  await community.scrollToEnd();
  await expect(community.cards.last()).toHaveAttribute('aria-setsize', '5');
  await expect(community.card('프로필이 깨진 곳').locator('img').first()).toHaveAttribute(
    'src',
    '/pig-avatar.svg',
  );
  const long = community.cards.filter({ hasText: '좋아요 1,234,567' });
  await expect(long.getByText('ㅋ'.repeat(200) + '…', { exact: true })).toBeVisible();
  expect(wire.of('listLatestSpots').map(({ query }) => query.page)).toEqual(['0', '1', '2']);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width).toBe(0);
  await expectAccessible();

  await long.getByRole('link', { name: /^더 보기/ }).click();
  await expect(page).toHaveURL('/post/4');
});

test('pulling the page down from its top loads the feed anew @nightly', async ({ page, wire, context }) => {
  wire.answer(
    'listLatestSpots',
    { body: { content: [toSpot(1, { name: '어제의 오름' })], totalPages: 1 } },
    { body: { content: [toSpot(2, { name: '오늘의 오름' })], totalPages: 1 } },
    { status: 400, body: { success: false } },
  );
  const community = new CommunityScreen(page);
  await community.open();
  await expect(community.card('어제의 오름')).toBeVisible();
  const touch = await context.newCDPSession(page);
  const pull = async (distance: number) => {
    const at = async (type: 'touchStart' | 'touchMove', y: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 200, y }] });
    await at('touchStart', 90);
    await at('touchMove', 90 + distance / 2);
    await at('touchMove', 90 + distance);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };

  await pull(60);
  await pull(200);
  await expect(community.card('오늘의 오름')).toBeVisible();
  await expect(community.card('어제의 오름')).toBeHidden();
  expect(wire.of('listLatestSpots').map(({ query }) => query.page)).toEqual(['0', '0']);

  await pull(200);
  await expect(page.getByRole('status').filter({ hasText: '최신글 불러오기 실패' })).toBeVisible();
  await expect(community.card('오늘의 오름')).toBeVisible();
});

test('the feed works by keyboard alone', async ({ page, wire, signIn }) => {
  answerByPage(wire);
  await signIn();
  const community = new CommunityScreen(page);
  await community.open();
  await expect(community.card('금오름')).toBeVisible();
  await community.latest.focus();
  await page.keyboard.press('ArrowRight');
  await expect(community.popular).toBeFocused();
  await expect(community.card('성산일출봉')).toBeVisible();

  const card = community.card('성산일출봉');
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: '더보기' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link', { name: '성산일출봉 사진 3장' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link', { name: '성산일출봉', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(community.likeOf('성산일출봉')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(community.likeOf('성산일출봉')).toHaveText('좋아요 213');

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/post/101');
});
