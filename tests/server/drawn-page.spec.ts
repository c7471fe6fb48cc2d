import type { Page } from '@playwright/test';
import { STORY_USERS } from '../../server/seed/users.ts';
import { FIRST_ROUTES } from '../../tools/product/first-routes.ts';
import { LoginPage } from '../e2e/pages/entry.ts';
import { nightlyUnless } from '../support/nightly.ts';
import { expect, test } from '../support/offline-test.ts';

test.use({ serviceWorkers: 'block' });

test.beforeEach(({ story }) => story());

const SCRIPTS = /\/assets\/.*\.js$/;

/** Lets the scripts of the app wait. Returns what lets them go on. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** The app itself stands where the server's drawing was. */
const expectOwn = (page: Page) => expect(page.locator('#drawn')).toHaveCount(0);

/** Lets the tab keep something before the page is opened. */
const keepInTab = (page: Page, kept: Readonly<Record<string, string>>) =>
  page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, kept);

/** One with a form, one with a list that grows, one of a user's own. */
const DAILY = new Set(['login', 'community', 'myVouchers']);

for (const { name, path, text, signedIn, tabStorage } of FIRST_ROUTES) {
  test(`${path} can be read before any script has come${nightlyUnless(DAILY.has(name))}`, async ({
    page,
    signInToStory,
    expectAccessible,
  }) => {
    if (signedIn) await signInToStory('gamgyul');
    await keepInTab(page, tabStorage);
    await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(
      page
        .getByText(text)
        .or(page.getByRole('button', { name: text }))
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '걷고, 즐기고, 나누는 제주' })).toHaveCount(0);
    await expectAccessible();
  });
}

test('/main says what is known of a user, and the steps that this device has counted today', async ({
  page,
  signInToStory,
}) => {
  await signInToStory('gamgyul');
  await page.addInitScript((key) => {
    const day = new Intl.DateTimeFormat('sv-SE').format(new Date());
    localStorage.setItem(key, JSON.stringify({ day, count: 1234 }));
  }, `dosaegi.account.${STORY_USERS.gamgyul}.steps`);
  const letGo = await holdScripts(page);
  await page.goto('/main', { waitUntil: 'commit' });
  await expect(page.getByText('오늘 1,234걸음')).toBeVisible();
  await expect(page.getByText('다음 한라봉까지 6걸음')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: '다음 한라봉까지 걸은 걸음' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  await expect(page.getByRole('navigation', { name: '주요 메뉴' })).toBeVisible();
  await page.getByRole('button', { name: '한라봉 채우기' }).click();
  letGo();
  await expectOwn(page);
  await expect(page.getByRole('dialog').getByText('1,234')).toBeVisible();
});

test('the scene of /main stands where the app draws it too', async ({ page, signInToStory }) => {
  await signInToStory('gamgyul');
  const letGo = await holdScripts(page);
  await page.goto('/main', { waitUntil: 'commit' });
  const scene = page.locator('img[src*="oreum"]');
  await expect(page.getByText('오늘 0걸음')).toBeVisible();
  const drawn = await scene.boundingBox();
  letGo();
  await expectOwn(page);
  await expect(page.getByText('브라우저가 위치 사용을 막고 있어요.')).toBeVisible();
  expect(await scene.boundingBox()).toEqual(drawn);
});

test('what is typed and tapped before the scripts have come is done by the app, and gets into no address', async ({
  page,
  wire,
}) => {
  const login = new LoginPage(page);
  const letGo = await holdScripts(page);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await login.email.pressSequentially('gamgyul@example.com');
  await login.password.pressSequentially('wrong_2026');
  await login.password.press('Enter');
  await expect(login.password).toBeFocused();
  expect(new URL(page.url()).search).toBe('');

  letGo();
  await expectOwn(page);
  await expect(login.email).toHaveValue('gamgyul@example.com');
  await expect(page.getByRole('status').getByText('이메일 또는 비밀번호가 일치하지 않습니다.')).toBeVisible();
  expect(wire.of('login').map(({ body }) => body)).toEqual([
    { email: 'gamgyul@example.com', password: 'wrong_2026' },
  ]);
});

test('a tap that has begun when the app stands is ended, and done by the app', async ({ page, wire }) => {
  const login = new LoginPage(page);
  const letGo = await holdScripts(page);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await login.email.fill('gamgyul@example.com');
  await login.password.fill('wrong_2026');
  await login.enter.hover();
  await page.mouse.down();
  letGo();
  await expect(page.locator('#root').getByText('입장하기')).toBeAttached();
  await page.mouse.up();

  await expectOwn(page);
  await expect(page.getByRole('status').getByText('이메일 또는 비밀번호가 일치하지 않습니다.')).toBeVisible();
  expect(wire.of('login').map(({ body }) => body)).toEqual([
    { email: 'gamgyul@example.com', password: 'wrong_2026' },
  ]);
});

test('themes that are chosen before the scripts have come are chosen in the app', async ({
  page,
  signInToStory,
}) => {
  await signInToStory('gamgyul');
  const letGo = await holdScripts(page);
  await page.goto('/write', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: '반려동물' }).check();
  letGo();
  await expectOwn(page);
  await expect(page.getByRole('radio', { name: '반려동물' })).toBeChecked();
});

test('the feed stays where it was scrolled to, and a tap before the scripts have come is of its own post', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/community', { waitUntil: 'commit' });
  const second = page.getByRole('article').nth(1);
  await second.scrollIntoViewIfNeeded();
  const place = await second.getByRole('link').last().textContent();
  await second.getByRole('button', { name: '더보기' }).click();
  const before = await page.evaluate(() => window.scrollY);
  letGo();
  await expectOwn(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(
    page.getByRole('article', { name: place ?? '', includeHidden: true }).locator('[aria-expanded="true"]'),
  ).toHaveCount(1);
});

test('a button has the colour of the theme as the server draws it, and when the app has taken its place', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  const { enter } = new LoginPage(page);
  await expect(enter).toHaveCSS('background-color', 'rgb(255, 138, 31)');
  letScriptsCome();
  await expectOwn(page);
  await expect(enter).toHaveCSS('background-color', 'rgb(255, 138, 31)');
});

test('a drawn page is not styled anew for the style sheets of the app, which come into force when it stands', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/LoginPage-.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const readMedia = () =>
    page.evaluate(() =>
      Array.from(document.styleSheets)
        .filter(({ href }) => href?.includes('/assets/index-'))
        .map(({ media }) => media.mediaText),
    );
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await expect.poll(readMedia).toEqual(['not all']);
  await expect(page.locator('#drawn')).toBeVisible();
  held.resolve();
  await expectOwn(page);
  expect(await readMedia()).toEqual(['all']);
});

/** How what moves by itself, and not by scrolling, stands: each state once. */
const readMovement = (page: Page) =>
  page.evaluate(() => {
    const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return [...new Set(moving.map(({ playState }) => playState))];
  });

test('the scene of a drawn page stands still until the app is there, and begins to move then', async ({
  page,
}) => {
  const goOn = await holdScripts(page);
  await page.goto('/splash', { waitUntil: 'commit' });
  await expect(page.getByText('걷고, 즐기고, 나누는 제주').first()).toBeVisible();
  await expect.poll(() => readMovement(page)).toEqual(['paused']);
  goOn();
  await expectOwn(page);
  await expect.poll(() => readMovement(page)).toEqual(['running']);
});

test('a link of a drawn page leads on before the scripts have come', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/community', { waitUntil: 'commit' });
  await page.getByRole('link', { name: '마이페이지' }).click();
  await expect(page).toHaveURL('/mypage');
  await expect(page.getByText('게스트')).toBeVisible();
});

test('a link that hands on where the user was going waits for the app, which knows it', async ({ page }) => {
  await keepInTab(page, {
    'dosaegi.social-authorization': '{"state":"f00d","returnTo":"/mypage/mycoupons"}',
  });
  const letGo = await holdScripts(page);
  await page.goto('/auth/callback/kakao?error=access_denied', { waitUntil: 'commit' });
  await expect(page.getByText('카카오 로그인 실패')).toBeVisible();
  await page.getByRole('link', { name: '로그인', exact: true }).click();
  await expect(page).toHaveURL(/callback/);
  letGo();
  const login = new LoginPage(page);
  await expect(page).toHaveURL('/auth/login');
  await login.logIn();
  await expect(page).toHaveURL('/mypage/mycoupons');
});

test('a link that would hand on a way leads on before the scripts have come where there is none', async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto('/splash/register-choice', { waitUntil: 'commit' });
  await page.getByRole('link', { name: '로그인', exact: true }).click();
  await expect(page).toHaveURL('/auth/login');
});

test('a link of a page that was loaded again hands on the way that its visit in the history knows', async ({
  page,
}) => {
  await page.goto('/mypage/mycoupons');
  await expect(page).toHaveURL('/auth/login');
  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('link', { name: '이메일로 가입하기' }).click();
  await expect(page).toHaveURL('/auth/login');
  letGo();
  await expect(page).toHaveURL('/auth/register');
  const readWay = () => page.evaluate(() => JSON.stringify(history.state));
  await expect.poll(readWay).toContain('"returnTo":"/mypage/mycoupons"');
});

test('a link that waits for an app that cannot take the place of the drawing leads on all the same @nightly', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/drawn-page/);
  await keepInTab(page, { 'dosaegi.social-authorization': '{"state":"f00d","returnTo":"/mypage"}' });
  const letGo = await holdScripts(page);
  await page.route(/\/assets\/drawn-page.*\.js$/, (route) => route.abort());
  await page.goto('/auth/callback/kakao?error=access_denied', { waitUntil: 'commit' });
  await page.getByRole('link', { name: '로그인', exact: true }).click();
  letGo();
  await expect(page).toHaveURL('/auth/login');
});

test('the app takes over what the page brought along, and asks for none of it again', async ({
  page,
  signInToStory,
  wire,
}) => {
  await signInToStory('gamgyul');
  await page.goto('/inapp/shop');
  await expectOwn(page);
  await expect(page.getByRole('link', { name: /감귤주스 교환권/ })).toBeVisible();
  expect(wire.of('getSession')).toEqual([]);
  expect(wire.of('listProducts')).toEqual([]);
});

const BOOT_TEXT = '걷고, 즐기고, 나누는 제주';

test('the signup after a social login is for the tab in which one waits: any other is led to the choice', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/auth/register/kakao', { waitUntil: 'commit' });
  await expect(page.getByText(BOOT_TEXT)).toBeVisible();
  await expect(page.getByText('조금 더 알려주세요')).toBeHidden();
  letGo();
  await expect(page).toHaveURL('/splash/register-choice');
  await expect(page.getByText('이메일로 가입하기')).toBeVisible();
});

test('the answers that are chosen of a social signup before the scripts have come are chosen in the app', async ({
  page,
}) => {
  await keepInTab(page, {
    'dosaegi.pending-social': '{"provider":"kakao","code":"code","nickname":"봄바람"}',
  });
  const letGo = await holdScripts(page);
  await page.goto('/auth/register/kakao', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: '여성' }).check();
  await page.getByLabel('출생연도').fill('1998');
  letGo();
  await expectOwn(page);
  await expect(page.getByRole('radio', { name: '여성' })).toBeChecked();
  await page.getByRole('button', { name: '다음' }).click();
  await expect(page.getByLabel('닉네임')).toHaveValue('봄바람');
});

for (const [what, kept] of [
  ['whose answers are given', { step: 0, gender: 'FEMALE' }],
  ['that is further on', { step: 1 }],
] as const) {
  test(`a signup after a social login ${what} is not shown as it begins`, async ({ page }) => {
    await keepInTab(page, {
      'dosaegi.pending-social': '{"provider":"kakao","code":"code"}',
      'dosaegi.my.signup.social': JSON.stringify(kept),
    });
    await holdScripts(page);
    await page.goto('/auth/register/kakao', { waitUntil: 'commit' });
    await expect(page.getByText(BOOT_TEXT)).toBeVisible();
    await expect(page.getByText('조금 더 알려주세요')).toBeHidden();
  });
}

test('a signup by email that has begun is not shown as it begins, and goes on where it was', async ({
  page,
}) => {
  await page.goto('/auth/register');
  await expectOwn(page);
  await page.getByLabel('이메일', { exact: true }).fill('newcomer@example.com');
  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText(BOOT_TEXT)).toBeVisible();
  await expect(page.getByRole('button', { name: '중복확인' })).toBeHidden();
  letGo();
  await expectOwn(page);
  await expect(page.getByLabel('이메일', { exact: true })).toHaveValue('newcomer@example.com');
});

test('who signed out without the knowledge of the server is a visitor at once, whatever the page shows', async ({
  page,
  signInToStory,
  wire,
}) => {
  await signInToStory('gamgyul');
  wire.breakOff('signOut');
  await page.addInitScript(() => localStorage.setItem('dosaegi.signed-out', '1'));
  const letGo = await holdScripts(page);
  await page.goto('/mypage', { waitUntil: 'commit' });
  await expect(page.getByText('걷고, 즐기고, 나누는 제주')).toBeVisible();
  await expect(page.getByText('감귤이')).toBeHidden();
  letGo();
  await expectOwn(page);
  await expect(page.getByText('게스트')).toBeVisible();
});
