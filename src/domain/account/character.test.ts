import { expect, it } from 'vitest';
import { footprintsOf, skyAt } from './character';

it.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'dawn'],
  [7, 'dawn'],
  [8, 'day'],
  [16, 'day'],
  [17, 'dusk'],
  [19, 'dusk'],
  [20, 'night'],
  [23, 'night'],
])('at %i o’clock the sky is that of the %s', (hour, sky) => {
  expect(skyAt(hour)).toBe(sky);
});

it('the grade BALBADAK, and any other, leaves five footprints', () => {
  expect(footprintsOf('BALBADAK')).toBe(5);
  expect(footprintsOf('')).toBe(5);
});
