/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { ChallengeDate } from './challenge-date.zod.ts';
import { Id } from './id.zod.ts';
import { OptionalImageUrl } from './optional-image-url.zod.ts';
import { OptionalLatitude } from './optional-latitude.zod.ts';
import { OptionalLongitude } from './optional-longitude.zod.ts';

export const Challenge = /*#__PURE__*/ zod.object({
  id: Id,
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  themeName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  img1: /*#__PURE__*/ zod.optional(OptionalImageUrl),
  imageUrl: /*#__PURE__*/ zod.optional(OptionalImageUrl),
  startDate: /*#__PURE__*/ zod.optional(ChallengeDate),
  endDate: /*#__PURE__*/ zod.optional(ChallengeDate),
  completedAt: /*#__PURE__*/ zod.optional(ChallengeDate),
  latitude: /*#__PURE__*/ zod.optional(OptionalLatitude),
  longitude: /*#__PURE__*/ zod.optional(OptionalLongitude),
});

export type Challenge = zod.input<typeof Challenge>;
export type ChallengeOutput = zod.output<typeof Challenge>;
