/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { EventBanner } from './event-banner.zod.ts';

export const EventBannerList = /*#__PURE__*/ zod.array(EventBanner);

export type EventBannerList = zod.input<typeof EventBannerList>;
export type EventBannerListOutput = zod.output<typeof EventBannerList>;
