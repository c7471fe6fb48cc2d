import { expect, it } from 'vitest';
import { judgeLostConversion } from './lost-conversion';

it.each([
  ['has happened when the balance went up by its amount', 128, 158, true],
  ['has happened when something else came in as well', 128, 163, true],
  ['has not happened when the balance is as before', 128, 128, false],
  ['has not happened when the balance went up by less', 128, 138, false],
  ['may have happened when the balance of before is not known', null, 158, null],
  ['may have happened when the balance of now is not known', 128, null, null],
])('a lost conversion of 30 %s', (_, before, after, expected) => {
  expect(judgeLostConversion({ amount: 30, balance: before }, after)).toBe(expected);
});
