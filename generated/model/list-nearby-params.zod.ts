/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Latitude } from './latitude.zod.ts';
import { Longitude } from './longitude.zod.ts';

export const listNearbyParamsRadiusKmDefault = 3;
export const listNearbyParamsRadiusKmExclusiveMin = 0;
export const listNearbyParamsRadiusKmMax = 50;

export const ListNearbyParams = /*#__PURE__*/ zod.object({
  lat: Latitude,
  lng: Longitude,
  radiusKm: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gt(listNearbyParamsRadiusKmExclusiveMin))
      .check(/*#__PURE__*/ zod.lte(listNearbyParamsRadiusKmMax)),
    listNearbyParamsRadiusKmDefault,
  ),
});

export type ListNearbyParams = zod.input<typeof ListNearbyParams>;
export type ListNearbyParamsOutput = zod.output<typeof ListNearbyParams>;
