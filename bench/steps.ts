/**
 * How far the counted steps are off, by the specified rule and with the plausibility guard over it: on recorded traces
 * (bench/step-traces) and, for the kinds of movement of which none may be used here, on simulated ones. Also prints
 * how many fixes a second each counts. Writes the tables into docs/figures.md.
 *
 * Usage: npm run bench -- steps [--print]
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { STEP_STRIDE_METERS } from '../src/domain/limits.ts';
import { startTracker, trackFix } from '../src/domain/steps/step-plausibility.ts';
import { type PositionFix, startSteps } from '../src/domain/steps/steps.ts';
import { readCommandLine } from '../contract/command-line.ts';

const DAY = '2026-04-12';
const RUNS = 40;
const ORIGIN = { latitude: 33.2457, longitude: 126.5644 };
const METERS_PER_DEGREE = (6_371_000 * Math.PI) / 180;
const RUN_STRIDE_METERS = 1.06;
/** Where a recording names no accuracy, in metres: what phones say under an open sky. */
const USUAL_ACCURACY = 8;
const TRACES = join(import.meta.dirname, 'step-traces');
const FIGURES = 'docs/figures.md';

type Plot = (meters: { east: number; north: number }) => Pick<PositionFix, 'latitude' | 'longitude'>;
const plot: Plot = ({ east, north }) => ({
  latitude: ORIGIN.latitude + north / METERS_PER_DEGREE,
  longitude: ORIGIN.longitude + east / (METERS_PER_DEGREE * Math.cos((ORIGIN.latitude * Math.PI) / 180)),
});

interface Kind {
  name: string;
  /** Seconds of one way. */
  seconds: number;
  /** Length of a step in metres; null where nobody steps. */
  stride: number | null;
  /** Speed in metres per second at a second of the way. */
  speedAt: (second: number) => number;
  /** How much the way winds: standard deviation of the turn at each second, in radians. */
  winding?: number;
}

interface Noise {
  name: string;
  driftMeters: number;
  driftSeconds: number;
  scatterMeters: number;
}

const NOISES: readonly Noise[] = [
  { name: 'open sky', driftMeters: 2, driftSeconds: 60, scatterMeters: 0.5 },
  { name: 'town', driftMeters: 5, driftSeconds: 40, scatterMeters: 1.5 },
];

/** Stops of `stopSeconds` in every `period`, with 10 s to gain and to lose speed. */
const stopAndGo = (speed: number, period: number, stopSeconds: number) => (second: number) => {
  const at = second % period;
  if (at < stopSeconds) return 0;
  return speed * Math.min(1, (at - stopSeconds) / 10, (period - at) / 10);
};

const KINDS: readonly Kind[] = [
  // A stop of 20 s in every three minutes, as at a crossing or a view.
  {
    name: 'walking',
    seconds: 1_800,
    stride: STEP_STRIDE_METERS,
    speedAt: (second) => (second % 180 < 20 ? 0 : 1.3),
  },
  {
    name: 'slow hike, winding',
    seconds: 3_600,
    stride: STEP_STRIDE_METERS,
    winding: 0.12,
    speedAt: (second) => (second % 300 < 60 ? 0 : 0.6),
  },
  { name: 'running', seconds: 600, stride: RUN_STRIDE_METERS, speedAt: () => 2.8 },
  { name: 'standing', seconds: 3_600, stride: null, speedAt: () => 0 },
  { name: 'cycling in town', seconds: 1_800, stride: null, speedAt: stopAndGo(4.5, 90, 15) },
  {
    name: 'ferry',
    seconds: 1_800,
    stride: null,
    speedAt: (second) => Math.min(5, second / 60, (1_800 - second) / 60),
  },
  { name: 'tram or bus', seconds: 1_800, stride: null, speedAt: stopAndGo(9, 100, 25) },
  {
    name: 'bus in a jam',
    seconds: 1_800,
    stride: null,
    speedAt: (second) => (second % 240 < 90 ? stopAndGo(2, 30, 12)(second) : stopAndGo(9, 150, 20)(second)),
  },
  { name: 'car', seconds: 1_800, stride: null, speedAt: stopAndGo(14, 200, 30) },
];

let seed = 1;
function random(): number {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return (seed + 0.5) / 4_294_967_296;
}
const gaussian = () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());

interface Way {
  fixes: readonly PositionFix[];
  seconds: number;
  steps: number;
}

/**
 * One fix a second: the true place, a slow drift (a random walk that is pulled back, with a standard deviation and a time
 * constant) and gaussian scatter. The receiver's own speed is the true one, 0.15 m/s off.
 */
function simulate({ seconds, stride, speedAt, winding = 0.03 }: Kind, noise: Noise): Way {
  const pull = Math.exp(-1 / noise.driftSeconds);
  const push = noise.driftMeters * Math.sqrt(1 - pull * pull);
  const accuracy = 1.5 * Math.hypot(noise.driftMeters, noise.scatterMeters);
  const drift = { east: gaussian() * noise.driftMeters, north: gaussian() * noise.driftMeters };
  const place = { east: 0, north: 0 };
  let heading = random() * 2 * Math.PI;
  let meters = 0;
  const fixes: PositionFix[] = [];
  for (let second = 0; second < seconds; second += 1) {
    const speed = speedAt(second);
    meters += speed;
    heading += gaussian() * winding;
    place.east += speed * Math.cos(heading);
    place.north += speed * Math.sin(heading);
    drift.east = drift.east * pull + gaussian() * push;
    drift.north = drift.north * pull + gaussian() * push;
    const seen = {
      east: place.east + drift.east + gaussian() * noise.scatterMeters,
      north: place.north + drift.north + gaussian() * noise.scatterMeters,
    };
    fixes.push({
      ...plot(seen),
      accuracy: accuracy * (0.8 + 0.4 * random()),
      timestampMs: second * 1000,
      speed: Math.abs(speed + gaussian() * 0.15),
    });
  }
  return { fixes, seconds, steps: stride === null ? 0 : meters / stride };
}

/** What is known of each recording: whether somebody stepped, and how long a step may be taken to be. */
const RECORDED: Readonly<Record<string, { kind: string; stride: number | null }>> = {
  standing: { kind: 'standing', stride: null },
  boat: { kind: 'sailing boat', stride: null },
  cycling: { kind: 'cycling in town', stride: null },
  running: { kind: 'running', stride: RUN_STRIDE_METERS },
};

function readTrace(file: string): Way {
  const rows = readFileSync(join(TRACES, file), 'utf8').trim().split('\n').slice(1);
  let meters = 0;
  let last: { east: number; north: number } | undefined;
  const fixes = rows.map((row): PositionFix => {
    const [seconds = '', east = '', north = '', accuracy = '', speed = ''] = row.split(',');
    const place = { east: Number(east), north: Number(north) };
    // Every second second, so that the scatter does not lengthen the way.
    if (!last || Math.hypot(place.east - last.east, place.north - last.north) >= 5) {
      meters += last ? Math.hypot(place.east - last.east, place.north - last.north) : 0;
      last = place;
    }
    return Object.assign(plot(place), {
      accuracy: accuracy === '' ? USUAL_ACCURACY : Number(accuracy),
      timestampMs: Number(seconds) * 1000,
      speed: speed === '' ? null : Number(speed),
    });
  });
  const { stride } = RECORDED[file.replace(/(-\d)?\.csv$/, '')] ?? { stride: null };
  return {
    fixes,
    seconds: (fixes.at(-1)?.timestampMs ?? 0) / 1000,
    steps: stride === null ? 0 : meters / stride,
  };
}

function count(fixes: readonly PositionFix[], isGuarded: boolean): number {
  let tracker = startTracker(startSteps(DAY));
  for (const fix of fixes) tracker = trackFix(tracker, fix, { day: DAY, isGuarded });
  return tracker.steps.count;
}

/** Error on foot, steps an hour otherwise: what somebody who stands or rides is given. */
function tell(ways: readonly Way[], isGuarded: boolean): string {
  const counted = ways.reduce((sum, { fixes }) => sum + count(fixes, isGuarded), 0);
  const real = ways.reduce((sum, { steps }) => sum + steps, 0);
  const hours = ways.reduce((sum, { seconds }) => sum + seconds, 0) / 3_600;
  if (real === 0) return `${Math.round(counted / hours).toLocaleString('en')} an hour`;
  const off = (counted / real - 1) * 100;
  return `${off > 0 ? '+' : '−'}${Math.abs(off).toFixed(0)} %`;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function recordedTable(): string {
  const files = readdirSync(TRACES).filter((file) => file.endsWith('.csv'));
  const rows = Object.entries(RECORDED).map(([name, { kind }]) => {
    const ways = files.filter((file) => file.startsWith(name)).map(readTrace);
    const minutes = ways.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
    const real = Math.round(ways.reduce((sum, { steps }) => sum + steps, 0));
    return [
      kind,
      `${ways.length}, ${minutes.toFixed(0)} min`,
      real.toLocaleString('en'),
      tell(ways, false),
      tell(ways, true),
    ];
  });
  return table(['recorded', 'traces', 'steps', 'specified rule', 'with the guard'], rows);
}

function simulatedTable(): string {
  const rows = KINDS.map((kind) => {
    const cells = NOISES.map((noise) => {
      const ways = Array.from({ length: RUNS }, () => simulate(kind, noise));
      return { rule: tell(ways, false), guarded: tell(ways, true) };
    });
    return [kind.name, ...cells.map(({ rule }) => rule), ...cells.map(({ guarded }) => guarded)];
  });
  const names = NOISES.map(({ name }) => name);
  return table(
    ['simulated', ...names.map((name) => `rule, ${name}`), ...names.map((name) => `guard, ${name}`)],
    rows,
  );
}

function speedText(): string {
  const [walking] = KINDS;
  const [openSky] = NOISES;
  if (!walking || !openSky) return '';
  const { fixes } = simulate(walking, openSky);
  const [rule, guarded] = [false, true].map((isGuarded) => {
    const rounds = Math.ceil(1_000_000 / fixes.length);
    for (let round = 0; round < 50; round += 1) count(fixes, isGuarded);
    const start = performance.now();
    for (let round = 0; round < rounds; round += 1) count(fixes, isGuarded);
    return ((rounds * fixes.length) / ((performance.now() - start) / 1000) / 1_000_000).toFixed(1);
  });
  return `${rule} million fixes a second by the specified rule, ${guarded} million with the guard (aim: one million).`;
}

const { print } = readCommandLine('npm run bench -- steps [--print]', {
  print: { type: 'boolean', default: false },
});
const speed = speedText();
const text = await format(
  `<!-- steps: written by npm run bench -- steps -->

${speed}

${recordedTable()}

${simulatedTable()}

<!-- /steps -->`,
  { parser: 'markdown', printWidth: 120 },
);
console.log(text);
if (!print) {
  const figures = readFileSync(FIGURES, 'utf8');
  const section = /<!-- steps:[^]*<!-- \/steps -->\n/;
  if (!section.test(figures)) throw new Error(`${FIGURES} has no place for the figures of steps.`);
  writeFileSync(
    FIGURES,
    figures.replace(section, () => text),
  );
}
