/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { ImageUrl } from './image-url.zod.ts';
import { LinkUrl } from './link-url.zod.ts';

export const EventBanner = /*#__PURE__*/ zod.object({
  id: Id,
  image_url: ImageUrl,
  detailUrl: LinkUrl,
});

export type EventBanner = zod.input<typeof EventBanner>;
export type EventBannerOutput = zod.output<typeof EventBanner>;
