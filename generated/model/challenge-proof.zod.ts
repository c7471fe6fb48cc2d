/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Latitude } from './latitude.zod.ts';
import { Longitude } from './longitude.zod.ts';

export const challengeProofProofUrlMin = 24;
export const challengeProofProofUrlMax = 8000000;

export const challengeProofProofUrlRegExp = new RegExp('^data:image/(jpeg|png|webp);base64,');

export const ChallengeProof = /*#__PURE__*/ zod.object({
  latitude: Latitude,
  longitude: Longitude,
  proofUrl: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(challengeProofProofUrlMin))
    .check(/*#__PURE__*/ zod.maxLength(challengeProofProofUrlMax))
    .check(/*#__PURE__*/ zod.regex(challengeProofProofUrlRegExp)),
});

export type ChallengeProof = zod.input<typeof ChallengeProof>;
export type ChallengeProofOutput = zod.output<typeof ChallengeProof>;
