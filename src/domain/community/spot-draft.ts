import * as z from 'zod/mini';
import { addHashtags } from './hashtags.ts';
import { isThemeId } from '../themes.ts';
import { capSpotDescription, type SpotFormValues } from './spot-form.ts';

const savedDraft = z.object({
  name: z.string(),
  position: z.nullable(
    z.object({
      latitude: z.number().check(z.minimum(-90), z.maximum(90)),
      longitude: z.number().check(z.minimum(-180), z.maximum(180)),
    }),
  ),
  description: z.string(),
  themeId: z.nullable(z.number()),
  hashtags: z.array(z.string()),
  hashtagInput: z.string(),
});

/** Whether a spot form holds nothing that would be worth keeping. */
export function isSpotDraftEmpty(values: SpotFormValues): boolean {
  const { name, description, themeId, hashtags, hashtagInput } = values;
  return (
    themeId === null &&
    hashtags.length === 0 &&
    [name, description, hashtagInput].every((text) => text.trim() === '')
  );
}

/**
 * Reads an unsent spot form back from storage. What is kept is the form's own values; storage may hold anything, so
 * limits and themes are applied again.
 *
 * @returns undefined when there is no draft, or none that can be read
 */
export function fromSavedSpotDraft(saved: unknown): SpotFormValues | undefined {
  const parsed = z.safeParse(savedDraft, saved);
  if (!parsed.success) return undefined;
  const { name, position, description, themeId, hashtags, hashtagInput } = parsed.data;
  const values: SpotFormValues = {
    name: position ? name : '',
    position: name.trim() === '' ? null : position,
    description: capSpotDescription(description),
    themeId: themeId !== null && isThemeId(themeId) ? themeId : null,
    hashtags: addHashtags([], hashtags.join(',')).tags,
    hashtagInput,
  };
  return isSpotDraftEmpty(values) ? undefined : values;
}
