/**
 * Measures the first load of every route on the product as `npm start` builds and serves it, with the example story:
 * by Lighthouse (mobile preset; medians), and with network and CPU really slowed. In the same run a page of plain HTML
 * is measured, and each figure is stated as a multiple of it too, since machines differ. A run over all routes writes its
 * tables into docs/figures.md.
 *
 * Run: npm run bench -- first-load [--route NAME …] [--runs COUNT] [--only lighthouse|slowed]
 */
import { chromium } from '@playwright/test';
import type { RouteName } from '../src/domain/routes/routes.ts';
import { BROWSER } from '../tools/browser.ts';
import { readCommandLine } from '../contract/command-line.ts';
import { FIRST_ROUTES, type FirstRoute } from '../tools/product/first-routes.ts';
import { measureLighthouse, type LighthouseLoad } from './product/measure-lighthouse.ts';
import { measureSlowed, type SlowedLoad } from './product/measure-slowed.ts';
import { PLAIN_TEXT, startPlainPage } from './product/plain-page.ts';
import { startProduct } from '../tools/product/start-product.ts';
import { describeMeasurement, toTable, writeFigures } from './report/figures-page.ts';
import { medianOf } from './report/median.ts';

/** Scores, in Lighthouse's order, that no route may miss. */
const SCORE_AIMS = [95, 100, 100, 100];
const SCORE_NAMES = ['performance', 'accessibility', 'best practices', 'SEO'];
const FCP_AIM_MS = 800;
const TBT_AIM_MS = 150;
const CLS_AIM = 0.02;
const ENTRY: ReadonlySet<RouteName> = new Set(['splash', 'permission', 'registerChoice', 'login']);
const lcpAimMs = (name: RouteName) => (ENTRY.has(name) ? 1000 : 2000);
const CONTENT_AIMS_MS: Readonly<Partial<Record<RouteName, number>>> = {
  splash: 2200,
  login: 2200,
  community: 2800,
  challenge: 2800,
  shop: 2800,
};
const REQUESTS_AIM = 10;

const USAGE = 'npm run bench -- first-load [--route NAME …] [--runs COUNT] [--only lighthouse|slowed]';
const wanted = readCommandLine(USAGE, {
  route: { type: 'string', multiple: true },
  runs: { type: 'string', default: '3' },
  only: { type: 'string' },
});
const runs = Number(wanted.runs);
const unknown = (wanted.route ?? []).filter((name) => !FIRST_ROUTES.some((route) => route.name === name));
const hasWrongPart = wanted.only !== undefined && wanted.only !== 'lighthouse' && wanted.only !== 'slowed';
if (unknown.length > 0 || hasWrongPart || !Number.isInteger(runs) || runs < 1) {
  console.error(`Usage: ${USAGE}\nRoutes: ${FIRST_ROUTES.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const routes = FIRST_ROUTES.filter(({ name }) => wanted.route?.includes(name) ?? true);
const isWhole = routes.length === FIRST_ROUTES.length && wanted.only === undefined;

const seconds = (ms: number, decimals = 2) => `${(ms / 1000).toFixed(decimals)} s`;

/** A time beside its aim, with as many decimals as tell them apart. */
function insteadOf(ms: number, aimMs: number): string {
  const decimals = [2, 3].find((count) => seconds(ms, count) !== seconds(aimMs, count)) ?? 4;
  return `${seconds(ms, decimals)} instead of ${seconds(aimMs, decimals)}`;
}

const times = (value: number, plain: number) => `${(value / plain).toFixed(1)} ×`;

/** Measures several times, one after another. */
async function repeat<T>(measure: () => Promise<T>): Promise<readonly T[]> {
  const measured: T[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await measure());
  return measured;
}

function mergeLighthouse(loads: readonly LighthouseLoad[]): LighthouseLoad {
  return {
    scores: SCORE_AIMS.map((_, index) => medianOf(loads, ({ scores }) => scores[index] ?? 0)),
    fcpMs: medianOf(loads, ({ fcpMs }) => fcpMs),
    lcpMs: medianOf(loads, ({ lcpMs }) => lcpMs),
    lcpElement: [...new Set(loads.map(({ lcpElement }) => lcpElement))].join(', or '),
    tbtMs: medianOf(loads, ({ tbtMs }) => tbtMs),
    cls: medianOf(loads, ({ cls }) => cls),
    benchmarkIndex: medianOf(loads, ({ benchmarkIndex }) => benchmarkIndex),
    failedAudits: [...new Set(loads.flatMap(({ failedAudits }) => failedAudits))],
  };
}

function mergeSlowed(loads: readonly SlowedLoad[]): SlowedLoad {
  return {
    firstPaintMs: medianOf(loads, ({ firstPaintMs }) => firstPaintMs),
    contentMs: medianOf(loads, ({ contentMs }) => contentMs),
    usableMs: medianOf(loads, ({ usableMs }) => usableMs),
    requests: medianOf(loads, ({ requests }) => requests),
    bytes: medianOf(loads, ({ bytes }) => bytes),
  };
}

/** The figures of a route that miss their aim, in words. */
function findMisses({ name }: FirstRoute, lighthouse?: LighthouseLoad, slowed?: SlowedLoad): string[] {
  const checks: [boolean, string][] = [];
  if (lighthouse) {
    const { scores, fcpMs, lcpMs, lcpElement, tbtMs, cls, failedAudits } = lighthouse;
    for (const [index, aim] of SCORE_AIMS.entries()) {
      const score = scores[index] ?? 0;
      const why = index > 0 && failedAudits.length > 0 ? ` (${failedAudits.join(', ')})` : '';
      checks.push([score < aim, `${SCORE_NAMES[index]} ${score} instead of ${aim}${why}`]);
    }
    checks.push(
      [fcpMs > FCP_AIM_MS, `FCP ${insteadOf(fcpMs, FCP_AIM_MS)}`],
      [lcpMs > lcpAimMs(name), `LCP ${insteadOf(lcpMs, lcpAimMs(name))} (${lcpElement})`],
      [tbtMs > TBT_AIM_MS, `TBT ${Math.round(tbtMs)} ms instead of ${TBT_AIM_MS} ms`],
      [cls > CLS_AIM, `CLS ${cls.toFixed(3)} instead of ${CLS_AIM}`],
    );
  }
  if (slowed) {
    const { contentMs, requests } = slowed;
    const aim = CONTENT_AIMS_MS[name] ?? Number.POSITIVE_INFINITY;
    checks.push(
      [contentMs > aim, `content ${insteadOf(contentMs, aim)}`],
      [requests > REQUESTS_AIM, `${requests} requests before the content instead of ${REQUESTS_AIM}`],
    );
  }
  const misses = checks.filter(([isMissed]) => isMissed).map(([, text]) => text);
  return misses.length > 0 ? [`- ${name}: ${misses.join('; ')}`] : [];
}

const toLighthouseRow = (name: string, load: LighthouseLoad, plain: LighthouseLoad) => [
  name,
  load.scores.join(' · '),
  seconds(load.fcpMs),
  seconds(load.lcpMs),
  `${Math.round(load.tbtMs)} ms`,
  load.cls.toFixed(3),
  `${times(load.fcpMs, plain.fcpMs)} · ${times(load.lcpMs, plain.lcpMs)}`,
  String(Math.round(load.benchmarkIndex)),
];

const toSlowedRow = (name: string, load: SlowedLoad, plain: SlowedLoad) => [
  name,
  seconds(load.firstPaintMs),
  seconds(load.contentMs),
  seconds(load.usableMs),
  String(load.requests),
  (load.bytes / 1000).toFixed(0),
  `${times(load.firstPaintMs, plain.firstPaintMs)} · ${times(load.contentMs, plain.contentMs)}`,
];

const PLAIN_NAME = 'a page of plain HTML';
const PLAIN = { path: '/', signedIn: false, text: PLAIN_TEXT, tabStorage: {} };

const product = await startProduct();
const plainPage = await startPlainPage();
const browser = await chromium.launch(BROWSER);
const parts: string[] = [describeMeasurement(browser.version()), `Medians of ${runs}.`];
const byLighthouse = new Map<RouteName, LighthouseLoad>();
const bySlowing = new Map<RouteName, SlowedLoad>();
try {
  if (wanted.only !== 'slowed') {
    const plain = mergeLighthouse(await repeat(() => measureLighthouse(plainPage.origin, PLAIN)));
    const rows = [toLighthouseRow(PLAIN_NAME, plain, plain)];
    for (const route of routes) {
      const load = mergeLighthouse(await repeat(() => measureLighthouse(product.origin, route)));
      byLighthouse.set(route.name, load);
      rows.push(toLighthouseRow(route.name, load, plain));
      console.log(rows.at(-1)?.join('  '));
    }
    parts.push(
      "Lighthouse's phone, and how quick it found the machine (a desktop that its slowing by four is meant for has 1500 to 2000):",
      toTable(
        [
          'route',
          SCORE_NAMES.join(' · '),
          'FCP',
          'LCP',
          'TBT',
          'CLS',
          'FCP · LCP as multiples of the plain page',
          'machine',
        ],
        rows,
      ),
    );
  }
  if (wanted.only !== 'lighthouse') {
    const plain = mergeSlowed(await repeat(() => measureSlowed(browser, plainPage.origin, PLAIN)));
    const rows = [toSlowedRow(PLAIN_NAME, plain, plain)];
    for (const route of routes) {
      const load = mergeSlowed(await repeat(() => measureSlowed(browser, product.origin, route)));
      bySlowing.set(route.name, load);
      rows.push(toSlowedRow(route.name, load, plain));
      console.log(rows.at(-1)?.join('  '));
    }
    parts.push(
      'Network (150 ms, 1.6 Mbit/s) and CPU (× 4) really slowed; requests that began before the content, pictures apart; ' +
        'kB on the wire until nothing is under way:',
      toTable(
        [
          'route',
          'first paint',
          'content can be read',
          'it can be used',
          'requests',
          'kB',
          'paint · content as multiples of the plain page',
        ],
        rows,
      ),
    );
  }
} finally {
  await browser.close();
  await plainPage.stop();
  await product.stop();
}

const misses = routes.flatMap((route) =>
  findMisses(route, byLighthouse.get(route.name), bySlowing.get(route.name)),
);
parts.push(misses.length > 0 ? `What misses its aim:\n\n${misses.join('\n')}` : 'Nothing misses its aim.');
console.log(`\n${parts.join('\n\n')}`);
if (isWhole) await writeFigures('first-load', parts.join('\n\n'));
