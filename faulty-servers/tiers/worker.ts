/** Runs the kit on one server after the other, as its parent process says. */
import { causesOf } from '../../conformance/core/findings/finding.ts';
import { runConformance } from '../../conformance/run.ts';
import { startReferenceServer } from '../kit/reference-server.ts';
import { mutantOf } from './departures.ts';
import { HARMLESS } from './harmless.ts';
import { TierJob, type TierResult } from './tier-job.ts';

/** A request without an answer within this time counts as one, in milliseconds. */
const TIMEOUT_MS = 30_000;

const faultOf = (id: string) => HARMLESS.find((one) => one.id === id) ?? mutantOf(id);

async function judge({ ids, seed }: TierJob): Promise<TierResult['causes']> {
  const server = await startReferenceServer(...ids.map(faultOf));
  try {
    const { url, accounts, outboxPath, socialCodes } = server;
    const { findings } = await runConformance({
      url: new URL(url),
      accounts,
      isReadOnly: false,
      seed,
      casesPerOperation: undefined,
      only: undefined,
      maxResponseMs: undefined,
      timeoutMs: TIMEOUT_MS,
      outboxPath,
      verificationCode: undefined,
      socialCodes,
    });
    return causesOf(findings).map(({ tier, check, operations, findings: [{ expected, received }] }) => ({
      tier,
      check,
      operations: [...operations],
      expected,
      received,
    }));
  } finally {
    await server.stop();
  }
}

process.on('message', (message) => {
  const startedAt = performance.now();
  const answer = (result: Pick<TierResult, 'causes' | 'problem'>) =>
    process.send?.({ ...result, ms: Math.round(performance.now() - startedAt) });
  judge(TierJob.parse(message)).then(
    (causes) => answer({ causes }),
    (problem: unknown) => answer({ causes: [], problem: String(problem) }),
  );
});
