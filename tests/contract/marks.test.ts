import { join } from 'node:path';
import { expect, it } from 'vitest';
import { operations } from '@generated/operations';
import { readMarks } from '../../contract/marks.ts';
import { CONTRACT_FOLDER } from '../../contract/bundle.ts';

const { claims, assumptions, faults } = await readMarks(join(CONTRACT_FOLDER, 'openapi.yaml'));

/** Each place once, however many operations use it. */
const unmarkedAbout = (isWanted: (about: string) => boolean) => [
  ...new Set(
    claims
      .filter(({ about, isMarked }) => isWanted(about) && !isMarked)
      .map(({ place, about }) => `${place} ${about}`),
  ),
];

it('the marks of the contract are read as sections of the specification, or as a decision and its alternative', () => {
  expect(faults).toEqual([]);
});

it('the marks of the contract say where the security rule of each operation is from', () => {
  expect(claims.filter(({ about }) => about === 'security')).toHaveLength(operations.length);
  expect(unmarkedAbout((about) => about === 'security')).toEqual([]);
});

it('the marks of the contract say where each status is from', () => {
  expect(claims.filter(({ about }) => about === 'status').length).toBeGreaterThan(300);
  expect(unmarkedAbout((about) => about === 'status')).toEqual([]);
});

it('the marks of the contract say where it is from what always comes, and what may be null', () => {
  expect(unmarkedAbout((about) => about === 'required' || about === 'null')).toEqual([]);
});

it('the marks of the contract say where each limit is from', () => {
  expect(claims.filter(({ about }) => about === 'maxLength').length).toBeGreaterThan(10);
  expect(unmarkedAbout((about) => !['security', 'status', 'required', 'null'].includes(about))).toEqual([]);
});

it('the marks of the contract name for each decision the operations that it counts for', () => {
  const withoutOperation = assumptions.filter(({ operationIds }) => operationIds.length === 0);
  expect(withoutOperation.map(({ place }) => place)).toEqual([
    'openapi.yaml#/info',
    'components/security.yaml#/session',
  ]);
});
