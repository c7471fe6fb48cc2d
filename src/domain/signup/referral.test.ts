import { describe, expect, it } from 'vitest';
import { referralFeedback, toReferralCode } from './referral.ts';

describe('toReferralCode', () => {
  it.each([
    ['', ''],
    ['도새기', '도새기'],
    ['한라산감귤이랑나', '한라산감귤이랑나'],
    ['한라산감귤이랑나무', '한라산감귤이랑나'],
    ['🍊🍊🍊🍊🍊🍊🍊🍊🍊', '🍊🍊🍊🍊🍊🍊🍊🍊'],
    ['귤👨‍👩‍👧‍👦', '귤👨‍👩‍👧‍👦'],
    ['감귤👨‍👩‍👧‍👦', '감귤'],
    ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
    ['한라산감귤이랑나무'.normalize('NFD'), '한라산감귤이랑나'.normalize('NFD')],
  ])('keeps of %j: %j', (typed, kept) => {
    expect(toReferralCode(typed)).toBe(kept);
  });
});

describe('referralFeedback', () => {
  it('asks for a referrer when empty', () => {
    const asking = { tone: 'normal', message: '추천인을 입력해주세요. (예: 감귤이)' };
    expect(referralFeedback('')).toEqual(asking);
    expect(referralFeedback('  ')).toEqual(asking);
  });

  it('is quiet with one', () => {
    expect(referralFeedback('도새기')).toEqual({ tone: 'normal', message: '' });
  });
});
