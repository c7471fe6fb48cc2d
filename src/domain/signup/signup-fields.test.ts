import { expect, it } from 'vitest';
import {
  signupNicknameError,
  referralFeedback,
  toReferralCode,
  birthYearError,
  toBirthYear,
} from './signup-fields.ts';

it.each([
  ['', '2자 이상 입력해주세요.'],
  ['  ', '2자 이상 입력해주세요.'],
  ['귤', '2자 이상 입력해주세요.'],
  [' 귤 ', '2자 이상 입력해주세요.'],
  ['감귤', undefined],
  [' 감귤 ', undefined],
  ['한라산감귤이랑', undefined],
  ['한라산감귤이랑나', undefined],
  [' 한라산감귤이랑나 ', undefined],
  ['한라산감귤이랑나무', '8자 이하로 입력해주세요.'],
  ['🍊', '2자 이상 입력해주세요.'],
  ['👨‍👩‍👧‍👦', '2자 이상 입력해주세요.'],
  ['귤👨‍👩‍👧‍👦', undefined],
  ['감귤👨‍👩‍👧‍👦', '8자 이하로 입력해주세요.'],
  ['🍊🍊🍊🍊🍊🍊🍊🍊', undefined],
  ['🍊🍊🍊🍊🍊🍊🍊🍊🍊', '8자 이하로 입력해주세요.'],
  ['한라산감귤이랑나'.normalize('NFD'), undefined],
])('signupNicknameError says about %j: %s', (nickname, message) => {
  expect(signupNicknameError(nickname)).toBe(message);
});

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
])('toReferralCode keeps of %j: %j', (typed, kept) => {
  expect(toReferralCode(typed)).toBe(kept);
});

it('referralFeedback asks for a referrer when empty', () => {
  const asking = { tone: 'normal', message: '추천인을 입력해주세요. (예: 감귤이)' };
  expect(referralFeedback('')).toEqual(asking);
  expect(referralFeedback('  ')).toEqual(asking);
});

it('referralFeedback explains the one that is prefilled', () => {
  expect(referralFeedback('도새기')).toEqual({ tone: 'normal', message: '추천인이 없으면 그대로 두세요.' });
});

it('referralFeedback is quiet with another one', () => {
  expect(referralFeedback('감귤이')).toEqual({ tone: 'normal', message: '' });
});

it.each([
  ['', '4자리를 입력해주세요.'],
  ['199', '4자리를 입력해주세요.'],
  ['19980', '4자리를 입력해주세요.'],
  ['199a', '4자리를 입력해주세요.'],
  ['１９９８', '4자리를 입력해주세요.'],
  ['-199', '4자리를 입력해주세요.'],
  ['1e3 ', '4자리를 입력해주세요.'],
  ['0000', '1900년부터 올해까지만 입력할 수 있습니다.'],
  ['1899', '1900년부터 올해까지만 입력할 수 있습니다.'],
  ['1900', undefined],
  ['1998', undefined],
  ['2026', undefined],
  ['2027', '1900년부터 올해까지만 입력할 수 있습니다.'],
])('birthYearError says in 2026 about %j: %s', (birthYear, message) => {
  expect(birthYearError(birthYear, 2026)).toBe(message);
});

it.each([
  ['', '1998', '1998'],
  ['', ' 1998 ', '1998'],
  ['1998', '19981', '1998'],
  ['1998', '19598', '1998'],
  ['', '２０００', '2000'],
  ['19', '19a8', '19a8'],
  ['19', '  ', ''],
])('toBirthYear keeps in the place of %j of %j: %j', (previous, typed, kept) => {
  expect(toBirthYear(previous, typed)).toBe(kept);
});

it('birthYearError follows the current year', () => {
  expect(birthYearError('2027', 2027)).toBeUndefined();
});
