/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const acknowledgementMessageMax = 500;

export const Acknowledgement = /*#__PURE__*/ zod.object({
  success: /*#__PURE__*/ zod.boolean(),
  message: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(acknowledgementMessageMax)),
  ),
  data: /*#__PURE__*/ zod
    .optional(/*#__PURE__*/ zod.unknown())
    .check(
      /*#__PURE__*/ zod.describe('Nothing that clients rely on; servers may leave it out or send null.'),
    ),
});

export type Acknowledgement = zod.input<typeof Acknowledgement>;
export type AcknowledgementOutput = zod.output<typeof Acknowledgement>;
