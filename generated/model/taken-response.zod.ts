/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const takenResponseMessageMax = 500;

export const TakenResponse = /*#__PURE__*/ zod.object({
  success: /*#__PURE__*/ zod.boolean(),
  message: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(takenResponseMessageMax)),
  ),
  data: /*#__PURE__*/ zod.boolean(),
});

export type TakenResponse = zod.input<typeof TakenResponse>;
export type TakenResponseOutput = zod.output<typeof TakenResponse>;
