/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Challenge } from './challenge.zod.ts';

export const ChallengeItems = /*#__PURE__*/ zod.array(Challenge);

export type ChallengeItems = zod.input<typeof ChallengeItems>;
export type ChallengeItemsOutput = zod.output<typeof ChallengeItems>;
