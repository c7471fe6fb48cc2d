import * as v from 'valibot';
import { addHashtags } from './hashtags.ts';
import { isThemeId } from '../themes.ts';
import { capSpotDescription, type SpotFormValues } from '../validation/spot-form.ts';

const savedDraft = v.object({
  name: v.string(),
  position: v.nullable(
    v.object({
      latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    }),
  ),
  description: v.string(),
  themeId: v.nullable(v.number()),
  hashtags: v.array(v.string()),
  hashtagInput: v.string(),
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
  const parsed = v.safeParse(savedDraft, saved);
  if (!parsed.success) return undefined;
  const { name, position, description, themeId, hashtags, hashtagInput } = parsed.output;
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
