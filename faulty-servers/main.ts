/**
 * Has the kit, Prism's proxy and Redocly respect judge every faulty server, and the kit the reference server with
 * twenty seeds; writes docs/conformance-mutants.md.
 *
 * Usage: see --help.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { readCommandLine } from '../contract/command-line.ts';
import { judgeServers, type JudgedServer } from './judging/judge-servers.ts';
import { MUTANTS } from './faults/list.ts';
import { Outcomes, type ToolName } from './judging/table-job.ts';
import { isCaught, writePage, type JudgedMutant } from './judging/table-page.ts';

const SEEDS = 20;

/** How long the tools may take for one server, in milliseconds. */
const LIMIT_MS = 300_000;

const PAGE = 'docs/conformance-mutants.md';

const USAGE = `npm run conformance:mutants -- [options]
  --only ID,…                          these servers only
  --skip-kit, --skip-prism, --skip-respect   leaves a tool out
  --skip-reference                     leaves the twenty runs on the reference server out
  --whole                              the kit goes on after it has found something
  --workers N                          so many servers at a time (2)
  --json FILE                          writes every verdict with its reasons
  --reuse FILE,…                       takes the verdicts of tools that are left out from earlier --json; the last counts
  --output FILE                        writes the page there`;

const values = readCommandLine(USAGE, {
  only: { type: 'string' },
  'skip-kit': { type: 'boolean' },
  'skip-prism': { type: 'boolean' },
  'skip-respect': { type: 'boolean' },
  'skip-reference': { type: 'boolean' },
  whole: { type: 'boolean' },
  workers: { type: 'string', default: '2' },
  json: { type: 'string' },
  reuse: { type: 'string' },
  output: { type: 'string' },
});

const wanted = values.only?.split(',');
const unknown = wanted?.filter((id) => !MUTANTS.some((mutant) => mutant.id === id)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no faulty server ${unknown.join(', ')}.`);
  process.exit(2);
}
const mutants = MUTANTS.filter(({ id }) => wanted?.includes(id) ?? true);
const TOOLS: readonly ToolName[] = ['kit', 'prism', 'respect'];

const tools: readonly ToolName[] = [
  ...(values['skip-kit'] ? [] : (['kit'] as const)),
  ...(values['skip-prism'] ? [] : (['prism'] as const)),
  ...(values['skip-respect'] ? [] : (['respect'] as const)),
];

const files = values.reuse?.split(',') ?? [];
const reused = await Promise.all(
  files.map(async (name) => Outcomes.parse(JSON.parse(await readFile(name, 'utf8')))),
);
const earlier = reused.toReversed().flatMap(({ outcomes: judgedThen }) => judgedThen);

const startedAt = performance.now();
const limits = { workers: Number(values.workers), limitMs: LIMIT_MS };
let done = 0;

const seeds = values['skip-reference'] ? [] : Array.from({ length: SEEDS }, (_, index) => index + 1);
const reference = await judgeServers(
  seeds.map((seed) => ({ mutantId: '', tools: ['kit'], seed, stopsEarly: false })),
  {
    ...limits,
    hear: ({ job, verdicts }) => tell(`reference server, seed ${job.seed}`, seeds.length, verdicts),
  },
);

done = 0;
const outcomes = await judgeServers(
  mutants.map(({ id }) => ({ mutantId: id, tools: [...tools], seed: 1, stopsEarly: !values.whole })),
  { ...limits, hear: ({ job, verdicts }) => tell(job.mutantId, mutants.length, verdicts) },
);
const judged: JudgedMutant[] = mutants.map((mutant) => {
  const known = [...outcomes, ...earlier].filter(({ job }) => job.mutantId === mutant.id);
  const verdicts = known.flatMap((one) => one.verdicts);
  const verdictOf = (tool: ToolName) => verdicts.find((verdict) => verdict.tool === tool) ?? [];
  return { mutant, verdicts: TOOLS.flatMap(verdictOf) };
});

function tell(name: string, count: number, verdicts: JudgedServer['verdicts']): void {
  done += 1;
  const words = verdicts.map(({ tool, said, problem, ms }) => {
    const outcome = problem === undefined ? `${said.length} found` : `no result (${problem})`;
    return `${tool}: ${outcome}, ${(ms / 1000).toFixed(1)} s`;
  });
  console.log(`${done}/${count} ${name} · ${words.join(' · ')}`);
}

const day = new Date().toISOString().slice(0, 10);
const args = process.argv.slice(2).filter((word) => /^--(skip|whole)/.test(word));
const page = writePage(judged, reference, {
  command: ['npm run conformance:mutants', ...(args.length > 0 ? ['--', ...args] : [])].join(' '),
  seconds: (performance.now() - startedAt) / 1000,
  day,
  earlier: {
    tools: files.length === 0 ? [] : TOOLS.filter((tool) => !tools.includes(tool)),
    days: [...new Set(reused.flatMap(({ day: then }) => then ?? []))].toSorted(),
  },
});
console.log(`\n${page.slice(page.indexOf('| kind'), page.indexOf('## Every'))}`);
const isComplete =
  wanted === undefined &&
  judged.every(({ verdicts }) => verdicts.length === TOOLS.length) &&
  seeds.length > 0;
const file = values.output ?? (isComplete ? PAGE : undefined);
if (file !== undefined) await writeFile(file, page);
if (values.json !== undefined)
  await writeFile(values.json, JSON.stringify({ day, reference, outcomes }, undefined, 2));
const hasAlarm = reference.some(({ verdicts }) =>
  verdicts.some(({ said, problem }) => said.length > 0 || problem),
);
const caught = judged.filter((one) => isCaught(one, 'kit')).length;
console.log(
  `The kit catches ${caught} of ${judged.length}${hasAlarm ? ', and there is a false alarm' : ''}.`,
);
process.exitCode = hasAlarm || caught < judged.length * 0.98 ? 1 : 0;
