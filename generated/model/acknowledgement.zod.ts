/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Message } from './message.zod.ts';
import { Succeeded } from './succeeded.zod.ts';

export const Acknowledgement = /*#__PURE__*/ zod.object({
  success: Succeeded,
  message: /*#__PURE__*/ zod.optional(Message),
  data: /*#__PURE__*/ zod
    .optional(/*#__PURE__*/ zod.unknown())
    .check(
      /*#__PURE__*/ zod.describe('Nothing that clients rely on; servers may leave it out or send null.'),
    ),
});

export type Acknowledgement = zod.input<typeof Acknowledgement>;
export type AcknowledgementOutput = zod.output<typeof Acknowledgement>;
