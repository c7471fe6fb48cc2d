/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Comment } from './comment.zod.ts';

export const commentPageTotalElementsMin = 0;

export const CommentPage = /*#__PURE__*/ zod.object({
  content: /*#__PURE__*/ zod.array(Comment),
  totalElements: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(commentPageTotalElementsMin)),
  hasNext: /*#__PURE__*/ zod.boolean(),
});

export type CommentPage = zod.input<typeof CommentPage>;
export type CommentPageOutput = zod.output<typeof CommentPage>;
