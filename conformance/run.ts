import { ServerGone } from './core/findings/collector.ts';
import { CannotRun } from './core/cannot-run.ts';
import { loadContract, type Contract } from '../contract/contract.ts';
import type { Finding } from './core/findings/finding.ts';
import { checkSignOut } from './generation/sign-out.ts';
import { readAround, runGeneration } from './generation/run-generation.ts';
import { sortFindings, type KnownDeparture } from './core/findings/known-departures.ts';
import { meaningChecks } from './all-checks.ts';
import type { MeaningCheck } from './core/meaning-check.ts';
import type { ConformanceOptions } from './options.ts';
import { coverageOf } from './report/coverage.ts';
import type { Run } from './core/findings/result.ts';
import { setStage, type Stage } from './core/stage.ts';
import { requireServer, requireSignOfLife, signInAll } from './core/start-up.ts';

/**
 * Checks a server: what the operations mean, the flows, then every operation by generated requests, and the end of a
 * session last.
 * @throws CannotRun where there is nothing to check, or where it was not checked and nothing was found
 */
export async function runConformance(
  options: ConformanceOptions,
  departures: readonly KnownDeparture[] = [],
): Promise<Run> {
  const startedAt = new Date();
  const contract = await loadContract();
  const stage = setStage(contract, options);
  await requireServer(stage);
  const failures = await signInAll(stage);
  // Until it has come to its end, nothing has been checked wholly.
  let leftOut: readonly MeaningCheck[] | undefined;
  const partlyUsed = new Set<string>();
  try {
    const left = await runChecks(stage, options, partlyUsed);
    await requireSignOfLife(stage);
    leftOut = left;
  } catch (problem) {
    if (!(problem instanceof ServerGone)) throw problem;
    stage.collector.skip({ what: 'The rest of the run', reason: problem.message });
    failures.push(problem.message);
  }
  const parts = { departures, startedAt, leftOut, partlyUsed, isCutShort: failures.length > 0 };
  const run = toRun(contract, stage, options, parts);
  // Without a finding the run would be taken for a good one.
  if (failures.length > 0 && run.findings.length === 0) throw new CannotRun(failures.join('\n'));
  return run;
}

/** @returns the checks of meaning that were left out; undefined where the run ended early */
async function runChecks(
  stage: Stage,
  options: ConformanceOptions,
  partlyUsed: Set<string>,
): Promise<readonly MeaningCheck[] | undefined> {
  if (options.accounts.length === 0) {
    stage.collector.skip({
      what: 'What needs a session',
      reason: 'No account was given (--account EMAIL:PASSWORD): only what a visitor may do is checked.',
    });
  }
  const only = options.only && new Set(options.only);
  const generation = {
    seed: options.seed,
    ...(options.casesPerOperation === undefined ? {} : { casesPerOperation: options.casesPerOperation }),
    ...(only ? { operations: only } : {}),
    onLeftOut: (operationId: string) => partlyUsed.add(operationId),
  };
  const generated = stage.worldOf('broken-input-refused', 'generation');
  await readAround(generated, generation);
  const leftOut: MeaningCheck[] = [];
  for (const check of meaningChecks) {
    const isRun =
      (only === undefined || isAbout(check, only)) &&
      (await runMeaningCheck(stage, check, options.isReadOnly));
    if (!isRun) leftOut.push(check);
    if (options.stopsEarly && stage.collector.findings.length > 0) {
      stage.collector.skip({ what: 'The rest of the run', reason: 'Something was found (--stop-early).' });
      return undefined;
    }
  }
  await runGeneration(generated, generation);
  if (!options.isReadOnly && (only?.has('signOut') ?? true)) {
    await checkSignOut(stage.worldOf('session-ended', 'signing out'));
  }
  return leftOut;
}

/** Flows go through most operations, and change what nobody asked for. */
function isAbout({ id, operations }: MeaningCheck, only: ReadonlySet<string>): boolean {
  return id !== 'flow' && operations.some((operationId) => only.has(operationId));
}

/** @returns whether it was run */
async function runMeaningCheck(stage: Stage, check: MeaningCheck, isReadOnly: boolean): Promise<boolean> {
  const world = stage.worldOf(check.id, check.title);
  if (check.writes && isReadOnly) {
    world.skip('It changes something, and the run may only read.');
  } else if (check.needs !== 'nobody' && !world.first) {
    world.skip('It needs an account.');
  } else if (check.needs === 'both' && !world.second) {
    world.skip('It needs two accounts.');
  } else {
    await check.run(world);
    return true;
  }
  return false;
}

interface RunParts {
  departures: readonly KnownDeparture[];
  startedAt: Date;
  leftOut: readonly MeaningCheck[] | undefined;
  /** The operations that not every generated request was sent to. */
  partlyUsed: ReadonlySet<string>;
  /** Whether the server or an account failed, so that much was not checked. */
  isCutShort: boolean;
}

function toRun(
  contract: Contract,
  { collector, target }: Stage,
  options: ConformanceOptions,
  { departures, startedAt, leftOut, partlyUsed, isCutShort }: RunParts,
): Run {
  const { succeeded, partlyDone, skipped, requests, consequences, notes } = collector;
  const order = new Map(contract.operations.map(({ operationId }, index) => [operationId, index]));
  const placeOf = ({ operationId }: Finding) => order.get(operationId) ?? order.size;
  const findings = collector.findings
    // Other operations help along: what is wrong with them was not asked for, unless it kept the run from its work.
    .filter(
      ({ operationId, check }) =>
        (options.only?.includes(operationId) ?? true) ||
        (isCutShort && (check === 'answers' || operationId === 'login')),
    )
    .toSorted((left, right) => placeOf(left) - placeOf(right));
  return {
    target: target.origin,
    seed: options.seed,
    startedAt: startedAt.toISOString(),
    durationMs: Date.now() - startedAt.getTime(),
    requests,
    consequences,
    notes: [...notes],
    ...sortFindings(findings, departures, ({ check, operation }) => {
      // An operation that never succeeded was only seen to refuse.
      const isUsed = succeeded.has(operation) && !partlyUsed.has(operation);
      const isLeftOut = leftOut?.some(({ id, operations }) => id === check && operations.includes(operation));
      return isUsed && !partlyDone.has(check) && isLeftOut === false;
    }),
    skipped: [...skipped],
    coverage: coverageOf(contract, collector, {
      isReadOnly: options.isReadOnly,
      accounts: options.accounts.length === 0 ? 0 : options.accounts.length === 1 ? 1 : 2,
      only: options.only,
      knowsVerificationCode: options.outboxPath !== undefined || options.verificationCode !== undefined,
      hasSocialCode: options.socialCodes.length > 0,
    }),
  };
}
