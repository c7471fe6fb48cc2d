import type { JudgedServer } from './judge-servers.ts';
import type { Mutant } from '../kit/mutant.ts';
import type { ToolName, Verdict } from './table-job.ts';

export interface JudgedMutant {
  mutant: Mutant;
  verdicts: readonly Verdict[];
}

const NAMES: Readonly<Record<ToolName, string>> = {
  kit: 'npm run conformance',
  prism: 'Prism’s proxy alone',
  respect: 'respect alone',
};

/** Whether a tool named a departure; undefined where it was not asked. */
export function isCaught({ verdicts }: JudgedMutant, tool: ToolName): boolean | undefined {
  const verdict = verdicts.find((one) => one.tool === tool);
  return verdict && verdict.said.length > 0;
}

function countOf(judged: readonly JudgedMutant[], tool: ToolName): string {
  const asked = judged.map((one) => isCaught(one, tool)).filter((caught) => caught !== undefined);
  return asked.length === 0 ? '–' : String(asked.filter(Boolean).length);
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

const TOOLS: readonly ToolName[] = ['kit', 'prism', 'respect'];

function writeKinds(judged: readonly JudgedMutant[]): string[] {
  const kinds = [...new Set(judged.map(({ mutant }) => mutant.kind))];
  const line = (name: string, some: readonly JudgedMutant[]) =>
    row([name, some.length, ...TOOLS.map((tool) => countOf(some, tool))]);
  return [
    row(['kind of departure', 'servers', ...TOOLS.map((tool) => NAMES[tool])]),
    row(['---', '---:', ...TOOLS.map(() => '---:')]),
    ...kinds.map((kind) =>
      line(
        kind,
        judged.filter(({ mutant }) => mutant.kind === kind),
      ),
    ),
    line('**all**', judged),
  ];
}

const mark = (caught: boolean | undefined) => (caught === undefined ? '–' : caught ? 'yes' : '');

function writeMissed(judged: readonly JudgedMutant[]): string[] {
  const missed = judged.filter((one) => isCaught(one, 'kit') === false);
  if (missed.length === 0) return ['None.'];
  return missed.map(({ mutant, verdicts }) => {
    const problem = verdicts.find(({ tool }) => tool === 'kit')?.problem;
    const reason = problem === undefined ? '' : ` (no result: ${problem})`;
    return `- \`${mutant.id}\` (${mutant.operations.join(', ')}): ${mutant.title}${reason}`;
  });
}

/** Verdicts that were taken over from earlier runs. */
export interface Earlier {
  tools: readonly ToolName[];
  /** YYYY-MM-DD, of each run, as far as it is known. */
  days: readonly string[];
}

function fromEarlier({ tools, days }: Earlier): string {
  if (tools.length === 0) return '';
  const columns = tools.map((tool) => NAMES[tool]).join(' and ');
  const when = days.length === 0 ? 'earlier runs' : `runs of ${days.join(' and ')}`;
  return `; the columns of ${columns} are from ${when}`;
}

/** The page with the outcome for every faulty server. */
export function writePage(
  judged: readonly JudgedMutant[],
  reference: readonly JudgedServer[],
  { command, seconds, day, earlier }: { command: string; seconds: number; day: string; earlier: Earlier },
): string {
  const alarms = reference.filter(({ verdicts }) =>
    verdicts.some(({ said, problem }) => said.length > 0 || problem),
  );
  return `${[
    '# Faulty servers',
    '',
    `What the kit sees of ${judged.length} faulty servers, beside what Prism’s proxy and Redocly respect see of them by`,
    'themselves. Each is the reference server with exactly one departure from the contract (`faulty-servers/`),',
    'written without sight of the checks; what these missed at first has sharpened them since. A test shows for each',
    'server that it answers otherwise than the reference server, and that the contract has the sentence or the schema',
    'that it breaks.',
    '',
    `Written by \`${command}\` on ${day}, in ${Math.round(seconds)} s${fromEarlier(earlier)}. Do not edit.`,
    '',
    '- **npm run conformance**: with two accounts, the mails and the social codes of the server; asked about the operations',
    '  concerned first, and about everything where that finds nothing. Caught: it names a departure.',
    '- **Prism’s proxy alone**: every operation as the app calls it, through the proxy (forms go past it, because it',
    '  cannot read them). Caught: a violation in an answer that Prism calls an error.',
    '- **respect alone**: the flows of `openapi/flows`, straight at the server. Caught: a failed step.',
    '',
    ...writeKinds(judged),
    '',
    '## No false alarm',
    '',
    `On the reference server itself: ${reference.length} runs of the kit with ${reference.length} seeds, ${alarms.length} with a finding.`,
    ...alarms.flatMap(({ job, verdicts }) =>
      verdicts.flatMap(({ said, problem }) =>
        [...said, ...(problem === undefined ? [] : [problem])].map((text) => `- seed ${job.seed}: ${text}`),
      ),
    ),
    '',
    '## Not caught by the kit',
    '',
    ...writeMissed(judged),
    '',
    '## Every faulty server',
    '',
    row(['server', 'what its developer got wrong', 'operations', 'kit', 'Prism', 'respect']),
    row(['---', '---', '---', '---', '---', '---']),
    ...judged.map((one) =>
      row([
        `\`${one.mutant.id}\``,
        one.mutant.title,
        one.mutant.operations.join(', '),
        ...TOOLS.map((tool) => mark(isCaught(one, tool))),
      ]),
    ),
  ].join('\n')}\n`;
}
