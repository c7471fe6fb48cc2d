/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Day } from './day.zod.ts';

export const ListEventBannersParams = /*#__PURE__*/ zod.object({
  date: /*#__PURE__*/ zod.optional(Day),
});

export type ListEventBannersParams = zod.input<typeof ListEventBannersParams>;
export type ListEventBannersParamsOutput = zod.output<typeof ListEventBannersParams>;
