import type { Spot } from '../../../generated/model/spot.zod.ts';
import { toPostCard, type PostCardContent } from './post-card.ts';
import { isRecord, presentText, type Unchecked } from '../unknown-values.ts';
import { themeLabelOf, type ThemeLabel } from '../themes.ts';

/** What the page of a post shows (1 §2, 1 §3). */
export interface PostDetail extends PostCardContent {
  theme: ThemeLabel | undefined;
  /** Without their leading #. */
  tags: readonly string[];
}

/**
 * The answer to the call for a post. The post comes bare; an enveloped one is read too. Undefined for anything that is
 * no post.
 */
export function toPostDetail(body: unknown): PostDetail | undefined {
  if (!isRecord(body)) return undefined;
  const post: Unchecked<Spot> = isRecord(body['data']) ? body['data'] : body;
  const { id, themeId, tag1, tag2, tag3 } = post;
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return undefined;
  return {
    ...toPostCard({ ...post, id }),
    theme: typeof themeId === 'number' ? themeLabelOf(themeId) : undefined,
    tags: [...new Set([tag1, tag2, tag3].flatMap((tag) => presentText(tag)?.replace(/^#/, '') || []))],
  };
}
