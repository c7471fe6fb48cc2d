/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { BirthYear } from './birth-year.zod.ts';
import { Gender } from './gender.zod.ts';
import { Id } from './id.zod.ts';
import { Nickname } from './nickname.zod.ts';
import { OptionalImageUrl } from './optional-image-url.zod.ts';
import { SocialProvider } from './social-provider.zod.ts';
import { ThemeLabel } from './theme-label.zod.ts';
import { Timestamp } from './timestamp.zod.ts';

export const PersonalAccount = /*#__PURE__*/ zod.object({
  userId: Id,
  email: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  nickname: Nickname,
  profile: /*#__PURE__*/ zod.optional(OptionalImageUrl),
  themes: /*#__PURE__*/ zod.array(ThemeLabel),
  gender: Gender,
  birthYear: BirthYear,
  notificationsEnabled: /*#__PURE__*/ zod.boolean(),
  socialProvider: /*#__PURE__*/ zod.optional(SocialProvider),
  socialSubject: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  referrerId: /*#__PURE__*/ zod.optional(Id),
  createdAt: Timestamp,
});

export type PersonalAccount = zod.input<typeof PersonalAccount>;
export type PersonalAccountOutput = zod.output<typeof PersonalAccount>;
