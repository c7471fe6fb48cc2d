import * as v from 'valibot';
import { THEMES_MAX } from '../limits.ts';
import { isThemeLabel } from '../themes.ts';
import { toReferralCode } from '../validation/referral.ts';
import { isEmailFormat } from '../validation/signup-email.ts';
import { signupNicknameError } from '../validation/signup-nickname.ts';
import { SIGNUP_STEPS, isStepComplete, type SignupState } from './signup-state.ts';

const savedSignup = v.object({
  flow: v.picklist(['email', 'social']),
  step: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  email: v.string(),
  isDuplicateChecked: v.boolean(),
  authCode: v.string(),
  isCodeSent: v.boolean(),
  authPassed: v.boolean(),
  passwordRegistered: v.boolean(),
  gender: v.nullable(v.picklist(['MALE', 'FEMALE'])),
  birthYear: v.string(),
  imageUrl: v.string(),
  nickname: v.string(),
  isNicknameDuplicatedChecked: v.boolean(),
  referralCode: v.string(),
  themes: v.array(v.string()),
  socialCode: v.string(),
  socialEmail: v.string(),
  socialNickname: v.string(),
});

export type SavedSignup = v.InferOutput<typeof savedSignup>;

/**
 * What of a wizard outlives a reload: all but passwords, error messages, and a picture that only this page can show.
 * That the password is registered is kept, so that it is not asked for again.
 */
export function toSavedSignup(state: SignupState): SavedSignup {
  return {
    flow: state.flow,
    step: state.step,
    email: state.email,
    isDuplicateChecked: state.isDuplicateChecked,
    authCode: state.authCode,
    isCodeSent: state.isCodeSent,
    authPassed: state.authPassed,
    passwordRegistered: state.passwordStatus === 'registered',
    gender: state.gender,
    birthYear: state.birthYear,
    imageUrl: /^(blob|data):/.test(state.imageUrl) ? '' : state.imageUrl,
    nickname: state.nickname,
    isNicknameDuplicatedChecked: state.isNicknameDuplicatedChecked,
    referralCode: state.referralCode,
    themes: state.themes,
    socialCode: state.socialCode,
    socialEmail: state.socialEmail,
    socialNickname: state.socialNickname,
  };
}

/**
 * A wizard as it was before a reload. Storage may hold anything: what cannot be read, belongs to the other wizard, or
 * to another social login gives the initial state; a social login whose code the provider no longer took is continued
 * by the next one of the same person. Each check counts only where the one before it does, and the wizard goes no
 * further than its first incomplete step.
 *
 * @param initial the wizard as it would begin; without a social code it takes the saved one
 * @param today the user's local day, YYYY-MM-DD
 */
export function fromSavedSignup(saved: unknown, initial: SignupState, today: string): SignupState {
  const parsed = v.safeParse(savedSignup, saved);
  if (!parsed.success || parsed.output.flow !== initial.flow) return initial;
  const { passwordRegistered, themes, ...kept } = parsed.output;
  if (!isContinued(kept, initial)) return initial;
  const isEmailValid = isEmailFormat(kept.email);
  const isDuplicateChecked = isEmailValid && kept.isDuplicateChecked;
  const authPassed = isDuplicateChecked && kept.authPassed;
  const restored: SignupState = {
    ...initial,
    ...kept,
    isEmailValid,
    isDuplicateChecked,
    showAuthInput: isDuplicateChecked,
    authCode: isDuplicateChecked ? kept.authCode : '',
    isCodeSent: isDuplicateChecked && kept.isCodeSent,
    authPassed,
    socialCode: initial.socialCode || kept.socialCode,
    socialEmail: initial.socialEmail || kept.socialEmail,
    socialNickname: initial.socialNickname || kept.socialNickname,
    passwordStatus: authPassed && passwordRegistered ? 'registered' : 'open',
    isNicknameDuplicatedChecked:
      kept.isNicknameDuplicatedChecked && signupNicknameError(kept.nickname) === undefined,
    referralCode: toReferralCode(kept.referralCode),
    themes: [...new Set(themes.filter(isThemeLabel))].slice(0, THEMES_MAX),
  };
  const steps = SIGNUP_STEPS[initial.flow];
  const firstIncomplete = steps.findIndex((step) => !isStepComplete(restored, step, today));
  const furthest = firstIncomplete === -1 ? steps.length - 1 : firstIncomplete;
  return { ...restored, step: Math.min(kept.step, furthest) };
}

/** Whether a kept wizard goes on with the social login that has begun this one, where there is one. */
function isContinued(
  kept: Pick<SavedSignup, 'socialCode' | 'socialEmail'>,
  { socialCode, socialEmail }: SignupState,
): boolean {
  if (socialCode === '' || kept.socialCode === socialCode) return true;
  if (kept.socialCode !== '') return false;
  return kept.socialEmail === '' || socialEmail === '' || kept.socialEmail === socialEmail;
}
