/**
 * The picture of a report in the documentation, from a real run: checks a faulty server, the reference server with a
 * departure of each tier, and takes a picture of the report's first screen.
 *
 * Usage: npm run report:picture · npm run report:picture -- MUTANT … (ids of faulty-servers)
 */
import { chromium } from '@playwright/test';
import { MUTANTS } from './faults/list.ts';
import { startReferenceServer } from './kit/reference-server.ts';
import { htmlReport } from '../conformance/report/html.ts';
import { runConformance } from '../conformance/run.ts';
import { readOptions } from '../conformance/options.ts';
import { BROWSER } from '../tools/browser.ts';

const PICTURE = 'docs/images/conformance-report.png';

/** One of each tier. */
const DEFAULT_MUTANTS = ['like-count-is-text', 'spot-created-201', 'cookie-for-scripts'];

const given = process.argv.slice(2);
const ids = given.length > 0 ? given : DEFAULT_MUTANTS;
const unknown = ids.filter((id) => !MUTANTS.some((mutant) => mutant.id === id));
if (unknown.length > 0) {
  console.error(`There is no mutant ${unknown.join(', ')}.`);
  process.exit(2);
}

const server = await startReferenceServer(...MUTANTS.filter(({ id }) => ids.includes(id)));
const browser = await chromium.launch(BROWSER);
try {
  const accounts = server.accounts.flatMap(({ email, password }) => ['--account', `${email}:${password}`]);
  const codes = server.socialCodes.flatMap((code) => ['--social-code', code]);
  const options = readOptions([
    '--url',
    server.url,
    '--outbox-path',
    server.outboxPath,
    ...accounts,
    ...codes,
  ]);
  if (!options) throw new Error('These options ask for a run.');
  const run = await runConformance(options);
  const page = await browser.newPage({
    viewport: { width: 1100, height: 940 },
    colorScheme: 'light',
    locale: 'en-US',
  });
  await page.setContent(htmlReport(run, { secrets: server.accounts.map(({ password }) => password) }));
  await page.screenshot({ path: PICTURE });
  console.log(`${PICTURE}: ${run.findings.length} departures of a server with the faults ${ids.join(', ')}.`);
} finally {
  await browser.close();
  await server.stop();
}
