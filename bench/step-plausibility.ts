/**
 * How far the counted steps are off, by the specified rule and with the plausibility guard over it, on
 * simulated ways of ten minutes with one fix a second. A fix is the true place plus a slow drift (a random walk
 * that is pulled back, with a standard deviation and a time constant) plus gaussian scatter. The noise figures
 * are assumptions about phones, not recordings. Also prints how many fixes a second each counts.
 * Run: npm run bench -- step-plausibility
 */
import { startTracker, trackFix } from '../src/domain/steps/step-plausibility.ts';
import { type PositionFix, startSteps } from '../src/domain/steps/steps.ts';

const DAY = '2026-04-12';
const RUNS = 40;
const SECONDS = 600;
const STRIDE_METERS = 0.7;
const ORIGIN = { latitude: 33.2457, longitude: 126.5644 };
const METERS_PER_DEGREE = (6_371_000 * Math.PI) / 180;

interface Noise {
  name: string;
  driftMeters: number;
  driftSeconds: number;
  scatterMeters: number;
}
interface Scenario {
  name: string;
  isOnFoot: boolean;
  /** Speed in metres per second at a second of the way. */
  speedAt: (second: number) => number;
}

const noises: Noise[] = [
  { name: 'open sky', driftMeters: 2, driftSeconds: 60, scatterMeters: 0.5 },
  { name: 'town', driftMeters: 5, driftSeconds: 40, scatterMeters: 1.5 },
  { name: 'raw receiver', driftMeters: 3, driftSeconds: 60, scatterMeters: 4 },
  { name: 'indoors', driftMeters: 12, driftSeconds: 60, scatterMeters: 2 },
];

const scenarios: Scenario[] = [
  // A stop of 20 s at every third minute, as at a crossing or a view.
  { name: 'walk', isOnFoot: true, speedAt: (second) => (second % 180 < 20 ? 0 : 1.3) },
  { name: 'run', isOnFoot: true, speedAt: () => 2.8 },
  // 30 s at a stop, 10 s to 11 m/s, 60 s of way with slow traffic in its middle, 10 s to brake.
  { name: 'bus', isOnFoot: false, speedAt: (second) => busSpeed(second % 120) },
  { name: 'standing still', isOnFoot: false, speedAt: () => 0 },
];

function busSpeed(second: number): number {
  if (second < 30) return 0;
  if (second < 40) return (second - 30) * 1.1;
  if (second >= 60 && second < 75) return 3;
  if (second < 110) return 11;
  return (120 - second) * 1.1;
}

let seed = 1;
function random(): number {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return (seed + 0.5) / 4_294_967_296;
}

function gaussian(): number {
  return Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
}

function simulate(scenario: Scenario, noise: Noise): { fixes: PositionFix[]; meters: number } {
  const pull = Math.exp(-1 / noise.driftSeconds);
  const push = noise.driftMeters * Math.sqrt(1 - pull * pull);
  const accuracy = 1.5 * Math.hypot(noise.driftMeters, noise.scatterMeters);
  const drift = { x: gaussian() * noise.driftMeters, y: gaussian() * noise.driftMeters };
  const place = { x: 0, y: 0 };
  let heading = random() * 2 * Math.PI;
  let meters = 0;
  const fixes: PositionFix[] = [];
  for (let second = 0; second < SECONDS; second += 1) {
    const speed = scenario.speedAt(second);
    meters += speed;
    heading += gaussian() * 0.03 + (second % 75 === 74 ? (random() < 0.5 ? -1 : 1) * (Math.PI / 2) : 0);
    place.x += speed * Math.cos(heading);
    place.y += speed * Math.sin(heading);
    drift.x = drift.x * pull + gaussian() * push;
    drift.y = drift.y * pull + gaussian() * push;
    const x = place.x + drift.x + gaussian() * noise.scatterMeters;
    const y = place.y + drift.y + gaussian() * noise.scatterMeters;
    fixes.push({
      latitude: ORIGIN.latitude + y / METERS_PER_DEGREE,
      longitude: ORIGIN.longitude + x / (METERS_PER_DEGREE * Math.cos((ORIGIN.latitude * Math.PI) / 180)),
      accuracy: accuracy * (0.8 + 0.4 * random()),
      timestampMs: second * 1000,
    });
  }
  return { fixes, meters };
}

function count(fixes: readonly PositionFix[], isGuarded: boolean): number {
  let tracker = startTracker(startSteps(DAY));
  for (const fix of fixes) tracker = trackFix(tracker, fix, { day: DAY, isGuarded });
  return tracker.steps.count;
}

function mean(sum: number): number {
  return Math.round(sum / RUNS);
}

function errorText(counted: number, real: number): string {
  const off = counted - real;
  const sign = off > 0 ? '+' : '';
  return real === 0 ? `${sign}${off} steps` : `${sign}${((off / real) * 100).toFixed(1)} %`;
}

const rows = scenarios.flatMap((scenario) =>
  noises.map((noise) => {
    let real = 0;
    let specified = 0;
    let guarded = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const { fixes, meters } = simulate(scenario, noise);
      real += scenario.isOnFoot ? meters / STRIDE_METERS : 0;
      specified += count(fixes, false);
      guarded += count(fixes, true);
    }
    return {
      'ten minutes of': scenario.name,
      noise: noise.name,
      'real steps': mean(real),
      'specified rule': mean(specified),
      'its error': errorText(mean(specified), mean(real)),
      'with guard': mean(guarded),
      'error with guard': errorText(mean(guarded), mean(real)),
    };
  }),
);
console.table(rows);

const [walk] = scenarios;
const [openSky] = noises;
if (walk && openSky) {
  const { fixes } = simulate(walk, openSky);
  for (const isGuarded of [false, true]) {
    const rounds = Math.ceil(2_000_000 / fixes.length);
    for (let round = 0; round < 100; round += 1) count(fixes, isGuarded);
    const start = performance.now();
    for (let round = 0; round < rounds; round += 1) count(fixes, isGuarded);
    const perSecond = (rounds * fixes.length) / ((performance.now() - start) / 1000);
    const label = isGuarded ? 'with guard' : 'specified rule';
    console.log(`${label}: ${(perSecond / 1_000_000).toFixed(2)} million fixes per second`);
  }
}
