import { BRAND_NAME } from '../brand.ts';
import {
  SIGNUP_NICKNAME_MAX,
  SIGNUP_NICKNAME_MIN,
  REFERRAL_MAX,
  BIRTH_YEAR_DIGITS,
  BIRTH_YEAR_MIN,
} from '../limits.ts';
import { nicknameLengthFault } from '../account/nickname.ts';
import { capTyped, truncateToCodePoints } from '../format/text.ts';
import { QUIET, type FieldFeedback } from '../field-feedback.ts';

/**
 * The message for a nickname at signup, or undefined for a good one (1 §5): trimmed, 2 to 8 characters, counted by
 * {@link nicknameLengthFault}.
 */
export function signupNicknameError(nickname: string): string | undefined {
  const fault = nicknameLengthFault(nickname, SIGNUP_NICKNAME_MIN, SIGNUP_NICKNAME_MAX);
  if (fault === 'short') return '2자 이상 입력해주세요.';
  return fault === 'long' ? '8자 이하로 입력해주세요.' : undefined;
}

/**
 * What the referral field keeps of what was typed: at most 8 characters (1 §2, 1 §5), counted like those of a nickname.
 */
export function toReferralCode(typed: string): string {
  return truncateToCodePoints(typed, REFERRAL_MAX);
}

/** What the referral field tells: when empty, it asks for a referrer, without standing in the way (1 §5). */
export function referralFeedback(referralCode: string): FieldFeedback {
  if (referralCode.trim() === '') return { tone: 'normal', message: '추천인을 입력해주세요. (예: 감귤이)' };
  return referralCode === BRAND_NAME ? { tone: 'normal', message: '추천인이 없으면 그대로 두세요.' } : QUIET;
}

/**
 * What the field keeps of a birth year as it was typed or put in: full-width digits count, spaces do not, and a fifth digit
 * changes nothing (1 §5).
 */
export function toBirthYear(previous: string, typed: string): string {
  return capTyped(previous, typed.normalize('NFKC').trim(), BIRTH_YEAR_DIGITS);
}

/**
 * The message for a birth year, or undefined for a good one (1 §5): 4 digits, from 1900 to the current year.
 *
 * @param currentYear the year of the user's local day
 */
export function birthYearError(birthYear: string, currentYear: number): string | undefined {
  if (birthYear.length !== BIRTH_YEAR_DIGITS || !/^[0-9]+$/.test(birthYear)) return '4자리를 입력해주세요.';
  const year = Number(birthYear);
  if (year < BIRTH_YEAR_MIN || year > currentYear) return '1900년부터 올해까지만 입력할 수 있습니다.';
  return undefined;
}
