/**
 * Takes the strips of docs/images: rows of screens, or of moments of what moves, from the product as `npm start` serves
 * it, with the example story.
 *
 * Usage: npm run strips · npm run strips -- NAME [NAME …]
 */
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { DEMO_ACCOUNT } from '../../server/seed/seed.ts';
import { browserWithCamera } from './camera-film.ts';
import { startProduct } from '../product/start-product.ts';
import { PERMISSIONS, PHONE } from './phone.ts';

/** What is cut out of the screen, in CSS pixels. */
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Strip {
  /** The picture's file name, without its ending. */
  name: string;
  part: Part;
  /** The moments, as pictures of the whole screen. */
  take: (page: Page) => Promise<Buffer[]>;
}

const FOLDER = 'docs/images';
const SCREEN = { width: 360, height: 740 };
/** Between two moments, in pixels of the strip. */
const GAP = 12;
const WHOLE: Part = { x: 0, y: 0, ...SCREEN };

/** Degrees of longitude: some nine metres to the east at Jeju. */
const NINE_METERS = 0.0001;

const Mails = z.array(z.object({ text: z.string() }));

const picture = (page: Page) => page.screenshot();

/**
 * Films what follows an act and picks moments of it.
 * @param offsetsMs when, from the act on, in milliseconds
 */
async function film(page: Page, act: () => Promise<void>, offsetsMs: readonly number[]): Promise<Buffer[]> {
  const session = await page.context().newCDPSession(page);
  const frames: { atMs: number; bytes: Buffer }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ atMs: (metadata.timestamp ?? 0) * 1000, bytes: Buffer.from(data, 'base64') });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png' });
  await act();
  const begunMs = Date.now();
  await after(Math.max(...offsetsMs) + 500);
  await session.send('Page.stopScreencast');
  return offsetsMs.map((offsetMs) => {
    const frame = frames.findLast(({ atMs }) => atMs <= begunMs + offsetMs) ?? frames[0];
    if (!frame) throw new Error('The film has no frame.');
    return frame.bytes;
  });
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/auth/login');
  // A tap that Playwright tries again because the app has taken the place of the drawing is a double tap to the button.
  await page.locator('#drawn').waitFor({ state: 'detached' });
  await page.getByLabel('이메일').fill(DEMO_ACCOUNT.email);
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_ACCOUNT.password);
  await page.getByRole('button', { name: '입장하기' }).tap();
  await page.getByRole('dialog', { name: /환영해요!$/ }).waitFor();
  await page.getByRole('img', { name: '내 위치' }).waitFor();
}

const goHome = (page: Page) => page.getByRole('button', { name: '홈으로 가기' }).tap();

async function walkOn(page: Page, count: number): Promise<void> {
  await page.context().setGeolocation({
    ...PHONE.geolocation,
    longitude: PHONE.geolocation.longitude + count * NINE_METERS,
  });
  await after(700);
}

const STRIPS: readonly Strip[] = [
  {
    name: 'screens',
    part: WHOLE,
    async take(page) {
      await logIn(page);
      await goHome(page);
      for (let count = 1; count <= 6; count += 1) await walkOn(page, count);
      await page.getByText(/오늘 *[1-9]/).waitFor();
      const moments = [await picture(page)];
      for (const tab of ['챌린지', '주간제주']) {
        await page.getByRole('link', { name: tab, exact: true }).tap();
        await page.getByRole('main').getByRole('img').first().waitFor();
        await page.waitForLoadState('networkidle');
        await after(1000);
        moments.push(await picture(page));
      }
      await page.goto('/inapp/shop');
      await page.getByRole('main').getByRole('listitem').first().waitFor();
      await page.waitForLoadState('networkidle');
      await after(1000);
      moments.push(await picture(page));
      return moments;
    },
  },
  {
    name: 'home-walk',
    part: { x: 60, y: 125, width: 240, height: 220 },
    async take(page) {
      await logIn(page);
      await goHome(page);
      await after(1500);
      const moments = [await picture(page)];
      for (let count = 1; count <= 3; count += 1) {
        await walkOn(page, count);
        moments.push(await picture(page));
      }
      await page.clock.fastForward(5_000);
      await after(1500);
      moments.push(await picture(page));
      await page.clock.fastForward('03:00');
      await after(1500);
      moments.push(await picture(page));
      return moments;
    },
  },
  {
    name: 'reward',
    part: WHOLE,
    async take(page) {
      await logIn(page);
      await after(2500);
      return [await picture(page), ...(await film(page, () => goHome(page), [350, 600, 800, 1000, 1800]))];
    },
  },
  {
    name: 'character-room',
    part: { x: 0, y: 40, width: 360, height: 420 },
    async take(page) {
      await logIn(page);
      await goHome(page);
      await page.getByRole('button', { name: '내 캐릭터' }).tap();
      const pig = page.getByRole('button', { name: '도새기 쓰다듬기' });
      await pig.waitFor();
      await after(1000);
      return [await picture(page), ...(await film(page, () => pig.tap(), [120, 240, 360, 480, 900]))];
    },
  },
  {
    name: 'first-minute',
    part: WHOLE,
    async take(page) {
      await page.goto('/splash');
      await page.getByRole('button', { name: '시작하기' }).waitFor();
      const moments = [await picture(page)];
      await after(6000);
      moments.push(await picture(page));
      await page.goto('/splash/register-choice');
      await page.getByText('이메일로 가입하기').waitFor();
      await after(1500);
      moments.push(await picture(page));
      await page.goto('/auth/register');
      await page.getByLabel('이메일', { exact: true }).fill('bombaram@example.com');
      await after(800);
      moments.push(await picture(page));
      await page.getByRole('button', { name: '중복확인' }).tap();
      await page.getByLabel('인증번호', { exact: true }).fill(await readMailedCode(page));
      await page.getByRole('button', { name: '인증하기' }).tap();
      await page.getByRole('button', { name: '다음' }).tap();
      await page.getByRole('heading', { name: '비밀번호를 만들어주세요' }).waitFor();
      await page.getByLabel('비밀번호', { exact: true }).fill('spring-98');
      await after(1500);
      await page.getByRole('button', { name: '다음' }).tap();
      await page.getByLabel('비밀번호 확인', { exact: true }).waitFor();
      await after(800);
      moments.push(await picture(page));
      await page.getByLabel('비밀번호 확인', { exact: true }).fill('spring-98');
      await page.getByRole('heading', { name: '조금 더 알려주세요' }).waitFor();
      await after(1500);
      moments.push(await picture(page));
      return moments;
    },
  },
];

async function readMailedCode(page: Page): Promise<string> {
  await page.getByLabel('인증번호', { exact: true }).waitFor();
  const answer = await page.request.get('/dev/outbox.json');
  const code = Mails.parse(await answer.json())
    .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0])
    .find(Boolean);
  if (code === undefined) throw new Error('No mail has a code.');
  return code;
}

async function openPhone(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    ...PHONE,
    baseURL,
    viewport: SCREEN,
    permissions: [...PERMISSIONS],
  });
  context.setDefaultTimeout(20_000);
  await context.clock.install();
  return context.newPage();
}

async function writeStrip({ name, part }: Strip, moments: readonly Buffer[]): Promise<string> {
  const file = join(FOLDER, `${name}.webp`);
  const cut = { left: part.x, top: part.y, width: part.width, height: part.height };
  const cuts = await Promise.all(
    moments.map(async (moment) => {
      const screen = await sharp(moment).resize(SCREEN.width, SCREEN.height, { fit: 'fill' }).toBuffer();
      return sharp(screen).extract(cut).toBuffer();
    }),
  );
  const step = part.width + GAP;
  await sharp({
    create: { width: step * cuts.length - GAP, height: part.height, channels: 3, background: '#ffffff' },
  })
    .composite(cuts.map((input, index) => ({ input, left: index * step, top: 0 })))
    .webp({ quality: 80 })
    .toFile(file);
  return file;
}

const wanted = process.argv.slice(2);
const strips = STRIPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (strips.length === 0) {
  console.error(`No such strip: ${wanted.join(', ')}. Strips: ${STRIPS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const browser = await chromium.launch(await browserWithCamera());
try {
  for (const strip of strips) {
    // The attendance of the day is rewarded once.
    const product = await startProduct();
    try {
      const page = await openPhone(browser, product.origin);
      console.log(await writeStrip(strip, await strip.take(page)));
      await page.context().close();
    } finally {
      await product.stop();
    }
  }
} finally {
  await browser.close();
}
