/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { Nickname } from './nickname.zod.ts';
import { OptionalImageUrl } from './optional-image-url.zod.ts';

export const commentDepthMin = 0;

export const Comment = /*#__PURE__*/ zod.object({
  id: Id,
  text: /*#__PURE__*/ zod.string(),
  nickname: Nickname,
  profileImageUrl: /*#__PURE__*/ zod.optional(OptionalImageUrl),
  relativeTime: /*#__PURE__*/ zod.string(),
  depth: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(commentDepthMin)),
  isDeleted: /*#__PURE__*/ zod.boolean(),
});

export type Comment = zod.input<typeof Comment>;
export type CommentOutput = zod.output<typeof Comment>;
