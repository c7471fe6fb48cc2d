/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { AlertEndpoint } from './alert-endpoint.zod.ts';

export const PersonalDevice = /*#__PURE__*/ zod.object({
  endpoint: AlertEndpoint,
  streakDay: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
});

export type PersonalDevice = zod.input<typeof PersonalDevice>;
export type PersonalDeviceOutput = zod.output<typeof PersonalDevice>;
