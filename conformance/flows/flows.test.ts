import { afterEach, expect, it } from 'vitest';
import { loadContract } from '../../contract/contract.ts';
import { MUTANTS } from '../../faulty-servers/faults/list.ts';
import { startReferenceServer } from '../../faulty-servers/kit/reference-server.ts';
import { setStage, type Stage } from '../core/stage.ts';
import { signInAll } from '../core/start-up.ts';
import { flows } from './flows.ts';

/** Six flows, on a machine that others use. */
const FLOWS_MS = 120_000;

const open: { stop(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.stop()));
});

async function walkFlows(mutantId?: string): Promise<Stage> {
  const mutant = MUTANTS.find(({ id }) => id === mutantId);
  const server = await startReferenceServer(mutant);
  open.push(server);
  const options = { isReadOnly: false, seed: 3, timeoutMs: 20_000, ...server, url: new URL(server.url) };
  const stage = setStage(await loadContract(), options);
  await signInAll(stage);
  await flows.run(stage.worldOf(flows.id, flows.title));
  return stage;
}

it('the checker walks every flow to its end on the reference server', { timeout: FLOWS_MS }, async () => {
  const { collector } = await walkFlows();
  expect(collector.findings).toEqual([]);
  expect(collector.skipped).toEqual([]);
  const asked = flows.operations.filter((operationId) => !collector.counts.has(operationId));
  expect(asked).toEqual([]);
});

it('the checker names the step at which a flow ends on a faulty server', { timeout: FLOWS_MS }, async () => {
  const { collector } = await walkFlows('accept-toggles');
  const told = collector.findings.map(({ check, operationId, expected }) => [check, operationId, expected]);
  expect(told).toContainEqual([
    'flow',
    'acceptExchange',
    'shop.arazzo.yaml, step collectAgain: A collected voucher stays collected, and the answer is the same. $response.body#/data/accepted == true',
  ]);
});
