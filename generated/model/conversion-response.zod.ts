/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Conversion } from './conversion.zod.ts';
import { Message } from './message.zod.ts';
import { Succeeded } from './succeeded.zod.ts';

export const ConversionResponse = /*#__PURE__*/ zod.object({
  success: Succeeded,
  message: /*#__PURE__*/ zod.optional(Message),
  data: Conversion,
});

export type ConversionResponse = zod.input<typeof ConversionResponse>;
export type ConversionResponseOutput = zod.output<typeof ConversionResponse>;
