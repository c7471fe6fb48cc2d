/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { SessionUser } from './session-user.zod.ts';

export const sessionResponseMessageMax = 500;

export const SessionResponse = /*#__PURE__*/ zod.object({
  success: /*#__PURE__*/ zod.boolean(),
  message: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sessionResponseMessageMax)),
  ),
  data: SessionUser,
});

export type SessionResponse = zod.input<typeof SessionResponse>;
export type SessionResponseOutput = zod.output<typeof SessionResponse>;
