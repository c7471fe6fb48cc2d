/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { NearbyRecord } from './nearby-record.zod.ts';

export const nearbyResponseMessageMax = 500;

export const nearbyResponseDataMax = 5000;

export const NearbyResponse = /*#__PURE__*/ zod.object({
  success: /*#__PURE__*/ zod.boolean(),
  message: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(nearbyResponseMessageMax)),
  ),
  data: /*#__PURE__*/ zod.array(NearbyRecord).check(/*#__PURE__*/ zod.maxLength(nearbyResponseDataMax)),
});

export type NearbyResponse = zod.input<typeof NearbyResponse>;
export type NearbyResponseOutput = zod.output<typeof NearbyResponse>;
