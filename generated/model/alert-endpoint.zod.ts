/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const AlertEndpointMin = 10;
export const AlertEndpointMax = 2048;

export const AlertEndpointRegExp = new RegExp(
  '^(https?://[!-~]+|android:[A-Za-z0-9_:.-]{20,}|ios:[0-9A-Fa-f]{64,200})$',
);

export const AlertEndpoint = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(AlertEndpointMin))
  .check(/*#__PURE__*/ zod.maxLength(AlertEndpointMax))
  .check(/*#__PURE__*/ zod.regex(AlertEndpointRegExp));

export type AlertEndpoint = zod.input<typeof AlertEndpoint>;
export type AlertEndpointOutput = zod.output<typeof AlertEndpoint>;
