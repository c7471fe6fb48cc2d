/**
 * Measures what a tap takes on the product as `npm start` builds and serves it, with the example story and the CPU slowed
 * four times: from the finger to the next paint (Event Timing) and to what it brings for a tap of each kind, changes
 * between tabs that have been open before, long tasks after the first content of each route, and frames while the map is
 * panned. In the same run a button on a page of plain HTML is tapped. A run over everything writes its tables into
 * docs/figures.md.
 *
 * Run: npm run bench -- taps [--runs COUNT] [--print] [--tap NAME …]
 */
import { chromium, type Page } from '@playwright/test';
import { paths } from '../src/domain/routes/paths.ts';
import { BROWSER } from '../tools/browser.ts';
import { readCommandLine } from '../contract/command-line.ts';
import { ms, within } from './on-phone/figures.ts';
import { SCREEN } from './on-phone/measure-on-phone.ts';
import { FIRST_ROUTES, type FirstRoute } from '../tools/product/first-routes.ts';
import { PHONE, slowDown } from './product/measure-slowed.ts';
import { measurePan, measureRouteChange, measureTap, watchForText } from './product/measure-tap.ts';
import { startPlainPage } from './product/plain-page.ts';
import { signIn } from './product/sign-in.ts';
import { startUnwatchedBrowser } from './product/unwatched-browser.ts';
import { startProduct } from '../tools/product/start-product.ts';
import { describeMeasurement, toTable, writeFigures } from './report/figures-page.ts';
import { median } from './report/median.ts';

const TAP_AIM_MS = 100;
const LONG_TASK_AIM_MS = 100;

const USAGE =
  'npm run bench -- taps [--runs COUNT] [--print (writes nothing into docs/figures.md)] [--tap NAME … (these alone)]';
const wanted = readCommandLine(USAGE, {
  runs: { type: 'string', default: '5' },
  tap: { type: 'string', multiple: true },
  print: { type: 'boolean', default: false },
});
const runs = Number(wanted.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`Usage: ${USAGE}`);
  process.exit(2);
}

const button = (page: Page, name: string) => page.getByRole('button', { name });

async function writeComment(page: Page): Promise<void> {
  await page.getByPlaceholder('댓글을 달아주세요.').fill('노을이 예뻐요.');
  // The field's edge changes its colour, and the page with each frame of that.
  await page.evaluate(() =>
    Promise.all(
      document
        .querySelector('textarea')
        ?.getAnimations()
        .map(({ finished }) => finished) ?? [],
    ),
  );
}

/** Goes to the second step of the signup by email, with the code from the stand-in of the mail. */
async function proveEmail(page: Page): Promise<void> {
  await page.getByLabel('이메일', { exact: true }).fill('newcomer@example.com');
  await button(page, '중복확인').click();
  await page.getByLabel('인증번호').waitFor();
  const mails = await (await page.request.get(`${product.origin}/dev/outbox`)).text();
  await page.getByLabel('인증번호').fill(/\d{6}/.exec(mails)?.[0] ?? '');
  await button(page, '인증하기').click();
  await button(page, '다음').click();
}

/** Fills the step of a signup that asks for gender and year of birth. */
async function fillPersonal(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '여성' }).check();
  await page.getByLabel('출생연도').fill('1998');
}

async function backToPersonal(page: Page): Promise<void> {
  await page.getByRole('heading', { name: '프로필을 만들어주세요' }).waitFor();
  // The page itself goes back: the browser, asked from outside, may not know yet of the step that was just put into the history.
  await page.evaluate(() => history.back());
  await page.getByRole('heading', { name: '조금 더 알려주세요' }).waitFor();
}

const waitUntilClosed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'hidden' });

/** Closes a dialog as one does with a finger: beside it. After a key the next one would open for who may type on. */
async function tapBeside(page: Page): Promise<void> {
  await page.touchscreen.tap(SCREEN.width / 2, 8);
  await waitUntilClosed(page);
}

async function tapBack(page: Page): Promise<void> {
  await button(page, '뒤로').tap();
  await waitUntilClosed(page);
}

/** A kind of tap: how the page comes to it, what is tapped, and what makes it ready for the next one. */
interface Tap {
  name: string;
  route: FirstRoute['name'];
  /** Where the route is opened otherwise than in the benchmark of the first load. */
  place?: Partial<Pick<FirstRoute, 'path' | 'text' | 'signedIn'>>;
  prepare?: (page: Page) => Promise<void>;
  control: (page: Page) => ReturnType<Page['locator']>;
  undo?: (page: Page) => Promise<void>;
  /** What a heading or a term says of what it brings. */
  brings?: string;
}

const TAPS: readonly Tap[] = [
  {
    name: 'like in the feed',
    route: 'community',
    // A visitor would be asked to log in.
    place: { signedIn: true },
    control: (page) => page.getByRole('article').first().locator('button[aria-pressed]'),
  },
  {
    name: 'tab of the feed',
    route: 'community',
    control: (page) => page.getByRole('tab', { selected: false }).first(),
  },
  {
    name: 'tab of the challenges',
    route: 'challenge',
    control: (page) => page.getByRole('tab', { selected: false }).first(),
  },
  {
    name: 'chip of a theme',
    route: 'accountTheme',
    control: (page) => page.getByText('힐링', { exact: true }),
  },
  {
    name: 'dialog of the conversion',
    route: 'shop',
    control: (page) => button(page, '한라봉 채우기'),
    undo: tapBeside,
    brings: '포인트 전환',
  },
  {
    name: 'overlay of the profile',
    route: 'main',
    control: (page) => button(page, '내 캐릭터'),
    undo: tapBack,
    brings: '내 캐릭터',
  },
  {
    name: 'popup for a reply',
    route: 'post',
    // A visitor would be asked to log in.
    place: { signedIn: true },
    control: (page) => button(page, '답글 달기').first(),
    undo: tapBeside,
    brings: '답글',
  },
  {
    name: 'sending a comment',
    route: 'post',
    // A visitor would be asked to log in.
    place: { signedIn: true },
    prepare: writeComment,
    control: (page) => page.getByRole('main').getByRole('button', { name: '보내기' }),
    undo: writeComment,
  },
  {
    name: 'chip of a theme of a new spot',
    route: 'write',
    control: (page) => page.getByText('자연', { exact: true }),
  },
  {
    name: 'from a product to its payment',
    route: 'product',
    // A second voucher of Jeju would be refused.
    place: { path: paths.product(411), text: '도새기 키링' },
    control: (page) => button(page, '구매하기'),
    undo: async (page) => {
      await page.goBack();
      await button(page, '구매하기').waitFor();
    },
    brings: '보유 한라봉',
  },
  {
    name: 'step of the signup by email',
    route: 'emailSignup',
    prepare: async (page) => {
      await proveEmail(page);
      await page.getByLabel('비밀번호', { exact: true }).fill('spring-98');
      await button(page, '다음').click();
      await page.getByLabel('비밀번호 확인', { exact: true }).fill('spring-98');
      await fillPersonal(page);
    },
    control: (page) => button(page, '다음'),
    undo: backToPersonal,
    brings: '프로필을 만들어주세요',
  },
  {
    name: 'step of the social signup',
    route: 'socialSignup',
    prepare: fillPersonal,
    control: (page) => button(page, '다음'),
    undo: backToPersonal,
    brings: '프로필을 만들어주세요',
  },
];

const unknown = wanted.tap?.filter((name) => !TAPS.some((tap) => tap.name === name)) ?? [];
if (unknown.length > 0) {
  console.error(`No such tap: ${unknown.join(', ')}. There are: ${TAPS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const product = await startProduct();
const plainPage = await startPlainPage();
const browser = await chromium.launch(BROWSER);
const misses: string[] = [];

const TABS = ['홈', '챌린지', '주간제주', '마이페이지'] as const;
const TAB_TEXTS: Readonly<Record<(typeof TABS)[number], FirstRoute['name']>> = {
  홈: 'main',
  챌린지: 'challenge',
  주간제주: 'community',
  마이페이지: 'myPage',
};

function routeNamed(name: FirstRoute['name']): FirstRoute {
  const route = FIRST_ROUTES.find((candidate) => candidate.name === name);
  if (!route) throw new Error(`There is no route ${name}.`);
  return route;
}

/** Opens a route in a browser of its own, waits until its content stands, and slows the CPU down. */
async function openRoute({ path, signedIn, text, tabStorage }: FirstRoute): Promise<Page> {
  const context = await browser.newContext(PHONE);
  if (signedIn) await signIn(context, product.origin);
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, tabStorage);
  const page = await context.newPage();
  await page.goto(product.origin + path);
  await page.locator('main').getByText(text).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await slowDown(page, { network: false });
  return page;
}

function note(name: string, figure: number, aim: number): void {
  if (figure > aim) misses.push(`- ${name}: ${ms(figure, 0)} instead of ${ms(aim, 0)}`);
}

async function measurePlainButton(): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(plainPage.origin);
  await page.evaluate(() => {
    const plain = document.createElement('button');
    plain.textContent = '좋아요';
    plain.addEventListener('click', () => (plain.textContent += '!'));
    document.body.append(plain);
  });
  await slowDown(page, { network: false });
  const taken: number[] = [];
  for (let run = 0; run < runs; run += 1) taken.push(await measureTap(page, button(page, '좋아요')));
  await context.close();
  return median(taken);
}

async function measureTaps(): Promise<string> {
  const plain = await measurePlainButton();
  const rows = [['a button on a page of plain HTML', ms(plain, 0), ms(plain, 0), '1.0 ×', '', '']];
  for (const { name, route, place, prepare, control, undo, brings } of TAPS.filter(
    (tap) => wanted.tap?.includes(tap.name) ?? true,
  )) {
    const page = await openRoute({ ...routeNamed(route), ...place });
    await prepare?.(page);
    const taken: number[] = [];
    const shown: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const askShown = brings === undefined ? undefined : await watchForText(page, brings);
      taken.push(await measureTap(page, control(page)));
      if (askShown) shown.push(await askShown());
      await undo?.(page);
    }
    const [middle, worst] = [median(taken), Math.max(...taken)];
    rows.push([
      name,
      ms(middle, 0),
      ms(worst, 0),
      `${(middle / plain).toFixed(1)} ×`,
      ...(brings === undefined ? ['', ''] : [ms(median(shown), 0), ms(Math.max(...shown), 0)]),
    ]);
    console.log(rows.at(-1)?.join('  '));
    note(name, worst, TAP_AIM_MS);
    await page.context().close();
  }
  return toTable(
    [
      'tap, to the next paint',
      'median',
      'worst',
      'median as a multiple of the plain button',
      'what it brings is shown: median',
      'worst',
    ],
    rows,
  );
}

async function measureTabs(): Promise<string> {
  const page = await openRoute(routeNamed('main'));
  const link = (tab: string) => page.getByRole('link', { name: tab, exact: true });
  const change = (tab: (typeof TABS)[number]) =>
    measureRouteChange(page, link(tab), { text: routeNamed(TAB_TEXTS[tab]).text, hasMap: tab === '홈' });
  for (const tab of [...TABS.slice(1), TABS[0]]) await change(tab);
  const rows: string[][] = [];
  for (const tab of [...TABS.slice(1), TABS[0]]) {
    const shown: number[] = [];
    const drawn: number[] = [];
    const maps: number[] = [];
    let blank = 0;
    for (let run = 0; run < runs; run += 1) {
      const away = tab === '마이페이지' ? '챌린지' : '마이페이지';
      await change(away);
      await page.waitForTimeout(500);
      const { shownMs, drawnMs, mapMs, blankFrames } = await change(tab);
      await page.waitForTimeout(500);
      shown.push(shownMs);
      drawn.push(drawnMs);
      if (mapMs !== undefined) maps.push(mapMs);
      blank += blankFrames;
    }
    rows.push([
      tab,
      ms(median(shown), 0),
      ms(Math.max(...shown), 0),
      ms(median(drawn), 0),
      ms(Math.max(...drawn), 0),
      maps.length > 0 ? ms(median(maps), 0) : '',
      String(blank),
    ]);
    console.log(rows.at(-1)?.join('  '));
    note(`change to ${tab}`, Math.max(...shown), TAP_AIM_MS);
    if (blank > 0) misses.push(`- change to ${tab}: ${blank} blank frames`);
  }
  await page.context().close();
  return toTable(
    [
      'change to a tab that was open before',
      'shown: median',
      'worst',
      'drawn anew: median',
      'worst',
      'its map: median',
      'blank frames',
    ],
    rows,
  );
}

async function measureLongTasks(): Promise<string> {
  const context = await browser.newContext();
  await signIn(context, product.origin);
  const cookies = await context.cookies();
  await context.close();
  const unwatched = await startUnwatchedBrowser();
  const rows: string[][] = [];
  try {
    for (const route of FIRST_ROUTES) {
      const tasks = await unwatched.readLongTasks(product.origin, route, route.signedIn ? cookies : []);
      const longest = Math.max(0, ...tasks);
      rows.push([route.name, String(tasks.length), ms(longest, 0)]);
      console.log(rows.at(-1)?.join('  '));
      note(`longest task after the content of ${route.name}`, longest, LONG_TASK_AIM_MS);
    }
  } finally {
    await unwatched.stop();
  }
  return toTable(['after the first content of', 'tasks over 50 ms', 'longest'], rows);
}

async function measureMap(): Promise<string> {
  const page = await openRoute(routeNamed('main'));
  const frames = await measurePan(page, page.getByRole('application'));
  await page.context().close();
  note('worst frame of a pan of the map', Math.max(...frames), TAP_AIM_MS);
  return toTable(
    ['pan of the map, frames', 'median', '95 %', 'worst'],
    [[String(frames.length), ms(median(frames)), ms(within(0.95, frames)), ms(Math.max(...frames))]],
  );
}

const parts = [describeMeasurement(browser.version()), `CPU slowed four times; ${runs} taps each.`];
try {
  parts.push(await measureTaps());
  if (!wanted.tap) parts.push(await measureTabs(), await measureMap(), await measureLongTasks());
} finally {
  await browser.close();
  await plainPage.stop();
  await product.stop();
}
parts.push(misses.length > 0 ? `What misses its aim:\n\n${misses.join('\n')}` : 'Nothing misses its aim.');
console.log(`\n${parts.join('\n\n')}`);
if (!wanted.print && !wanted.tap) await writeFigures('taps', parts.join('\n\n'));
