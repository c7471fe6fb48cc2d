/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { Timestamp } from './timestamp.zod.ts';

export const personalCommentTextMax = 500;

export const PersonalComment = /*#__PURE__*/ zod.object({
  spotId: Id,
  text: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(personalCommentTextMax)),
  createdAt: Timestamp,
});

export type PersonalComment = zod.input<typeof PersonalComment>;
export type PersonalCommentOutput = zod.output<typeof PersonalComment>;
