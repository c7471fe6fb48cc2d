/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Conversion } from './conversion.zod.ts';

export const conversionResponseMessageMax = 500;

export const ConversionResponse = /*#__PURE__*/ zod.object({
  success: /*#__PURE__*/ zod.boolean(),
  message: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(conversionResponseMessageMax)),
  ),
  data: Conversion,
});

export type ConversionResponse = zod.input<typeof ConversionResponse>;
export type ConversionResponseOutput = zod.output<typeof ConversionResponse>;
