/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { ChallengeDate } from './challenge-date.zod.ts';
import { Id } from './id.zod.ts';
import { OptionalImageUrl } from './optional-image-url.zod.ts';

export const challengeNameMax = 100;

export const challengeDescriptionMax = 1000;

export const challengeThemeNameMax = 50;

export const challengeLatitudeMin = -90;
export const challengeLatitudeMax = 90;

export const challengeLongitudeMin = -180;
export const challengeLongitudeMax = 180;

export const Challenge = /*#__PURE__*/ zod.object({
  id: Id,
  name: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(challengeNameMax)),
  ),
  description: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(challengeDescriptionMax)),
  ),
  themeName: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(challengeThemeNameMax)),
  ),
  img1: /*#__PURE__*/ zod.optional(OptionalImageUrl),
  imageUrl: /*#__PURE__*/ zod.optional(OptionalImageUrl),
  startDate: /*#__PURE__*/ zod.optional(ChallengeDate),
  endDate: /*#__PURE__*/ zod.optional(ChallengeDate),
  completedAt: /*#__PURE__*/ zod.optional(ChallengeDate),
  latitude: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(challengeLatitudeMin))
      .check(/*#__PURE__*/ zod.lte(challengeLatitudeMax)),
  ),
  longitude: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(challengeLongitudeMin))
      .check(/*#__PURE__*/ zod.lte(challengeLongitudeMax)),
  ),
});

export type Challenge = zod.input<typeof Challenge>;
export type ChallengeOutput = zod.output<typeof Challenge>;
