/**
 * Times a whole run of the conformance kit on the reference server with the example story: both accounts, mails and
 * social codes. Run: npm run bench -- conformance
 */
import { totalsOf } from '../conformance/report/coverage.ts';
import { runConformance } from '../conformance/run.ts';
import { startReferenceServer } from '../faulty-servers/kit/reference-server.ts';

const SEEDS = [1, 2, 3];
const TIMEOUT_MS = 10_000;

const rows = [];
for (const seed of SEEDS) {
  // One run after the other, each on a server of its own.
  const server = await startReferenceServer();
  const { url, ...known } = server;
  const run = await runConformance({
    ...known,
    url: new URL(url),
    isReadOnly: false,
    seed,
    casesPerOperation: undefined,
    only: undefined,
    maxResponseMs: undefined,
    timeoutMs: TIMEOUT_MS,
    verificationCode: undefined,
  });
  await server.stop();
  const { operations, statuses } = totalsOf(run.coverage);
  rows.push({
    seed,
    seconds: run.durationMs / 1000,
    requests: run.requests,
    findings: run.findings.length,
    operations: `${operations.reached} of ${operations.all}`,
    statuses: `${statuses.reached} of ${statuses.all}`,
  });
}
console.table(rows);
