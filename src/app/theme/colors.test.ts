import { luminance } from '@mantine/core';
import { expect, it } from 'vitest';
import { COLORS, CONTRASTS } from './colors';

function contrast(ink: string, ground: string): number {
  const [dark = 0, light = 0] = [luminance(ink), luminance(ground)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it.each(CONTRASTS)('$ink on $ground has a contrast of $atLeast : 1 or more', ({ ink, ground, atLeast }) => {
  expect(contrast(COLORS[ink], COLORS[ground])).toBeGreaterThanOrEqual(atLeast);
});

it('black on white measures 21 : 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});
