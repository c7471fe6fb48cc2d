/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { ImageUrl } from './image-url.zod.ts';
import { Latitude } from './latitude.zod.ts';
import { Longitude } from './longitude.zod.ts';
import { Timestamp } from './timestamp.zod.ts';

export const personalSpotNameMax = 1000;

export const personalSpotDescriptionMax = 1000;

export const personalSpotImageUrlsMax = 10;

export const PersonalSpot = /*#__PURE__*/ zod.object({
  id: Id,
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(personalSpotNameMax)),
  description: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(personalSpotDescriptionMax)),
  latitude: Latitude,
  longitude: Longitude,
  imageUrls: /*#__PURE__*/ zod.array(ImageUrl).check(/*#__PURE__*/ zod.maxLength(personalSpotImageUrlsMax)),
  createdAt: Timestamp,
});

export type PersonalSpot = zod.input<typeof PersonalSpot>;
export type PersonalSpotOutput = zod.output<typeof PersonalSpot>;
