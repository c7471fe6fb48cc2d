/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const spotCreatedResponseMessageMax = 500;

export const spotCreatedResponseDataMax = 9007199254740991;

export const SpotCreatedResponse = /*#__PURE__*/ zod.object({
  success: /*#__PURE__*/ zod.boolean(),
  message: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(spotCreatedResponseMessageMax)),
  ),
  data: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(spotCreatedResponseDataMax)),
});

export type SpotCreatedResponse = zod.input<typeof SpotCreatedResponse>;
export type SpotCreatedResponseOutput = zod.output<typeof SpotCreatedResponse>;
