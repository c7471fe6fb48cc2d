import { styleText } from 'node:util';
import type { Run } from '../core/result.ts';
import { totalsOf } from './coverage.ts';
import {
  countOf,
  durationOf,
  groupByOperation,
  readFindings,
  type ReadableFinding,
  type ReportOptions,
} from './readable-finding.ts';

export interface TerminalOptions extends ReportOptions {
  /** Whether the output understands colours: a terminal, not a file. */
  color: boolean;
}

/** A terminal holds so many findings before the first ones are out of sight; the other reports have them all. */
const MOST_FINDINGS = 25;

type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';

/** The summary of a run for a person at a terminal: the verdict comes last, where the eye is. */
export function terminalReport(run: Run, options: TerminalOptions): string {
  const paint = (style: Style, text: string) =>
    options.color ? styleText(style, text, { validateStream: false }) : text;
  const findings = readFindings(run, run.findings, options);
  const shown = findings.slice(0, MOST_FINDINGS);
  const lines = [
    `${paint('bold', 'Conformance')} of ${run.target} ${paint('dim', `(seed ${run.seed})`)}`,
    '',
  ];
  for (const [operationId, group] of groupByOperation(shown)) {
    lines.push(`${paint('red', '✗')} ${paint('bold', operationId)} ${paint('dim', group[0]?.route ?? '')}`);
    for (const finding of group) lines.push(...describeFinding(finding, paint));
    lines.push('');
  }
  const hidden = findings.length - shown.length;
  if (hidden > 0) lines.push(paint('dim', `… and ${countOf(hidden, 'more departure')}`), '');

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
  if (run.skipped.length > 0) lines.push('');

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

function describeFinding(finding: ReadableFinding, paint: (style: Style, text: string) => string): string[] {
  const { check, sentence, spec, assumption, expected, received, caller, curl } = finding;
  const row = (name: string, text: string) =>
    `      ${paint('dim', name.padEnd(9))} ${text.replaceAll('\n', `\n${' '.repeat(16)}`)}`;
  return [
    `    ${paint('red', check)}`,
    row('contract', spec === undefined ? sentence : `${sentence} (${spec})`),
    ...(assumption === undefined ? [] : [row('assumed', assumption)]),
    row('expected', expected),
    row('received', received),
    ...(caller === undefined ? [] : [row('called by', caller)]),
    ...(curl === undefined ? [] : [row('again', paint('cyan', curl))]),
  ];
}

function verdictOf(run: Run, paint: (style: Style, text: string) => string): string {
  if (run.findings.length > 0) {
    const operations = new Set(run.findings.map(({ operationId }) => operationId)).size;
    return paint(
      'red',
      `The server departs from the contract: ${countOf(run.findings.length, 'departure')} in ${countOf(operations, 'operation')}.`,
    );
  }
  const known = run.known.length > 0 ? `, apart from ${countOf(run.known.length, 'known departure')}` : '';
  return paint('green', `The server conforms to the contract in all that was checked${known}.`);
}
