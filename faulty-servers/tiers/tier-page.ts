import { TIERS } from '../../conformance/core/findings/finding.ts';
import { headlineOf } from '../../conformance/report/readable-finding.ts';
import type { Departure } from './departures.ts';
import type { Harmless } from './harmless.ts';
import type { TierResult } from './tier-job.ts';

/** A server and what a whole run of the kit found of it; undefined where it was not run. */
export interface JudgedServer<Kind> {
  server: Kind;
  result: TierResult | undefined;
}

/** The most findings that one departure may make. */
const AIM = 3;

/** Whether the kit found a departure, in which tier, and in how many causes at its operations. */
export function outcomeOf({ mutant, tier: wanted }: Departure, result: TierResult | undefined) {
  const causes = (result?.causes ?? []).filter(({ operations }) =>
    operations.some((operation) => mutant.operations.some((own) => own === operation)),
  );
  return {
    isFound: causes.length > 0,
    // The gravest comes first.
    tier: causes[0]?.tier,
    isRightTier: causes.some(({ tier }) => tier === wanted),
    isFew: causes.length <= AIM,
  };
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

const rule = (...columns: readonly ('left' | 'right')[]) =>
  row(columns.map((side) => (side === 'right' ? '---:' : '---')));

const cell = (text: string, longest = 110) => {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('`', "'");
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
};

function writeSingle({ server, result }: JudgedServer<Departure>): string {
  const { mutant, tier } = server;
  if (!result) return row([`\`${mutant.id}\``, cell(mutant.title), tier, 'not run', '', '', '']);
  const outcome = outcomeOf(server, result);
  const [first] = result.causes;
  return row([
    `\`${mutant.id}\``,
    cell(mutant.title),
    tier,
    outcome.isFound ? 'yes' : `**no**${result.problem === undefined ? '' : ` (${cell(result.problem, 40)})`}`,
    outcome.isRightTier ? 'yes' : `**${outcome.tier ?? '–'}**`,
    result.causes.length,
    first ? cell(`${first.check}: ${headlineOf(first)}`, 140) : '',
  ]);
}

function writeCombined({ server, result }: JudgedServer<readonly Departure[]>, index: number): string {
  const ids = server.map(({ mutant }) => mutant.id).join(', ');
  if (!result) return row([index + 1, ids, 'not run', '', '', '']);
  const missed = server.filter((departure) => !outcomeOf(departure, result).isFound);
  const wrong = server.filter((departure) => !outcomeOf(departure, result).isRightTier);
  return row([
    index + 1,
    ids,
    `${server.length - missed.length} of ${server.length}`,
    missed.map(({ mutant }) => mutant.id).join(', ') || '–',
    wrong.map(({ mutant }) => mutant.id).join(', ') || '–',
    result.causes.length,
  ]);
}

const alarmOf = (result: TierResult | undefined) =>
  result === undefined
    ? 'not run'
    : result.problem !== undefined
      ? cell(result.problem)
      : result.causes.length === 0
        ? 'none'
        : result.causes.map(({ check, expected }) => cell(`${check}: ${expected}`)).join('; ');

export interface TierPage {
  singles: readonly JudgedServer<Departure>[];
  combined: readonly JudgedServer<readonly Departure[]>[];
  harmless: readonly JudgedServer<Harmless>[];
  /** By seed. */
  reference: readonly JudgedServer<number>[];
  /** YYYY-MM-DD. */
  day: string;
}

/** What of the aim a departure misses: found, in its tier, in few findings; undefined where it misses nothing. */
function missOf(departure: Departure, result: TierResult, where: string): string | undefined {
  const { isFound, isRightTier, isFew } = outcomeOf(departure, result);
  const what = [
    ...(isFound ? [] : ['not found']),
    ...(isRightTier ? [] : [`not found as ${departure.tier}`]),
    ...(isFew ? [] : [`more than ${AIM} findings`]),
  ];
  return what.length === 0 ? undefined : `\`${departure.mutant.id}\` ${where}: ${what.join(', ')}`;
}

/** Everything that misses the aim, by name. */
function missesOf({ singles, combined, harmless, reference }: TierPage): string[] {
  const alarms = [
    ...harmless.map(({ server, result }) => ({ name: `\`${server.id}\``, result })),
    ...reference.map(({ server, result }) => ({ name: `seed ${server}`, result })),
  ];
  return [
    ...singles.flatMap(({ server, result }) => (result ? (missOf(server, result, 'alone') ?? []) : [])),
    ...combined.flatMap(({ server, result }, index) =>
      server.flatMap((one) => (result ? (missOf(one, result, `among ten (${index + 1})`) ?? []) : [])),
    ),
    ...alarms.flatMap(({ name, result }) =>
      result && (result.causes.length > 0 || result.problem !== undefined) ? [`${name}: a false alarm`] : [],
    ),
  ];
}

/** The page that shows how well the kit tells departures apart. */
export function writeTierPage(page: TierPage): string {
  const { singles, combined, harmless, reference, day } = page;
  const misses = missesOf(page);
  const run = singles.filter(({ result }) => result !== undefined);
  const found = run.filter(({ server, result }) => outcomeOf(server, result).isFound);
  const right = run.filter(({ server, result }) => outcomeOf(server, result).isRightTier);
  const few = run.filter(({ result }) => (result?.causes.length ?? 0) <= AIM);
  const together = combined.flatMap(({ server, result }) =>
    result ? server.map((departure) => outcomeOf(departure, result)) : [],
  );
  const seen = (outcomes: typeof together, key: 'isFound' | 'isRightTier' | 'isFew') =>
    outcomes.filter((outcome) => outcome[key]).length;
  return `${[
    '# What the checker finds, in which tier, and in how many findings',
    '',
    'Whole runs of the checker on the reference server with departures built in (`faulty-servers/`), and on',
    'servers that keep the contract in other ways. A finding is a cause: something to mend once. Of ten departures at',
    'once each has the findings at its own operations, which it shares with no other.',
    '',
    `Written by \`npm run conformance:table\` on ${day}. Do not edit.`,
    '',
    row(['', 'servers', 'departures found', 'in the right tier', `at most ${AIM} findings`]),
    rule('left', 'right', 'right', 'right', 'right'),
    row(['one departure', run.length, `${found.length} of ${run.length}`, right.length, few.length]),
    row([
      'ten departures at once',
      combined.filter(({ result }) => result !== undefined).length,
      `${seen(together, 'isFound')} of ${together.length}`,
      seen(together, 'isRightTier'),
      seen(together, 'isFew'),
    ]),
    '',
    misses.length === 0 ? 'Nothing that was run misses this aim.' : `What misses it: ${misses.join('; ')}.`,
    '',
    `The tiers: ${TIERS.join(', ')}; [what they mean](conformance.md#three-tiers).`,
    '',
    '## One departure',
    '',
    row([
      'server',
      'what its developer got wrong',
      'tier',
      'found',
      'tier is right',
      'findings',
      'the first one',
    ]),
    rule('left', 'left', 'left', 'left', 'left', 'right', 'left'),
    ...singles.map(writeSingle),
    '',
    '## Ten departures at once',
    '',
    row(['', 'departures', 'found', 'missed', 'in another tier', 'findings']),
    rule('right', 'left', 'left', 'left', 'left', 'right'),
    ...combined.map(writeCombined),
    '',
    '## Harmless variations',
    '',
    row(['server', 'what it does otherwise', 'findings']),
    rule('left', 'left', 'left'),
    ...harmless.map(({ server, result }) => row([`\`${server.id}\``, server.title, alarmOf(result)])),
    '',
    '## The reference server',
    '',
    row(['seed', 'findings']),
    rule('right', 'left'),
    ...reference.map(({ server, result }) => row([server, alarmOf(result)])),
  ].join('\n')}\n`;
}
