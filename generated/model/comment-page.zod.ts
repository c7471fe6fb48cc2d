/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Comment } from './comment.zod.ts';

export const commentPageContentMax = 100;

export const commentPageTotalElementsMin = 0;
export const commentPageTotalElementsMax = 2147483647;

export const CommentPage = /*#__PURE__*/ zod.object({
  content: /*#__PURE__*/ zod.array(Comment).check(/*#__PURE__*/ zod.maxLength(commentPageContentMax)),
  totalElements: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(commentPageTotalElementsMin))
    .check(/*#__PURE__*/ zod.lte(commentPageTotalElementsMax)),
  hasNext: /*#__PURE__*/ zod.boolean(),
});

export type CommentPage = zod.input<typeof CommentPage>;
export type CommentPageOutput = zod.output<typeof CommentPage>;
