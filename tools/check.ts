/**
 * Everything that must hold before a change is published, part by part; `npm test` runs it. Each static check counts
 * as one, each test of a suite as one, and the last line adds them up.
 *
 * Usage: npm test · npm test -- PART [PART …]
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { z } from 'zod';
import { BUNDLE_FILE } from '../contract/bundle.ts';

interface Count {
  passed: number;
  failed: number;
}

interface Part {
  name: string;
  command: readonly [string, ...string[]];
  env?: Readonly<Record<string, string>>;
  /** Reads the counts of a suite; a part without it is one check. */
  count?: () => Count;
}

/** The project's own Node comes first for every tool, and for the servers that a tool starts. */
const SEARCH_PATH = [resolve('node_modules/.bin'), process.env.PATH ?? ''].join(delimiter);

const REPORTS = '.cache/reports';
const VITEST_REPORT = join(REPORTS, 'vitest.json');
const PLAYWRIGHT_REPORT = join(REPORTS, 'playwright.json');

const VitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

const readReport = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const PARTS: readonly Part[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  {
    name: 'lint',
    command: ['oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
  },
  // The directions of the imports, circles of rooms, and the drawing of both.
  { name: 'imports', command: ['node', 'tools/map.ts', '--check'] },
  { name: 'unused', command: ['knip'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'types-app', command: ['tsc', '--noEmit', '--project', 'tsconfig.app.json'] },
  { name: 'types-server', command: ['tsc', '--noEmit', '--project', 'tsconfig.server.json'] },
  { name: 'types-tools', command: ['tsc', '--noEmit', '--project', 'tsconfig.tools.json'] },
  { name: 'types-worker', command: ['tsc', '--noEmit', '--project', 'src/worker'] },
  { name: 'generated', command: ['node', 'contract/generate.ts', '--check'] },
  {
    name: 'contract',
    command: ['redocly', 'lint', 'dosaegi', 'openapi/flows/*.arazzo.yaml', '--config', 'redocly.yaml'],
  },
  // Spectral takes a path item in a file of its own for an error: it reads the bundle.
  { name: 'contract-oas', command: ['spectral', 'lint', BUNDLE_FILE, '--fail-severity', 'warn'] },
  // Against the last release; before the first one it only says so.
  { name: 'contract-changes', command: ['node', 'contract/breaking-changes/main.ts'] },
  {
    name: 'unit',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`],
    count: () => {
      const report = VitestReport.parse(readReport(VITEST_REPORT));
      return { passed: report.numPassedTests, failed: report.numFailedTests };
    },
  },
  { name: 'build', command: ['node', 'tools/build-for-tests.ts'] },
  { name: 'budgets', command: ['node', 'tools/bundle-report.ts', '--check'] },
  {
    name: 'browser',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT },
    count: () => {
      const { stats } = PlaywrightReport.parse(readReport(PLAYWRIGHT_REPORT));
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    },
  },
];

function runPart({ name, command: [program, ...args], env, count }: Part): Count {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const { status } = spawnSync(join('node_modules', '.bin', program), args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: SEARCH_PATH, REDOCLY_TELEMETRY: 'off', NO_UPDATE_NOTIFIER: '1', ...env },
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
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

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. Parts: ${PARTS.map((part) => part.name).join(', ')}.`);
  process.exit(2);
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const failedParts: string[] = [];
const total: Count = { passed: 0, failed: 0 };
for (const part of PARTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const { passed, failed } = runPart(part);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failedParts.push(part.name);
}

console.log(failedParts.length > 0 ? `\nFailed: ${failedParts.join(', ')}` : '\nEverything holds.');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
