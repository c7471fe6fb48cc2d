import { expect, it } from 'vitest';
import type { Mutant } from '../kit/mutant.ts';
import type { Verdict } from './table-job.ts';
import { writePage, type JudgedMutant } from './table-page.ts';

const mutant = (id: string, kind: Mutant['kind']): Mutant => ({
  id,
  title: `Gets ${id} wrong.`,
  kind,
  operations: ['getSpot'],
  breaks: '#/components/schemas/Spot',
  fault: () => (call) => call.next(),
  shows: async () => undefined,
  right: 1,
  wrong: 2,
});

const verdict = (tool: Verdict['tool'], said: string[], problem?: string): Verdict => ({
  tool,
  said,
  problem,
  ms: 1,
});

const JUDGED: readonly JudgedMutant[] = [
  {
    mutant: mutant('type', 'wrong type'),
    verdicts: [verdict('kit', ['seen']), verdict('prism', ['seen']), verdict('respect', [])],
  },
  {
    mutant: mutant('order', 'wrong order'),
    verdicts: [verdict('kit', [], 'no result within 180 s'), verdict('prism', []), verdict('respect', [])],
  },
  { mutant: mutant('cookie', 'cookie'), verdicts: [verdict('kit', ['seen'])] },
];

const job = { mutantId: '', tools: ['kit' as const], seed: 7, stopsEarly: false };

const NONE = { tools: [], days: [] };

const pageOf = (said: string[]) =>
  writePage(JUDGED, [{ job, verdicts: [verdict('kit', said)] }], {
    command: 'npm run conformance:mutants',
    seconds: 61.4,
    day: '2026-04-12',
    earlier: NONE,
  });

it('the table of faulty servers counts what each tool catches, by kind and together', () => {
  expect(pageOf([])).toContain('| wrong type | 1 | 1 | 1 | 0 |');
  expect(pageOf([])).toContain('| wrong order | 1 | 0 | 0 | 0 |');
  expect(pageOf([])).toContain('| **all** | 3 | 2 | 1 | 0 |');
});

it('the table of faulty servers leaves open what a tool was not asked', () => {
  expect(pageOf([])).toContain('| cookie | 1 | 1 | – | – |');
  expect(pageOf([])).toContain('| `cookie` | Gets cookie wrong. | getSpot | yes | – | – |');
});

it('the table of faulty servers lists what the kit misses, and why where it came to no result', () => {
  expect(pageOf([])).toContain(
    '## Not caught by the kit\n\n- `order` (getSpot): Gets order wrong. (no result: no result within 180 s)\n\n',
  );
});

it('the table of faulty servers says which command wrote it, on which day and how long it took', () => {
  expect(pageOf([])).toContain(
    'Written by `npm run conformance:mutants` on 2026-04-12, in 61 s. Do not edit.',
  );
});

it('the table of faulty servers says which columns are from other runs, and of which days', () => {
  const earlier = { tools: ['prism', 'respect'] as const, days: ['2026-04-10', '2026-04-12'] };
  const page = writePage(JUDGED, [], { command: 'kit', seconds: 2, day: '2026-04-13', earlier });
  expect(page).toContain(
    'Written by `kit` on 2026-04-13, in 2 s; the columns of Prism’s proxy alone and respect alone are from runs of 2026-04-10 and 2026-04-12. Do not edit.',
  );
});

it('the table of faulty servers tells of false alarms, with the seed', () => {
  expect(pageOf([])).toContain('1 runs of the kit with 1 seeds, 0 with a finding.');
  expect(pageOf(['like · likeSpot'])).toContain('1 with a finding.\n- seed 7: like · likeSpot\n');
});
