/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { EventBanner } from './event-banner.zod.ts';

export const EventBannerListMax = 50;

export const EventBannerList = /*#__PURE__*/ zod
  .array(EventBanner)
  .check(/*#__PURE__*/ zod.maxLength(EventBannerListMax));

export type EventBannerList = zod.input<typeof EventBannerList>;
export type EventBannerListOutput = zod.output<typeof EventBannerList>;
