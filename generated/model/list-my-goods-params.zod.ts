/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';

export const ListMyGoodsParams = /*#__PURE__*/ zod.object({
  userId: Id,
});

export type ListMyGoodsParams = zod.input<typeof ListMyGoodsParams>;
export type ListMyGoodsParamsOutput = zod.output<typeof ListMyGoodsParams>;
