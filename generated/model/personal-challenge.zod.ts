/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { Latitude } from './latitude.zod.ts';
import { Longitude } from './longitude.zod.ts';
import { Timestamp } from './timestamp.zod.ts';

export const PersonalChallenge = /*#__PURE__*/ zod.object({
  id: Id,
  name: /*#__PURE__*/ zod.string(),
  startedAt: /*#__PURE__*/ zod.optional(Timestamp),
  startLatitude: /*#__PURE__*/ zod.optional(Latitude),
  startLongitude: /*#__PURE__*/ zod.optional(Longitude),
  completedAt: /*#__PURE__*/ zod.optional(Timestamp),
  proofLatitude: /*#__PURE__*/ zod.optional(Latitude),
  proofLongitude: /*#__PURE__*/ zod.optional(Longitude),
  proofPhoto: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  proofPhotoLeftOut: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type PersonalChallenge = zod.input<typeof PersonalChallenge>;
export type PersonalChallengeOutput = zod.output<typeof PersonalChallenge>;
