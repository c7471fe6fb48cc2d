/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { ChallengeItems } from './challenge-items.zod.ts';
import { ChallengePage } from './challenge-page.zod.ts';

export const ChallengeList = /*#__PURE__*/ zod.union([ChallengeItems, ChallengePage]);

export type ChallengeList = zod.input<typeof ChallengeList>;
export type ChallengeListOutput = zod.output<typeof ChallengeList>;
