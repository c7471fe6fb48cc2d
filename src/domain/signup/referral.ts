import { QUIET, type FieldFeedback } from '../field-feedback.ts';
import { REFERRAL_MAX } from '../limits.ts';
import { countCodePoints, truncateCharacters } from '../text.ts';

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
  return referralCode.trim() === ''
    ? { tone: 'normal', message: '추천인을 입력해주세요. (예: 감귤이)' }
    : QUIET;
}
