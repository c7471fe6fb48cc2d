/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { BirthYear } from './birth-year.zod.ts';
import { Gender } from './gender.zod.ts';
import { ReferrerNickname } from './referrer-nickname.zod.ts';
import { SignupNickname } from './signup-nickname.zod.ts';
import { SocialCode } from './social-code.zod.ts';
import { ThemeLabels } from './theme-labels.zod.ts';

export const ProviderRegistrationRequest = /*#__PURE__*/ zod.object({
  code: SocialCode,
  nickname: SignupNickname,
  themes: ThemeLabels,
  gender: Gender,
  birthYear: BirthYear,
  referrerNickname: /*#__PURE__*/ zod.optional(ReferrerNickname),
});

export type ProviderRegistrationRequest = zod.input<typeof ProviderRegistrationRequest>;
export type ProviderRegistrationRequestOutput = zod.output<typeof ProviderRegistrationRequest>;
