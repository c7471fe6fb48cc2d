// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { junitReport } from './junit.ts';
import { sampleRun, SAMPLE_PASSWORD, SAMPLE_SESSION } from './sample-run.ts';

const OPTIONS = { secrets: [SAMPLE_PASSWORD] };

function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

test('the report is well-formed and counts its test cases', () => {
  const root = parse(junitReport(sampleRun(), OPTIONS)).documentElement;
  expect(root.tagName).toBe('testsuites');
  expect(root.getAttribute('tests')).toBe('7');
  expect(root.getAttribute('failures')).toBe('2');
  expect(root.getAttribute('skipped')).toBe('3');
  expect(root.querySelectorAll('testcase')).toHaveLength(7);
  expect(root.querySelectorAll('failure')).toHaveLength(2);
});

test('a departure is a failed test case of its operation, with the text of the server as text', () => {
  const document = parse(junitReport(sampleRun(), OPTIONS));
  const suite = document.querySelector('testsuite[name="listLatestSpots"]');
  expect(suite?.getAttribute('failures')).toBe('1');
  const failure = suite?.querySelector('failure');
  expect(failure?.getAttribute('type')).toBe('body');
  expect(failure?.childElementCount).toBe(0);
  expect(failure?.textContent).toContain('called by: the first account');
  expect(failure?.textContent).toContain('contract: The number of likes. (1 §7)');
  expect(failure?.textContent).toContain('expected: /content/0/likeCount to be integer, with status 200');
  expect(failure?.textContent).toContain('금오름 </code><script>alert("1")</script>');
});

test('an operation without a departure passes, one that was not reached is skipped with the reason', () => {
  const run = sampleRun({ findings: [] });
  const document = parse(junitReport(run, OPTIONS));
  const outcomeOf = (operationId: string) =>
    document.querySelector(`testsuite[name="${operationId}"] testcase`)?.innerHTML;
  expect(outcomeOf('login')).toBe('');
  expect(document.querySelector('testsuite[name="createSpot"] skipped')?.getAttribute('message')).toBe(
    'Left out by --read-only.',
  );
  expect(document.querySelector('testsuite[name="known departures"] skipped')?.getAttribute('message')).toBe(
    'Known, 1 times: 다음 배포에서 고칩니다 <soon>',
  );
});

test('an operation that answered and never succeeded is skipped, not said to conform', () => {
  const run = sampleRun({ findings: [] });
  const operations = run.coverage.operations.map((operation) =>
    operation.operationId === 'login'
      ? { ...operation, whyNot: 'No call of the operation succeeded.' }
      : operation,
  );
  const document = parse(junitReport({ ...run, coverage: { operations } }, OPTIONS));
  expect(document.querySelector('testsuite[name="login"] skipped')?.getAttribute('message')).toBe(
    'No call of the operation succeeded.',
  );
});

test('characters that XML cannot hold are replaced, and secrets are gone', () => {
  const [finding] = sampleRun().findings;
  const run = sampleRun({
    target: 'http://localhost:8080/\u0001\ud800"',
    findings: finding
      ? [{ ...finding, operationId: 'unknown "operation"', received: '\u0000\u000b\uffff' }]
      : [],
  });
  const xml = junitReport(run, OPTIONS);
  expect(parse(xml).documentElement.getAttribute('name')).toBe(
    'conformance of http://localhost:8080/\ufffd\ufffd"',
  );
  const whole = junitReport(sampleRun(), OPTIONS);
  expect(whole).not.toContain(SAMPLE_PASSWORD);
  expect(whole).not.toContain(SAMPLE_SESSION);
});
