/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';

export const ListMyProductsParams = /*#__PURE__*/ zod.object({
  userId: Id,
});

export type ListMyProductsParams = zod.input<typeof ListMyProductsParams>;
export type ListMyProductsParamsOutput = zod.output<typeof ListMyProductsParams>;
