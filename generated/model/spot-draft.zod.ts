/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Latitude } from './latitude.zod.ts';
import { Longitude } from './longitude.zod.ts';
import { SpotDraftTag } from './spot-draft-tag.zod.ts';
import { ThemeId } from './theme-id.zod.ts';

export const spotDraftNameMax = 100;

export const spotDraftNameRegExp = new RegExp('\\S');
export const spotDraftDescriptionMax = 2000;

export const spotDraftDescriptionRegExp = new RegExp('\\S');

export const SpotDraft = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(spotDraftNameMax))
    .check(/*#__PURE__*/ zod.regex(spotDraftNameRegExp)),
  description: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(spotDraftDescriptionMax))
    .check(/*#__PURE__*/ zod.regex(spotDraftDescriptionRegExp)),
  latitude: Latitude,
  longitude: Longitude,
  themeId: /*#__PURE__*/ zod.optional(ThemeId),
  tag1: /*#__PURE__*/ zod.optional(SpotDraftTag),
  tag2: /*#__PURE__*/ zod.optional(SpotDraftTag),
  tag3: /*#__PURE__*/ zod.optional(SpotDraftTag),
});

export type SpotDraft = zod.input<typeof SpotDraft>;
export type SpotDraftOutput = zod.output<typeof SpotDraft>;
