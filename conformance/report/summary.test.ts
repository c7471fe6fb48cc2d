import { expect, test } from 'vitest';
import { HOSTILE_TEXT, sampleRun, SAMPLE_PASSWORD, SAMPLE_SESSION } from './sample-run.ts';
import { summaryReport } from './summary.ts';

const OPTIONS = { secrets: [SAMPLE_PASSWORD] };

test('a summary has the verdict, the counts by tier, and a line for each of the gravest causes', () => {
  const lines = summaryReport(sampleRun(), OPTIONS).split('\n');
  expect(lines).toContain(
    'The server departs from the contract: 2 causes (1 specification, 1 strictness) in 2 findings.',
  );
  expect(lines).toContain('| 1 | 0 | 1 | 1 | 3 of 4 | 4 of 6 |');
  expect(lines.filter((line) => /^\| (specification|strictness) \| (body|header)/.test(line))).toHaveLength(
    2,
  );
});

test('text of the server is text in it, and no secret reaches it', () => {
  const text = summaryReport(sampleRun({ target: HOSTILE_TEXT }), OPTIONS);
  expect(text).not.toMatch(/<script|<img/);
  expect(text).not.toContain(SAMPLE_PASSWORD);
  expect(text).not.toContain(SAMPLE_SESSION);
});
