/**
 * Everything that must hold before a change is published, part by part; `npm test` runs it. Each static check counts
 * as one, each test of a suite as one, and the last line adds them up. What takes one core runs beside another part;
 * the suites have the machine to themselves. `npm run nightly` runs the suites whole.
 *
 * Usage: npm test · npm test -- PART [PART …] · npm run nightly
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { z } from 'zod';
import { BUNDLE_FILE } from '../contract/bundle.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

interface Count {
  passed: number;
  failed: number;
}

interface Part {
  name: string;
  command: readonly [string, ...string[]];
  env?: Readonly<Record<string, string>>;
  /** Reads the counts of a suite, which has the machine to itself; a part without it is one check. */
  count?: () => Count;
  /** The part whose work it needs. */
  after?: string;
  /** Takes too long for every change: it runs where it is named. */
  isNightly?: boolean;
}

/** The project's own Node comes first for every tool, and for the servers that a tool starts. */
const SEARCH_PATH = [resolve('node_modules/.bin'), process.env.PATH ?? ''].join(delimiter);

/**
 * What Node has compiled, types taken away, serves every process that starts after: tools, workers, servers under test.
 */
const COMPILED = resolve('.cache/compiled');

const TEMPORARY = makeTemporaryFolder();

const REPORTS = '.cache/reports';
const VITEST_REPORT = join(REPORTS, 'vitest.json');
const PLAYWRIGHT_REPORT = join(REPORTS, 'playwright.json');

const VitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

const readReport = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const countUnitTests = (): Count => {
  const report = VitestReport.parse(readReport(VITEST_REPORT));
  return { passed: report.numPassedTests, failed: report.numFailedTests };
};
const countBrowserTests = (): Count => {
  const { stats } = PlaywrightReport.parse(readReport(PLAYWRIGHT_REPORT));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
};

const VITEST = [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${VITEST_REPORT}`,
] as const;
const PLAYWRIGHT = ['playwright', 'test', '--reporter=list,json'] as const;
const PLAYWRIGHT_ENV = {
  PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT,
  // Node takes the types away itself, and keeps what it has compiled: Playwright's own way there takes seconds.
  PW_DISABLE_TS_ESM: '1',
};

/** One after the other: checkers beside each other look at the same types again, for a third of the work more. */
const TSC = ['tsc', '--noEmit', '--checkers', '1'] as const;

const PARTS: readonly Part[] = [
  { name: 'generated', command: ['node', 'contract/generate.ts', '--check'] },
  // First what takes longest, one after the other.
  { name: 'build', command: ['node', 'tools/build-for-tests.ts'], after: 'generated' },
  { name: 'budgets', command: ['node', 'tools/bundle-report.ts', '--check'], after: 'build' },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'], after: 'generated' },
  {
    name: 'lint',
    command: ['oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
    after: 'generated',
  },
  // The directions of the imports, circles of rooms, and the drawing of both.
  { name: 'imports', command: ['node', 'tools/map.ts', '--check'], after: 'generated' },
  { name: 'unused', command: ['knip'], after: 'generated' },
  { name: 'types', command: TSC, after: 'generated' },
  {
    name: 'types-app',
    command: [...TSC, '--project', 'tsconfig.app.json'],
    after: 'generated',
  },
  {
    name: 'types-server',
    command: [...TSC, '--project', 'tsconfig.server.json'],
    after: 'generated',
  },
  {
    name: 'types-tools',
    command: [...TSC, '--project', 'tsconfig.tools.json'],
    after: 'generated',
  },
  { name: 'types-worker', command: [...TSC, '--project', 'src/worker'], after: 'generated' },
  {
    name: 'contract',
    command: ['redocly', 'lint', 'dosaegi', 'openapi/flows/*.arazzo.yaml', '--config', 'redocly.yaml'],
  },
  // Spectral takes a path item in a file of its own for an error: it reads the bundle.
  {
    name: 'contract-oas',
    command: ['spectral', 'lint', BUNDLE_FILE, '--fail-severity', 'warn'],
    after: 'generated',
  },
  // Against the last release; before the first one it only says so.
  {
    name: 'contract-changes',
    command: ['node', 'contract/breaking-changes/main.ts'],
    after: 'generated',
  },
  {
    name: 'unit',
    // What another test proves too, and the server on its other database, are left to the night.
    command: [...VITEST, '--tags-filter=!nightly', '--project=!server-on-pglite'],
    // To each operation; the night sends 100.
    env: { FUZZ_REQUESTS: '40' },
    count: countUnitTests,
  },
  {
    name: 'browser',
    command: [...PLAYWRIGHT, '--grep-invert', '@nightly'],
    env: PLAYWRIGHT_ENV,
    count: countBrowserTests,
  },
  { name: 'every-unit', command: VITEST, count: countUnitTests, isNightly: true },
  {
    name: 'every-browser',
    command: PLAYWRIGHT,
    env: PLAYWRIGHT_ENV,
    count: countBrowserTests,
    isNightly: true,
  },
];

/** Windows knows no groups of processes, and tells each process of a console itself. */
const HAS_GROUPS = process.platform !== 'win32';

const running = new Set<ChildProcess>();
let isInterrupted = false;

// What a part has started has to end with it, and before the temporary folder goes: databases above all.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isInterrupted = true;
    for (const { pid } of running) if (HAS_GROUPS && pid !== undefined) endGroup(pid, signal);
  });
}

function endGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch {
    // It has just ended by itself.
  }
}

/** What a part that failed said last: there the runners say which tests failed and why. */
const LINES_SAID_AGAIN = 150;
const saidByFailed = new Map<string, string>();

/** Runs a part; what it says is shown at once, or, where others run beside it, when it has ended. */
async function runPart({ name, command: [program, ...args], env, count }: Part): Promise<Count> {
  if (isInterrupted) return { passed: 0, failed: 0 };
  const isAlone = count !== undefined;
  if (isAlone) console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const child = spawn(join('node_modules', '.bin', program), args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, which a signal reaches whole and once.
    detached: HAS_GROUPS,
    env: {
      ...process.env,
      PATH: SEARCH_PATH,
      NODE_COMPILE_CACHE: COMPILED,
      TMPDIR: TEMPORARY,
      REDOCLY_TELEMETRY: 'off',
      NO_UPDATE_NOTIFIER: '1',
      ...env,
    },
  });
  running.add(child);
  const said: Buffer[] = [];
  for (const [stream, screen] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream.on('data', (chunk: Buffer) => {
      said.push(chunk);
      if (isAlone) screen.write(chunk);
    });
  }
  const status = await new Promise<number | null>((done) => {
    child.once('error', (error) => {
      said.push(Buffer.from(`${error.message}\n`));
      done(1);
    });
    child.once('close', done);
  });
  running.delete(child);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const text = Buffer.concat(said).toString('utf8').trimEnd();
  if (!isAlone) console.log(`\n── ${name}\n${text}`);
  if (status !== 0) saidByFailed.set(name, text.split('\n').slice(-LINES_SAID_AGAIN).join('\n'));
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  const own = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  if (!count) return own;
  try {
    const counted = count();
    // A suite that broke without a failed test (a crash, an error outside of tests) is a failure all the same.
    return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Runs checks beside each other, one for each core, each after the part whose work it needs. */
async function runBesideEachOther(parts: readonly Part[], note: (part: Part, count: Count) => void) {
  const waiting = [...parts];
  const ended = new Set<string>();
  const current = new Set<Promise<void>>();
  const isReady = ({ after }: Part) =>
    after === undefined || ended.has(after) || !parts.some(({ name }) => name === after);
  while (waiting.length > 0 || current.size > 0) {
    const next = waiting.findIndex(isReady);
    const [part] = next >= 0 && current.size < availableParallelism() ? waiting.splice(next, 1) : [];
    if (part === undefined) {
      await Promise.race(current);
      continue;
    }
    const run = runPart(part).then((count) => {
      note(part, count);
      ended.add(part.name);
      current.delete(run);
    });
    current.add(run);
  }
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. Parts: ${PARTS.map((part) => part.name).join(', ')}.`);
  process.exit(2);
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const startedAt = performance.now();
const failedParts: string[] = [];
const total: Count = { passed: 0, failed: 0 };
const note = ({ name }: Part, { passed, failed }: Count) => {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failedParts.push(name);
};

const chosen = PARTS.filter(({ name, isNightly = false }) =>
  wanted.length === 0 ? !isNightly : wanted.includes(name),
);
await runBesideEachOther(
  chosen.filter(({ count }) => count === undefined),
  note,
);
for (const part of chosen.filter(({ count }) => count !== undefined)) note(part, await runPart(part));

// 128 and the number of SIGINT, as shells say it.
if (isInterrupted) process.exit(130);

// A log of CI is read from its end: what failed long before is said again there.
for (const [name, text] of saidByFailed)
  console.log(`\n── ${name} failed; the end of what it said:\n${text}`);

console.log(failedParts.length > 0 ? `\nFailed: ${failedParts.join(', ')}` : '\nEverything holds.');
console.log(`${Math.round((performance.now() - startedAt) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
