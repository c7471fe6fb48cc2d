// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { htmlReport } from './html.ts';
import { HOSTILE_TEXT, sampleRun, SAMPLE_PASSWORD, SAMPLE_SESSION } from './sample-run.ts';

const OPTIONS = { secrets: [SAMPLE_PASSWORD] };

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('a departure shows operation, check, sentence, expectation, answer and a curl line', () => {
  const document = parse(htmlReport(sampleRun(), OPTIONS));
  const finding = document.querySelector('.finding');
  expect(document.querySelector('h3')?.textContent).toBe('listLatestSpots GET /api/spots/latest');
  expect(finding?.querySelector('.check')?.textContent).toBe('body');
  expect(finding?.querySelector('.tier')?.textContent).toBe('specification');
  expect(finding?.querySelector('summary')?.textContent).toContain(
    'expected /content/0/likeCount to be integer, with status 200, got',
  );
  expect(finding?.querySelector('blockquote')?.textContent).toContain('The number of likes.');
  expect(finding?.querySelector('blockquote')?.textContent).toContain('1 §7');
  expect(finding?.querySelector('dl')?.textContent).toContain(
    '/content/0/likeCount to be integer, with status 200',
  );
  expect(finding?.querySelector('pre')?.textContent).toBe(
    'curl -i \'http://localhost:8080/api/spots/latest?page=0\' -H "Cookie: SESSION=$SESSION"',
  );
});

test('a known departure shows its sentence, who called and a curl line too', () => {
  const known = parse(htmlReport(sampleRun(), OPTIONS)).querySelector('.known');
  expect(known?.querySelector('blockquote')?.textContent).toContain('The number of likes.');
  expect(known?.querySelector('dl')?.textContent).toContain('Called bythe first account');
  expect(known?.querySelector('pre')?.textContent).toBe(
    'curl -i \'http://localhost:8080/api/spots/latest?page=0\' -H "Cookie: SESSION=$SESSION"',
  );
});

test('text of the server stays text wherever it stands', () => {
  const [finding] = sampleRun().findings;
  const everywhere = finding && {
    ...finding,
    operationId: HOSTILE_TEXT,
    sentence: HOSTILE_TEXT,
    spec: HOSTILE_TEXT,
    assumption: HOSTILE_TEXT,
    expected: HOSTILE_TEXT,
  };
  const run = sampleRun({
    target: HOSTILE_TEXT,
    startedAt: HOSTILE_TEXT,
    findings: everywhere ? [everywhere] : [],
    skipped: [{ what: HOSTILE_TEXT, reason: HOSTILE_TEXT }],
  });
  const document = parse(htmlReport(run, OPTIONS));
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(document.querySelectorAll('img')).toHaveLength(0);
  expect(document.querySelector('[onerror]')).toBeNull();
  expect(document.querySelector('h3')?.textContent).toContain('<script>alert("1")</script>');
});

test('the page loads nothing and runs nothing but its own script', () => {
  const html = htmlReport(sampleRun(), OPTIONS);
  const document = parse(html);
  const policy = document
    .querySelector('meta[http-equiv="Content-Security-Policy"]')
    ?.getAttribute('content');
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; script-src 'sha256-[\w+/=]{44}'; base-uri 'none'; form-action 'none'$/,
  );
  expect(document.querySelectorAll('link, iframe, [src], [href], [style]')).toHaveLength(0);
});

test('no password and no session reaches the page', () => {
  const html = htmlReport(sampleRun(), OPTIONS);
  for (const secret of [SAMPLE_PASSWORD, 'jeju&#39;2026!', '2026!', SAMPLE_SESSION]) {
    expect(html).not.toContain(secret);
  }
});

test('causes are grouped by tier, the specification first, and can be filtered by it', () => {
  const document = parse(htmlReport(sampleRun(), OPTIONS));
  expect([...document.querySelectorAll('h2')].slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    'Specification: 1 cause',
    'Strictness: 1 cause',
  ]);
  const boxes = [...document.querySelectorAll('.tools label')].map(({ textContent }) => textContent?.trim());
  expect(boxes).toEqual(['Specification (1)', 'Strictness (1)']);
});

test('a run without departures says that the server conforms, and what was not reached and why', () => {
  const document = parse(htmlReport(sampleRun({ findings: [], known: [], stale: [] }), OPTIONS));
  expect(document.querySelector('.verdict')?.textContent).toBe(
    'The server conforms to the contract in all that was checked.',
  );
  expect(document.querySelector('main')?.textContent).toContain('200: Left out by --read-only.');
  expect(document.querySelector('.finding')).toBeNull();
});
