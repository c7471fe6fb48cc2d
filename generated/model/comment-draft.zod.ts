/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const commentDraftTextMax = 500;

export const commentDraftTextRegExp = new RegExp('\\S');

export const CommentDraft = /*#__PURE__*/ zod.object({
  text: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(commentDraftTextMax))
    .check(/*#__PURE__*/ zod.regex(commentDraftTextRegExp)),
});

export type CommentDraft = zod.input<typeof CommentDraft>;
export type CommentDraftOutput = zod.output<typeof CommentDraft>;
