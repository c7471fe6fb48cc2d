import { countByTier, causesOf, TIERS } from '../core/findings/finding.ts';
import type { Run } from '../core/findings/result.ts';
import { totalsOf } from './coverage.ts';
import {
  countOf,
  durationOf,
  readCauses,
  verdictLine,
  visible,
  type ReportOptions,
} from './readable-finding.ts';

/** So many causes, the gravest, stand in a summary. */
const MOST_CAUSES = 10;

/** Text of a server in a cell of a Markdown table: neither markup nor HTML acts in it. */
const cell = (text: string) =>
  visible(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_{}[\]<>()#+!|~&]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** A run in Markdown, short enough for the summary of a job in CI. */
export function summaryReport(run: Run, options: ReportOptions): string {
  const causes = readCauses(run, options);
  const counts = countByTier(causesOf(run.findings));
  const { operations, statuses } = totalsOf(run.coverage);
  const shown = causes.slice(0, MOST_CAUSES);
  const hidden = causes.length - shown.length;
  const verdict =
    causes.length === 0 ? 'The server conforms to the contract in all that was checked.' : verdictLine(run);
  return `${[
    `## ${causes.length === 0 ? '✅' : '❌'} Conformance of ${cell(run.target)}`,
    '',
    verdict,
    '',
    row([...TIERS, 'known', 'operations reached', 'statuses reached']),
    row([...TIERS, '', '', ''].map(() => '---:')),
    row([
      ...TIERS.map((tier) => counts[tier]),
      run.known.length,
      `${operations.reached} of ${operations.all}`,
      `${statuses.reached} of ${statuses.all}`,
    ]),
    '',
    ...(shown.length === 0
      ? []
      : [
          row(['tier', 'check', 'operations', 'expected and got']),
          row(['---', '---', '---', '---']),
          ...shown.map(({ tier, check, operations: own, headline }) =>
            row([tier, check, cell(own.join(', ')), cell(headline)]),
          ),
          '',
        ]),
    ...(hidden > 0 ? [`… and ${countOf(hidden, 'cause')} less grave.`, ''] : []),
    ...run.stale.map(
      ({ check, operation }) => `- No longer occurs, remove it from the file: ${operation} ${check}.`,
    ),
    `${countOf(run.requests, 'request')} in ${durationOf(run.durationMs)}, seed ${run.seed}.`,
  ].join('\n')}\n`;
}
