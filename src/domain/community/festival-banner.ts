import type { EventBanner } from '../../../generated/model/event-banner.zod.ts';
import { isRecord, presentText, type Unchecked } from '../unknown-values.ts';

/** A festival banner that can be shown (1 §3). */
export interface FestivalBanner {
  imageUrl: string | null;
  /** Null where the address of the details is not one of the web. */
  detailUrl: string | null;
}

/** The banners of an answer. Anything other than an array is treated as empty (1 §7). */
export function toFestivalBanners(answer: unknown): FestivalBanner[] {
  if (!Array.isArray(answer)) return [];
  return answer.filter(isRecord).map(({ image_url: imageUrl, detailUrl }: Unchecked<EventBanner>) => ({
    imageUrl: presentText(imageUrl),
    detailUrl: toWebAddress(detailUrl),
  }));
}

function toWebAddress(value: unknown): string | null {
  const text = presentText(value);
  return text && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null;
}
