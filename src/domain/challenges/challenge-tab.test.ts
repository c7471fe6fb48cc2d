import { describe, expect, it } from 'vitest';
import { toChallengeTab } from './challenge-tab.ts';

describe('the tab of the challenge page', () => {
  it.each([
    ['pre', 'pre'],
    ['doing', 'doing'],
    ['done', 'done'],
    ['ready', 'pre'],
    [null, 'pre'],
    [undefined, 'pre'],
  ])('named %s is %s', (value, tab) => {
    expect(toChallengeTab(value)).toBe(tab);
  });
});
