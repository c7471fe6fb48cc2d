import { expect, it } from 'vitest';
import { COMBINED, DEPARTURES } from './departures.ts';
import { outcomeOf, writeTierPage } from './tier-page.ts';

it('there are sixty single departures, of every tier, and twenty servers with ten that do not hide each other', () => {
  expect(DEPARTURES).toHaveLength(60);
  expect(new Set(DEPARTURES.map(({ mutant }) => mutant.id)).size).toBe(60);
  expect(new Set(DEPARTURES.map(({ tier }) => tier)).size).toBe(3);
  expect(COMBINED).toHaveLength(20);
  for (const departures of COMBINED) {
    expect(departures).toHaveLength(10);
    const operations = departures.flatMap(({ mutant }) => mutant.operations);
    expect(new Set(operations).size).toBe(operations.length);
  }
});

it('a departure counts as found where a cause names one of its operations, and as right in its own tier only', () => {
  const [departure] = DEPARTURES;
  if (!departure) throw new Error('There are departures.');
  const cause = { check: 'body', operations: [...departure.mutant.operations], expected: 'a', received: 'b' };
  const right = { causes: [{ ...cause, tier: departure.tier }], ms: 1 };
  expect(outcomeOf(departure, right)).toMatchObject({ isFound: true, isRightTier: true });
  const other = { causes: [{ ...cause, tier: 'strictness' as const }], ms: 1 };
  expect(outcomeOf(departure, other)).toMatchObject({ isFound: true, isRightTier: false });
  const none = { causes: [{ ...cause, tier: departure.tier, operations: ['signOut'] }], ms: 1 };
  expect(outcomeOf(departure, none)).toMatchObject({ isFound: false, isRightTier: false });
});

it('the page says what was not run, and names a false alarm', () => {
  const alarm = {
    causes: [
      {
        tier: 'assumption' as const,
        check: 'like',
        operations: ['likeSpot'],
        expected: 'a | b',
        received: '',
      },
    ],
    ms: 1,
  };
  const page = writeTierPage({
    singles: DEPARTURES.map((server) => ({ server, result: undefined })),
    combined: [],
    harmless: [],
    reference: [{ server: 7, result: alarm }],
    day: '2026-04-12',
  });
  expect(page).toContain('| one departure | 0 | 0 of 0 | 0 | 0 |');
  expect(page).toContain('| not run |');
  expect(page).toContain('| 7 | like: a \\| b |');
});
