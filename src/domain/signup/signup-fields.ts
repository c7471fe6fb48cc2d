import { BRAND_NAME } from '../brand.ts';
import {
  SIGNUP_NICKNAME_MAX,
  SIGNUP_NICKNAME_MIN,
  REFERRAL_MAX,
  BIRTH_YEAR_DIGITS,
  BIRTH_YEAR_MIN,
} from '../limits.ts';
import { countCharacters, countCodePoints, truncateCharacters } from '../format/text.ts';
import { QUIET, type FieldFeedback } from '../field-feedback.ts';

/**
 * The message for a nickname at signup, or undefined for a good one (1 §5): trimmed, 2 to 8 characters. At least two as
 * a person counts, at most eight code points, as any server counts them: an emoji may be several.
 */
export function signupNicknameError(nickname: string): string | undefined {
  const trimmed = nickname.trim();
  if (countCharacters(trimmed) < SIGNUP_NICKNAME_MIN) return '2자 이상 입력해주세요.';
  if (countCodePoints(trimmed) > SIGNUP_NICKNAME_MAX) return '8자 이하로 입력해주세요.';
  return undefined;
}

/**
 * What the referral field keeps of what was typed: at most 8 characters (1 §2, 1 §5), counted like those of a nickname.
 * Never cuts an emoji or a syllable in two.
 */
export function toReferralCode(typed: string): string {
  let kept = truncateCharacters(typed, REFERRAL_MAX);
  for (let max = REFERRAL_MAX - 1; countCodePoints(kept) > REFERRAL_MAX; max -= 1) {
    kept = truncateCharacters(kept, max);
  }
  return kept;
}

/** What the referral field tells: when empty, it asks for a referrer, without standing in the way (1 §5). */
export function referralFeedback(referralCode: string): FieldFeedback {
  if (referralCode.trim() === '') return { tone: 'normal', message: '추천인을 입력해주세요. (예: 감귤이)' };
  return referralCode === BRAND_NAME ? { tone: 'normal', message: '추천인이 없으면 그대로 두세요.' } : QUIET;
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
