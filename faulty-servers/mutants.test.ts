import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations } from '../generated/operations.ts';
import { hashPassword } from '../server/secrets/passwords.ts';
import { bundleContract } from '../contract/bundle.ts';
import { isJsonObject, readBundle, type JsonObject } from '../contract/document.ts';
import { MUTANTS } from './faults/list.ts';
import type { Mutant } from './kit/mutant.ts';
import { createProbe, PASSWORD, type Probe } from './judging/probe.ts';
import { composeReference, PASSWORD_COST, serveIn, type Composed } from './kit/reference-server.ts';

let composed: Composed;
let passwordHash: string;
let contract: JsonObject;
let sentences: string;

beforeAll(async () => {
  composed = await composeReference(
    {
      exchange: async (code) =>
        code.startsWith('good-') ? { subject: code, email: undefined, nickname: undefined } : undefined,
    },
    { NODE_ENV: 'test', TRUST_PROXY: '1' },
  );
  passwordHash = await hashPassword(PASSWORD, PASSWORD_COST);
  contract = await readBundle(await bundleContract());
  sentences = textsIn(contract).join('\n');
});

afterAll(() => composed.close());

const probeOf = (mutant?: Mutant): Probe =>
  createProbe(
    serveIn(composed.deps, ...(mutant ? [mutant] : [])),
    composed.deps,
    composed.outbox,
    passwordHash,
  );

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll(/\s+/g, ' ')];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isJsonObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

function isInContract(sentence: string): boolean {
  if (!sentence.startsWith('#/')) return sentences.includes(sentence);
  const steps = sentence.slice(2).split('/');
  let node: unknown = contract;
  for (const step of steps.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))) {
    if (Array.isArray(node)) node = node[Number(step)];
    else node = isJsonObject(node) ? node[step] : undefined;
  }
  return node !== undefined;
}

const isFirstOfItsKind = ({ kind, id }: Mutant) => MUTANTS.find((one) => one.kind === kind)?.id === id;

it('the faulty servers are at least 110, each with an id of its own', () => {
  expect(MUTANTS.length).toBeGreaterThanOrEqual(110);
  expect(new Set(MUTANTS.map(({ id }) => id)).size).toBe(MUTANTS.length);
});

it('the faulty servers depart in every operation of the contract', () => {
  const departed = new Set(MUTANTS.flatMap((mutant) => mutant.operations));
  expect(operations.filter(({ operationId }) => !departed.has(operationId))).toEqual([]);
});

it('the faulty servers break what the contract has', () => {
  expect(MUTANTS.filter(({ breaks }) => !isInContract(breaks)).map(({ id, breaks }) => [id, breaks])).toEqual(
    [],
  );
});

async function expectDeparture(mutant: Mutant) {
  expect(await mutant.shows(probeOf())).toEqual(mutant.right);
  expect(await mutant.shows(probeOf(mutant))).toEqual(mutant.wrong);
}

it.each(MUTANTS.filter(isFirstOfItsKind))('$id: $title', expectDeparture);

// Minutes for all of them.
it.each(MUTANTS.filter((mutant) => !isFirstOfItsKind(mutant)))(
  '$id: $title',
  { tags: 'nightly' },
  expectDeparture,
);
