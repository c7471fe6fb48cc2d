import { expect, test } from 'vitest';
import { sampleRun, SAMPLE_PASSWORD, SAMPLE_SESSION } from './sample-run.ts';
import { terminalReport } from './terminal.ts';

const PLAIN = { color: false, secrets: [SAMPLE_PASSWORD] };

test('each departure names operation, check, sentence, expectation, answer and a curl line', () => {
  const lines = terminalReport(sampleRun(), PLAIN)
    .split('\n')
    .map((line) => line.trim().replaceAll(/ +/g, ' '));
  expect(lines).toContain('✗ [specification] body · listLatestSpots GET /api/spots/latest');
  expect(lines).toContain('✗ [strictness] header · login POST /v1/users/auth/login');
  expect(lines).toContain('contract The session cookie, see the security scheme. (1 §7, 1 §5)');
  expect(lines).toContain(
    'assumed How a session starts is not shown; this contract sets the cookie in this answer.',
  );
  expect(lines).toContain('expected Set-Cookie with HttpOnly');
  expect(lines).toContain('called by the first account');
  expect(lines).toContain('got SESSION=$SESSION; Path=/');
  expect(lines).toContain('to do Set it where the session cookie is configured.');
  expect(lines).toContain('- note: Session cookie: It is called SID, and the run uses it. <b>');
  expect(lines).toContain(
    'again curl -i \'http://localhost:8080/api/spots/latest?page=0\' -H "Cookie: SESSION=$SESSION"',
  );
});

test('the ten gravest causes are shown, each with the operations that have it, and the others are counted', () => {
  const [finding] = sampleRun().findings;
  if (!finding) throw new Error('The sample has findings.');
  const many = Array.from({ length: 12 }, (_, index) => ({ ...finding, cause: `cause ${index}` }));
  const twice = { ...finding, cause: 'cause 0', operationId: 'getSpot' };
  const text = terminalReport(sampleRun({ findings: [...many, twice] }), PLAIN);
  expect(text.match(/✗/g)).toHaveLength(10);
  expect(text).toContain('… and 2 causes less grave (--html FILE has all)');
  expect(text).toMatch(/also at +getSpot/);
  expect(text).toContain('12 causes (12 specification) in 13 findings.');
});

test('the last line is the verdict, and the one before it the coverage', () => {
  expect(terminalReport(sampleRun(), PLAIN).trimEnd().split('\n').slice(-2)).toEqual([
    '3 of 4 operations and 4 of 6 documented statuses reached, 1,234 requests in 38 s.',
    'The server departs from the contract: 2 causes (1 specification, 1 strictness) in 2 findings.',
  ]);
  const good = sampleRun({ findings: [], known: [], stale: [], skipped: [] });
  expect(terminalReport(good, PLAIN).trimEnd().split('\n').at(-1)).toBe(
    'The server conforms to the contract in all that was checked.',
  );
});

test('it says why documented statuses were not reached', () => {
  const lines = terminalReport(sampleRun(), PLAIN).split('\n');
  expect(lines).toContain('- not reached: 1 status: Only a fault of the server gives it.');
  expect(lines).toContain('- not reached: 1 status: Left out by --read-only.');
});

test('known departures come with their reason, and one that no longer occurs is reported', () => {
  const text = terminalReport(sampleRun(), PLAIN);
  expect(text).toContain('~ known: likeSpot documented-status (1 finding): 다음 배포에서 고칩니다 <soon>');
  expect(text).toContain(
    '! no longer occurs: listLatestSpots page-walk. Remove it from the known departures.',
  );
  expect(text).toContain(
    '- not checked: Signup by email: The code of the verification mail cannot be known.',
  );
});

test('passwords and sessions are left to variables of the shell', () => {
  const text = terminalReport(sampleRun(), PLAIN);
  expect(text).not.toContain(SAMPLE_PASSWORD);
  expect(text).not.toContain(String.raw`jeju'\''2026!`);
  expect(text).not.toContain(SAMPLE_SESSION);
  expect(text).toContain(`"password":"'"$PASSWORD"'"`);
});

test('text of the server neither colours the terminal nor turns its direction', () => {
  const text = terminalReport(sampleRun(), PLAIN);
  expect(text).not.toContain('\u001b');
  expect(text).not.toContain('\u202e');
  expect(text).toContain(String.raw`\u001b[31m\u202e`);
});

test('colours come only where they are asked for', () => {
  expect(terminalReport(sampleRun(), { ...PLAIN, color: true })).toContain('\u001b[31m');
  expect(terminalReport(sampleRun(), PLAIN)).not.toContain('\u001b[');
});
