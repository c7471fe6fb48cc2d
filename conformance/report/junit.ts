import type { KnownDeparture } from '../core/findings/known-departures.ts';
import type { Run } from '../core/findings/result.ts';
import { readFindings, type ReadableFinding, type ReportOptions } from './readable-finding.ts';

interface TestCase {
  suite: string;
  name: string;
  /** An element inside the test case, already XML; empty for one that passed. */
  outcome: string;
  kind: 'passed' | 'failed' | 'skipped';
}

/**
 * A run as JUnit XML. Each operation is a suite: a test case fails per departure, or one passes; an operation that
 * never succeeded is skipped with the reason. Known departures are skipped test cases of a suite of their own.
 */
export function junitReport(run: Run, options: ReportOptions): string {
  const findings = readFindings(run, run.findings, options);
  const cases = [
    ...casesOfOperations(run, findings),
    ...run.known.map(({ departure, findings: known }) =>
      knownCase(departure, skipped(`Known, ${known.length} times: ${departure.reason}`), 'skipped'),
    ),
    ...run.stale.map((departure) =>
      knownCase(departure, element('system-out', {}, 'No longer occurs; remove it from the file.'), 'passed'),
    ),
    ...run.skipped.map(({ what, reason }): TestCase => ({
      suite: 'not checked',
      name: what,
      outcome: skipped(reason),
      kind: 'skipped',
    })),
  ];
  const suites = Map.groupBy(cases, ({ suite }) => suite);
  const time = (run.durationMs / 1000).toFixed(3);
  const xml = [...suites].map(([name, own]) => suiteOf(name, own, run.startedAt));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: `conformance of ${run.target}`, ...tally(cases), time })}>`,
    ...xml,
    '</testsuites>',
    '',
  ].join('\n');
}

function casesOfOperations(run: Run, findings: readonly ReadableFinding[]): TestCase[] {
  const byOperation = Map.groupBy(findings, ({ operationId }) => operationId);
  const reached = run.coverage.operations.map(({ operationId, method, path, whyNot }) => {
    const own = byOperation.get(operationId) ?? [];
    byOperation.delete(operationId);
    if (own.length > 0) return own.map(failedCase);
    const name = `${method} ${path} conforms`;
    if (whyNot === undefined)
      return [{ suite: operationId, name, outcome: '', kind: 'passed' } satisfies TestCase];
    return [{ suite: operationId, name, outcome: skipped(whyNot), kind: 'skipped' } satisfies TestCase];
  });
  // What belongs to no operation of the contract, such as a flow, comes after them.
  return [...reached.flat(), ...[...byOperation.values()].flat().map(failedCase)];
}

function failedCase(finding: ReadableFinding): TestCase {
  const { check, operationId, demand, sentence, spec, assumption, expected, received, caller, curl } =
    finding;
  const text = [
    `operation: ${operationId} ${finding.route}`.trimEnd(),
    `tier: ${finding.tier}`,
    `check: ${check}. ${demand}`,
    `contract: ${sentence}${spec === undefined ? '' : ` (${spec})`}`,
    ...(assumption === undefined ? [] : [`assumed: ${assumption}`]),
    ...(caller === undefined ? [] : [`called by: ${caller}`]),
    `expected: ${expected}`,
    `received: ${received}`,
    ...(curl === undefined ? [] : [`again: ${curl}`]),
  ].join('\n');
  return {
    suite: operationId,
    name: `${check}: ${expected}`,
    outcome: element('failure', { type: check, message: `expected ${expected}, received ${received}` }, text),
    kind: 'failed',
  };
}

function knownCase({ check, operation }: KnownDeparture, outcome: string, kind: TestCase['kind']): TestCase {
  return { suite: 'known departures', name: `${operation} ${check}`, outcome, kind };
}

function suiteOf(name: string, cases: readonly TestCase[], timestamp: string): string {
  const rows = cases.map(
    ({ name: title, outcome }) =>
      `    <testcase${attributes({ classname: name, name: title, time: '0' })}>${outcome}</testcase>`,
  );
  return [
    `  <testsuite${attributes({ name, ...tally(cases), time: '0', timestamp: timestamp.slice(0, 19) })}>`,
    ...rows,
    '  </testsuite>',
  ].join('\n');
}

function tally(cases: readonly TestCase[]): Record<string, string> {
  const amount = (kind: TestCase['kind']) => String(cases.filter((one) => one.kind === kind).length);
  return {
    tests: String(cases.length),
    failures: amount('failed'),
    errors: '0',
    skipped: amount('skipped'),
  };
}

const skipped = (message: string) => `<skipped${attributes({ message })}/>`;

function element(name: string, own: Record<string, string>, text: string): string {
  return `<${name}${attributes(own)}>${escapeText(text)}</${name}>`;
}

function attributes(values: Record<string, string>): string {
  return Object.entries(values)
    .map(
      ([name, value]) =>
        ` ${name}="${escapeText(value).replaceAll('"', '&quot;').replaceAll('\n', '&#10;')}"`,
    )
    .join('');
}

function escapeText(text: string): string {
  return withoutForbidden(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** XML 1.0 has no way to write these characters, not even escaped. */
function withoutForbidden(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- these are the characters to be left out.
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
  );
}
