/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { Timestamp } from './timestamp.zod.ts';

export const PersonalLike = /*#__PURE__*/ zod.object({
  spotId: Id,
  createdAt: Timestamp,
});

export type PersonalLike = zod.input<typeof PersonalLike>;
export type PersonalLikeOutput = zod.output<typeof PersonalLike>;
