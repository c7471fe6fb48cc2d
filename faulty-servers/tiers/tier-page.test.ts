import { expect, it } from 'vitest';
import { DEPARTURES } from './departures.ts';
import { HARMLESS } from './harmless.ts';
import { writeTierPage } from './tier-page.ts';

const departure = DEPARTURES.find(({ mutant }) => mutant.id === 'radius-in-miles');
const harmless = HARMLESS.find(({ id }) => id === 'more-fields');

const causeOf = (expected: string) => ({
  tier: 'specification' as const,
  check: 'nearby',
  operations: ['listNearby'],
  expected,
  received: 'something else',
});

const pageOf = (causes: ReturnType<typeof causeOf>[]) => {
  const result = { causes, ms: 1 };
  if (!departure || !harmless) throw new Error('These servers are gone.');
  return writeTierPage({
    singles: [{ server: departure, result }],
    combined: [{ server: [departure], result }],
    harmless: [{ server: harmless, result: { causes: [], ms: 1 } }],
    reference: [{ server: 7, result: undefined }],
    day: '2026-11-23',
  });
};

it('the page of the tiers says that nothing misses the aim, and what was not run', () => {
  const page = pageOf([causeOf('Everything lies within 3 km.')]);
  expect(page).toContain('\nNothing that was run misses this aim.\n');
  expect(page).toContain('\n| 7 | not run |\n');
});

it('the page of the tiers names what misses the aim', () => {
  expect(pageOf(['one', 'two', 'three', 'four'].map(causeOf))).toContain(
    '\nWhat misses it: `radius-in-miles` alone: more than 3 findings; `radius-in-miles` among ten (1): more than 3 findings.\n',
  );
  expect(pageOf([])).toContain('`radius-in-miles` alone: not found, not found as specification;');
});
