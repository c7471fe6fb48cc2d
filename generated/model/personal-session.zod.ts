/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Timestamp } from './timestamp.zod.ts';

export const PersonalSession = /*#__PURE__*/ zod.object({
  createdAt: Timestamp,
  expiresAt: Timestamp,
});

export type PersonalSession = zod.input<typeof PersonalSession>;
export type PersonalSessionOutput = zod.output<typeof PersonalSession>;
