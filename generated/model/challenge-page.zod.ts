/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { ChallengeItems } from './challenge-items.zod.ts';

export const ChallengePage = /*#__PURE__*/ zod.object({
  content: ChallengeItems,
});

export type ChallengePage = zod.input<typeof ChallengePage>;
export type ChallengePageOutput = zod.output<typeof ChallengePage>;
