/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Timestamp } from './timestamp.zod.ts';

export const personalHallabongAmountMin = -2147483648;
export const personalHallabongAmountMax = 2147483647;

export const personalHallabongReasonMax = 64;

export const PersonalHallabong = /*#__PURE__*/ zod.object({
  amount: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(personalHallabongAmountMin))
    .check(/*#__PURE__*/ zod.lte(personalHallabongAmountMax)),
  reason: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(personalHallabongReasonMax)),
  createdAt: Timestamp,
});

export type PersonalHallabong = zod.input<typeof PersonalHallabong>;
export type PersonalHallabongOutput = zod.output<typeof PersonalHallabong>;
