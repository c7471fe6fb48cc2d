import { expect, it } from 'vitest';
import { toChallengeTab } from './challenge-tab.ts';

it.each([
  ['pre', 'pre'],
  ['doing', 'doing'],
  ['done', 'done'],
  ['ready', 'pre'],
  [null, 'pre'],
  [undefined, 'pre'],
])('the tab of the challenge page named %s is %s', (value, tab) => {
  expect(toChallengeTab(value)).toBe(tab);
});
