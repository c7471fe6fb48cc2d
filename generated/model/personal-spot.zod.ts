/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { ImageUrl } from './image-url.zod.ts';
import { Latitude } from './latitude.zod.ts';
import { Longitude } from './longitude.zod.ts';
import { ThemeId } from './theme-id.zod.ts';
import { Timestamp } from './timestamp.zod.ts';

export const PersonalSpot = /*#__PURE__*/ zod.object({
  id: Id,
  name: /*#__PURE__*/ zod.string(),
  description: /*#__PURE__*/ zod.string(),
  latitude: Latitude,
  longitude: Longitude,
  imageUrls: /*#__PURE__*/ zod.array(ImageUrl),
  themeId: /*#__PURE__*/ zod.optional(ThemeId),
  tags: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  createdAt: Timestamp,
});

export type PersonalSpot = zod.input<typeof PersonalSpot>;
export type PersonalSpotOutput = zod.output<typeof PersonalSpot>;
