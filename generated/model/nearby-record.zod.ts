/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { ImageUrl } from './image-url.zod.ts';

export const nearbyRecordLatitudeMin = -90;
export const nearbyRecordLatitudeMax = 90;

export const nearbyRecordLongitudeMin = -180;
export const nearbyRecordLongitudeMax = 180;

export const nearbyRecordNameMax = 100;

export const nearbyRecordImageUrlsMax = 10;

export const nearbyRecordLikeCountMin = 0;
export const nearbyRecordLikeCountMax = 2147483647;

export const NearbyRecord = /*#__PURE__*/ zod.object({
  id: Id,
  type: /*#__PURE__*/ zod.enum(['CHALLENGE', 'SPOT', 'POST']),
  latitude: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(nearbyRecordLatitudeMin))
      .check(/*#__PURE__*/ zod.lte(nearbyRecordLatitudeMax)),
  ),
  longitude: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(nearbyRecordLongitudeMin))
      .check(/*#__PURE__*/ zod.lte(nearbyRecordLongitudeMax)),
  ),
  name: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(nearbyRecordNameMax)),
  ),
  imageUrls: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.array(ImageUrl).check(/*#__PURE__*/ zod.maxLength(nearbyRecordImageUrlsMax)),
  ),
  likeCount: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(nearbyRecordLikeCountMin))
      .check(/*#__PURE__*/ zod.lte(nearbyRecordLikeCountMax)),
  ),
  likedByMe: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  challengeOngoing: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type NearbyRecord = zod.input<typeof NearbyRecord>;
export type NearbyRecordOutput = zod.output<typeof NearbyRecord>;
