/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Timestamp } from './timestamp.zod.ts';

export const PersonalHallabong = /*#__PURE__*/ zod.object({
  amount: /*#__PURE__*/ zod.int(),
  reason: /*#__PURE__*/ zod.string(),
  createdAt: Timestamp,
});

export type PersonalHallabong = zod.input<typeof PersonalHallabong>;
export type PersonalHallabongOutput = zod.output<typeof PersonalHallabong>;
