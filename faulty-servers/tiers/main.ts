/**
 * Has the kit judge servers with one departure, with ten at once, with harmless variations, and the reference server
 * with twenty seeds; writes docs/conformance-table.md.
 *
 * Usage: see --help.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { readCommandLine } from '../../contract/command-line.ts';
import { runInWorkers } from '../judging/worker-pool.ts';
import { COMBINED, DEPARTURES } from './departures.ts';
import { HARMLESS } from './harmless.ts';
import { outcomeOf, writeTierPage } from './tier-page.ts';
import { TierOutcomes, TierResult, type TierJob } from './tier-job.ts';

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);

/** How long a run may take, in milliseconds. */
const LIMIT_MS = 600_000;

const PAGE = 'docs/conformance-table.md';

const USAGE = `npm run conformance:table -- [options]
  --only NAME,…    these servers only: an id, combined-N, seed-N
  --workers N      so many servers at a time (2)
  --json FILE      keeps every result there, also those of runs that ended early, and takes up what it has
  --output FILE    writes the page there`;

const values = readCommandLine(USAGE, {
  only: { type: 'string' },
  workers: { type: 'string', default: '2' },
  json: { type: 'string' },
  output: { type: 'string', default: PAGE },
});

const nameOfCombined = (index: number) => `combined-${index + 1}`;
const nameOfSeed = (seed: number) => `seed-${seed}`;

const all: readonly TierJob[] = [
  ...HARMLESS.map(({ id }) => ({ name: id, ids: [id], seed: 1 })),
  ...DEPARTURES.map(({ mutant: { id } }) => ({ name: id, ids: [id], seed: 1 })),
  ...COMBINED.map((departures, index) => ({
    name: nameOfCombined(index),
    ids: departures.map(({ mutant }) => mutant.id),
    seed: 1,
  })),
  ...SEEDS.map((seed) => ({ name: nameOfSeed(seed), ids: [], seed })),
];

const { json } = values;
const earlier = json === undefined ? '[]' : await readFile(json, 'utf8').catch(() => '[]');
const results = new Map(TierOutcomes.parse(JSON.parse(earlier)).map((one) => [one.job.name, one]));
const only = values.only?.split(',');
const jobs = all.filter(({ name }) => (only?.includes(name) ?? true) && !results.has(name));

let done = 0;
await runInWorkers(jobs, {
  file: fileURLToPath(new URL('worker.ts', import.meta.url)),
  workers: Number(values.workers),
  limitMs: LIMIT_MS,
  read: (message) => TierResult.parse(message),
  hear(job, result = { causes: [], problem: `no result within ${LIMIT_MS / 1000} s`, ms: LIMIT_MS }) {
    done += 1;
    results.set(job.name, { job, result });
    const { causes, problem = '', ms } = result;
    console.log(`${done}/${jobs.length} ${job.name}: ${causes.length} found, ${ms / 1000} s ${problem}`);
    if (json !== undefined) void writeFile(json, JSON.stringify([...results.values()], undefined, 2));
  },
});

const resultOf = (name: string) => results.get(name)?.result;
const page = {
  singles: DEPARTURES.map((server) => ({ server, result: resultOf(server.mutant.id) })),
  combined: COMBINED.map((server, index) => ({ server, result: resultOf(nameOfCombined(index)) })),
  harmless: HARMLESS.map((server) => ({ server, result: resultOf(server.id) })),
  reference: SEEDS.map((server) => ({ server, result: resultOf(nameOfSeed(server)) })),
};
const text = writeTierPage({ ...page, day: new Date().toISOString().slice(0, 10) });
const config = await resolveConfig(values.output);
await writeFile(values.output, await format(text, { ...config, parser: 'markdown' }));

const missed = page.singles.filter(({ server, result }) => result && !outcomeOf(server, result).isFound);
const alarms = [...page.harmless, ...page.reference].filter(({ result }) => (result?.causes.length ?? 0) > 0);
const broken = [...results.values()].filter(({ result }) => result.problem !== undefined);
console.log(
  `${values.output}: ${missed.length} departures missed, ${alarms.length} false alarms, ${broken.length} runs that broke off.`,
);
process.exitCode = missed.length + alarms.length + broken.length > 0 ? 1 : 0;
