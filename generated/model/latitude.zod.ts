/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const LatitudeMin = -90;
export const LatitudeMax = 90;

export const Latitude = /*#__PURE__*/ zod
  .number()
  .check(/*#__PURE__*/ zod.gte(LatitudeMin))
  .check(/*#__PURE__*/ zod.lte(LatitudeMax));

export type Latitude = zod.input<typeof Latitude>;
export type LatitudeOutput = zod.output<typeof Latitude>;
