/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const ProductCategory = /*#__PURE__*/ zod.enum(['JEJU_TICON', 'GOODS']);

export type ProductCategory = zod.input<typeof ProductCategory>;
export type ProductCategoryOutput = zod.output<typeof ProductCategory>;
