/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { BirthYear } from './birth-year.zod.ts';
import { Email } from './email.zod.ts';
import { Gender } from './gender.zod.ts';
import { ReferrerNickname } from './referrer-nickname.zod.ts';
import { SignupNickname } from './signup-nickname.zod.ts';
import { ThemeLabels } from './theme-labels.zod.ts';

export const RegistrationData = /*#__PURE__*/ zod.object({
  email: Email,
  nickname: SignupNickname,
  themes: ThemeLabels,
  gender: Gender,
  birthYear: BirthYear,
  referrerNickname: /*#__PURE__*/ zod.optional(ReferrerNickname),
});

export type RegistrationData = zod.input<typeof RegistrationData>;
export type RegistrationDataOutput = zod.output<typeof RegistrationData>;
