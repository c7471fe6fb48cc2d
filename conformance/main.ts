/**
 * Checks a server against the contract and reports. See --help.
 *
 * Usage: npm run conformance -- --url URL [--account EMAIL:PASSWORD] [options]
 */
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CannotRun } from './core/cannot-run.ts';
import { readKnownDepartures } from './core/findings/known-departures.ts';
import { readOptions, USAGE, type ConformanceOptions, type FileOptions } from './options.ts';
import { htmlReport } from './report/html.ts';
import { junitReport } from './report/junit.ts';
import { summaryReport } from './report/summary.ts';
import { terminalReport } from './report/terminal.ts';
import type { Run } from './core/findings/result.ts';
import { runConformance } from './run.ts';

const CONFORMS = 0;
const DEPARTS = 1;
const COULD_NOT_RUN = 2;

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    console.log(USAGE);
    return CONFORMS;
  }
  const known = options.known === undefined ? [] : await readKnownDepartures(options.known);
  const run = await runConformance(options, known);
  await writeReports(run, options);
  const secrets = secretsOf(options);
  console.log(terminalReport(run, { secrets, color: process.stdout.isTTY }));
  return run.findings.length === 0 ? CONFORMS : DEPARTS;
}

const secretsOf = ({ accounts }: ConformanceOptions) => accounts.map(({ password }) => password);

async function writeReports(run: Run, options: ConformanceOptions & FileOptions): Promise<void> {
  const secrets = secretsOf(options);
  if (options.junit !== undefined) await write('--junit', options.junit, junitReport(run, { secrets }));
  if (options.html !== undefined) await write('--html', options.html, htmlReport(run, { secrets }));
  // Other steps of a job write to the same summary.
  if (options.summary !== undefined)
    await write('--summary', options.summary, summaryReport(run, { secrets }), appendFile);
}

async function write(
  option: string,
  file: string,
  text: string,
  put: (file: string, text: string) => Promise<void> = writeFile,
): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await put(file, text);
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    throw new CannotRun(`${option}: the report cannot be written: ${reason}`);
  }
}

try {
  process.exitCode = await main();
} catch (problem) {
  console.error(problem instanceof CannotRun ? problem.message : problem);
  process.exitCode = COULD_NOT_RUN;
}
