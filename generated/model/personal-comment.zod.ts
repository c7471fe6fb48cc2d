/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { Timestamp } from './timestamp.zod.ts';

export const PersonalComment = /*#__PURE__*/ zod.object({
  spotId: Id,
  text: /*#__PURE__*/ zod.string(),
  createdAt: Timestamp,
});

export type PersonalComment = zod.input<typeof PersonalComment>;
export type PersonalCommentOutput = zod.output<typeof PersonalComment>;
