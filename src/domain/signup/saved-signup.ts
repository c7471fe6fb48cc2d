import * as z from 'zod/mini';
import { THEMES_MAX } from '../limits.ts';
import { isThemeLabel } from '../themes.ts';
import { toReferralCode, signupNicknameError } from './signup-fields.ts';
import { isEmailFormat } from './signup-email.ts';
import { SIGNUP_STEPS, isStepComplete, type SignupState } from './signup-state.ts';

const savedSignup = z.object({
  flow: z.enum(['email', 'social']),
  step: z.int().check(z.nonnegative()),
  email: z.string(),
  isDuplicateChecked: z.boolean(),
  authCode: z.string(),
  isCodeSent: z.boolean(),
  authPassed: z.boolean(),
  passwordRegistered: z.boolean(),
  gender: z.nullable(z.enum(['MALE', 'FEMALE'])),
  birthYear: z.string(),
  imageUrl: z.string(),
  nickname: z.string(),
  isNicknameDuplicatedChecked: z.boolean(),
  referralCode: z.string(),
  themes: z.array(z.string()),
  socialCode: z.string(),
  socialEmail: z.string(),
  socialNickname: z.string(),
});

export type SavedSignup = z.infer<typeof savedSignup>;

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
  const parsed = z.safeParse(savedSignup, saved);
  if (!parsed.success || parsed.data.flow !== initial.flow) return initial;
  const { passwordRegistered, themes, ...kept } = parsed.data;
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
