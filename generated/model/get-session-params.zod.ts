/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { SessionUserField } from './session-user-field.zod.ts';

export const getSessionParamsFieldsMax = 11;

export const GetSessionParams = /*#__PURE__*/ zod.object({
  fields: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(SessionUserField)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(getSessionParamsFieldsMax)),
  ),
});

export type GetSessionParams = zod.input<typeof GetSessionParams>;
export type GetSessionParamsOutput = zod.output<typeof GetSessionParams>;
