/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { ImageUrl } from './image-url.zod.ts';
import { Latitude } from './latitude.zod.ts';
import { Longitude } from './longitude.zod.ts';
import { Nickname } from './nickname.zod.ts';
import { OptionalImageUrl } from './optional-image-url.zod.ts';
import { SpotTag } from './spot-tag.zod.ts';
import { Timestamp } from './timestamp.zod.ts';

export const spotThemeIdMax = 9;

export const spotImageUrlsMax = 3;

export const spotLikeCountMin = 0;

export const Spot = /*#__PURE__*/ zod.object({
  id: Id,
  name: /*#__PURE__*/ zod.string(),
  description: /*#__PURE__*/ zod.string(),
  latitude: Latitude,
  longitude: Longitude,
  themeId: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(spotThemeIdMax)),
  ),
  imageUrls: /*#__PURE__*/ zod.array(ImageUrl).check(/*#__PURE__*/ zod.maxLength(spotImageUrlsMax)),
  userProfile: /*#__PURE__*/ zod.optional(OptionalImageUrl),
  userNickname: Nickname,
  createdAt: Timestamp,
  likedByMe: /*#__PURE__*/ zod.boolean(),
  likeCount: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(spotLikeCountMin)),
  tag1: /*#__PURE__*/ zod.optional(SpotTag),
  tag2: /*#__PURE__*/ zod.optional(SpotTag),
  tag3: /*#__PURE__*/ zod.optional(SpotTag),
});

export type Spot = zod.input<typeof Spot>;
export type SpotOutput = zod.output<typeof Spot>;
