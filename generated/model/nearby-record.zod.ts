/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { ImageUrl } from './image-url.zod.ts';
import { OptionalLatitude } from './optional-latitude.zod.ts';
import { OptionalLongitude } from './optional-longitude.zod.ts';

export const nearbyRecordLikeCountMin = 0;

export const NearbyRecord = /*#__PURE__*/ zod.object({
  id: Id,
  type: /*#__PURE__*/ zod.enum(['CHALLENGE', 'SPOT', 'POST']),
  latitude: /*#__PURE__*/ zod.optional(OptionalLatitude),
  longitude: /*#__PURE__*/ zod.optional(OptionalLongitude),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  imageUrls: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ImageUrl)),
  likeCount: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(nearbyRecordLikeCountMin)),
  ),
  likedByMe: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  challengeOngoing: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type NearbyRecord = zod.input<typeof NearbyRecord>;
export type NearbyRecordOutput = zod.output<typeof NearbyRecord>;
