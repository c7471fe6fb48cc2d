import { expect, it } from 'vitest';
import { causesOf, countByTier, type Finding } from './finding.ts';

const findingOf = (changes: Partial<Finding>): Finding => ({
  check: 'documented-status',
  operationId: 'createSpot',
  tier: 'assumption',
  cause: 'valid 201',
  sentence: 'A new spot.',
  spec: undefined,
  assumption: undefined,
  expected: 'to a request as the app sends it: 200',
  received: '201',
  exchange: undefined,
  ...changes,
});

it('the list of causes takes findings of many operations with the same cause for one thing to mend', () => {
  const causes = causesOf([
    findingOf({}),
    findingOf({ operationId: 'createComment' }),
    findingOf({ operationId: 'createComment', expected: 'another' }),
  ]);
  expect(causes).toHaveLength(1);
  expect(causes[0]?.operations).toEqual(['createSpot', 'createComment']);
  expect(causes[0]?.findings).toHaveLength(3);
});

it('the list of causes puts the specification first, and among equals what keeps the product from working', () => {
  const causes = causesOf([
    findingOf({ tier: 'strictness', check: 'undocumented-method-refused' }),
    findingOf({}),
    findingOf({ tier: 'specification', check: 'page-walk' }),
    findingOf({ tier: 'specification', check: 'no-server-error' }),
  ]);
  expect(causes.map(({ tier, check }) => `${tier} ${check}`)).toEqual([
    'specification no-server-error',
    'specification page-walk',
    'assumption documented-status',
    'strictness undocumented-method-refused',
  ]);
  expect(countByTier(causes)).toEqual({ specification: 2, assumption: 1, strictness: 1 });
});
