import { styleText } from 'node:util';
import type { Tier } from '../core/findings/finding.ts';
import type { Run } from '../core/findings/result.ts';
import { totalsOf } from './coverage.ts';
import {
  countOf,
  durationOf,
  readCauses,
  verdictLine,
  visible,
  type ReadableCause,
  type ReportOptions,
} from './readable-finding.ts';

export interface TerminalOptions extends ReportOptions {
  /** Whether the output understands colours: a terminal, not a file. */
  color: boolean;
}

/** So many causes, the gravest, are shown; the other reports have them all. */
const MOST_CAUSES = 10;

type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';

/** The summary of a run for a person at a terminal: the verdict comes last, where the eye is. */
export function terminalReport(run: Run, options: TerminalOptions): string {
  const paint = (style: Style, text: string) =>
    options.color ? styleText(style, text, { validateStream: false }) : text;
  const causes = readCauses(run, options);
  const shown = causes.slice(0, MOST_CAUSES);
  const lines = [
    `${paint('bold', 'Conformance')} of ${run.target} ${paint('dim', `(seed ${run.seed})`)}`,
    '',
  ];
  for (const cause of shown) lines.push(...describeCause(cause, paint), '');
  const hidden = causes.length - shown.length;
  if (hidden > 0)
    lines.push(paint('dim', `… and ${countOf(hidden, 'cause')} less grave (--html FILE has all)`), '');

  for (const { departure, findings: known } of run.known) {
    const { check, operation, reason } = departure;
    lines.push(
      `${paint('yellow', '~')} known: ${operation} ${check} (${countOf(known.length, 'finding')}): ${reason}`,
    );
  }
  for (const { check, operation } of run.stale) {
    lines.push(
      `${paint('yellow', '!')} no longer occurs: ${operation} ${check}. Remove it from the known departures.`,
    );
  }
  if (run.known.length + run.stale.length > 0) lines.push('');
  for (const { what, reason } of run.skipped) lines.push(paint('dim', `- not checked: ${what}: ${reason}`));
  for (const { what, text } of run.notes)
    lines.push(paint('dim', `- note: ${visible(what)}: ${visible(text)}`));
  if (run.skipped.length + run.notes.length > 0) lines.push('');

  lines.push(...describeUnreached(run).map((line) => paint('dim', line)));
  const { operations, statuses } = totalsOf(run.coverage);
  lines.push(
    `${operations.reached} of ${operations.all} operations and ${statuses.reached} of ${statuses.all} documented ` +
      `statuses reached, ${countOf(run.requests, 'request')} in ${durationOf(run.durationMs)}.`,
    verdictOf(run, paint),
  );
  return `${lines.join('\n')}\n`;
}

/** Why documented statuses were not reached, the reason of most of them first. */
function describeUnreached({ coverage }: Run): string[] {
  const reasons = coverage.operations.flatMap(({ statuses }) =>
    statuses.flatMap(({ whyNot }) => whyNot ?? []),
  );
  return [...Map.groupBy(reasons, (reason) => reason)]
    .toSorted(([, left], [, right]) => right.length - left.length)
    .map(([reason, own]) => `- not reached: ${countOf(own.length, 'status', 'statuses')}: ${reason}`);
}

const TIER_STYLES: Readonly<Record<Tier, Style>> = {
  specification: 'red',
  assumption: 'yellow',
  strictness: 'cyan',
};

/** So many operations are named; the others are counted. */
const MOST_OPERATIONS = 4;

function describeCause(cause: ReadableCause, paint: (style: Style, text: string) => string): string[] {
  const { check, tier, operations, example, others, advice } = cause;
  const { sentence, spec, assumption, expected, received, caller, curl, route } = example;
  const row = (name: string, text: string) =>
    `    ${paint('dim', name.padEnd(9))} ${text.replaceAll('\n', `\n${' '.repeat(14)}`)}`;
  const [first = '', ...rest] = operations;
  const named = rest.slice(0, MOST_OPERATIONS - 1);
  const uncounted = rest.length - named.length;
  const also = uncounted > 0 ? [...named, `${uncounted} more`] : named;
  return [
    `${paint('red', '✗')} ${paint(TIER_STYLES[tier], `[${tier}]`)} ${paint('bold', check)} · ${paint('bold', first)} ${paint('dim', route)}`,
    row('expected', expected),
    row('got', received),
    row('contract', spec === undefined ? sentence : `${sentence} (${spec})`),
    ...(assumption === undefined ? [] : [row('assumed', assumption)]),
    ...(also.length === 0 ? [] : [row('also at', also.join(', '))]),
    ...(others.length === 0 ? [] : [row('in all', countOf(others.length + 1, 'finding'))]),
    ...(advice === undefined ? [] : [row('to do', advice)]),
    ...(caller === undefined ? [] : [row('called by', caller)]),
    ...(curl === undefined ? [] : [row('again', paint('cyan', curl))]),
  ];
}

function verdictOf(run: Run, paint: (style: Style, text: string) => string): string {
  if (run.findings.length > 0) return paint('red', verdictLine(run));
  const known = run.known.length > 0 ? `, apart from ${countOf(run.known.length, 'known departure')}` : '';
  return paint('green', `The server conforms to the contract in all that was checked${known}.`);
}
