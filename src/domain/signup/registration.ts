import type { RegistrationData } from '../../../generated/model/registration-data.zod.ts';
import { toSentNickname } from '../account/nickname.ts';
import { toReferralCode } from './signup-fields.ts';
import type { SignupState } from './signup-state.ts';

/** What both final registrations have in common (1 §7). */
export type Registration = Omit<RegistrationData, 'email'>;

function toRegistration(state: SignupState): Registration | undefined {
  if (state.gender === null) return undefined;
  const referrerNickname = toSentNickname(toReferralCode(state.referralCode));
  return {
    nickname: toSentNickname(state.nickname),
    themes: state.themes,
    gender: state.gender,
    birthYear: state.birthYear,
    ...(referrerNickname !== '' && { referrerNickname }),
  };
}

/** What the final registration by email sends, apart from the picture; undefined without a gender (1 §7). */
export function toEmailRegistration(state: SignupState): (Registration & { email: string }) | undefined {
  const registration = toRegistration(state);
  return registration && { email: state.email, ...registration };
}

/** What the final registration by social login sends; undefined without a gender (1 §7). */
export function toSocialRegistration(state: SignupState): (Registration & { code: string }) | undefined {
  const registration = toRegistration(state);
  return registration && { code: state.socialCode, ...registration };
}
