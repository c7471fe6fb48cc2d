import type { SpotDraft } from '../../../generated/model/spot-draft.zod.ts';
import * as z from 'zod/mini';
import { addHashtags } from './hashtags.ts';
import { DESCRIPTION_MAX, SPOT_IMAGES_MAX } from '../limits.ts';
import { capTyped, countCharacters, truncateCharacters } from '../format/text.ts';
import type { ThemeId } from '../themes.ts';

/** What the spot form holds, apart from its pictures. */
export interface SpotFormValues {
  /** The chosen address; empty until a place is chosen. */
  name: string;
  /** Degrees of the chosen place. */
  position: { latitude: number; longitude: number } | null;
  description: string;
  themeId: ThemeId | null;
  hashtags: string[];
  /** What stands in the hashtag field, not closed yet. */
  hashtagInput: string;
}

export type SpotSubmission = { kind: 'ready'; fields: SpotDraft } | { kind: 'refused'; toast: string };

/** The form before anything was typed. */
export const EMPTY_SPOT_FORM: SpotFormValues = {
  name: '',
  position: null,
  description: '',
  themeId: null,
  hashtags: [],
  hashtagInput: '',
};

/** The message for the place, or undefined when one is chosen (1 §5): at least 1 character, trimmed. */
export function spotNameError(name: string): string | undefined {
  return name.trim() === '' ? '위치를 입력해주세요.' : undefined;
}

/** The message for the description, or undefined for a good one (1 §5): at least 1 character, trimmed. */
export function spotDescriptionError(description: string): string | undefined {
  return description.trim() === '' ? '내용을 입력해주세요.' : undefined;
}

/** What the form needs (1 §5): each message is told of its own field, the one for a place without coordinates of its name. */
export const SpotFormSchema = z.custom<SpotFormValues>().check(({ value, issues }) => {
  const errors = {
    name: spotNameError(value.position ? value.name : ''),
    description: spotDescriptionError(value.description),
  };
  for (const [field, message] of Object.entries(errors)) {
    if (message !== undefined) issues.push({ code: 'custom', path: [field], message, input: value });
  }
});

/** What the description keeps of what was typed: at most 200 characters as a person counts them (1 §5). */
export function capSpotDescription(typed: string): string {
  return truncateCharacters(typed, DESCRIPTION_MAX);
}

/**
 * What the description holds after typing (1 §5): at most 200 characters; what is too much of the new is refused, and
 * the rest stays. Not to be called while an input method is composing, which must not be cut short.
 */
export function typeSpotDescription(previous: string, typed: string): string {
  return capTyped(previous, typed, DESCRIPTION_MAX);
}

/** The counter under the description (1 §2). */
export function spotDescriptionCounter(description: string): string {
  return `${countCharacters(description)}/${DESCRIPTION_MAX}`;
}

/** The pictures after more were chosen: at most 3, the first ones stay (1 §5). */
export function addSpotImages<T>(current: readonly T[], chosen: readonly T[]): T[] {
  return [...current, ...chosen].slice(0, SPOT_IMAGES_MAX);
}

/** The counter of the pictures (1 §2). */
export function spotImageCounter(count: number): string {
  return `${count}/${SPOT_IMAGES_MAX}`;
}

/** The toast for a form without place or description, or undefined when both are there (1 §5). */
function requiredFieldsToast({ name, position, description }: SpotFormValues): string | undefined {
  const nameError = spotNameError(position ? name : '');
  const descriptionError = spotDescriptionError(description);
  return nameError && descriptionError ? '위치와 내용을 입력해주세요.' : (nameError ?? descriptionError);
}

/**
 * What 등록하기 does with the form (1 §5): it is sent, trimmed, or a toast says what is wrong. A hashtag that is typed
 * but not closed is added first; one that is there already is left out in silence, another refusal is told.
 */
export function submitSpotForm(values: SpotFormValues): SpotSubmission {
  const toast = requiredFieldsToast(values);
  if (toast !== undefined || values.position === null) {
    return { kind: 'refused', toast: toast ?? '위치를 입력해주세요.' };
  }
  const { tags, rest, error } = addHashtags(values.hashtags, values.hashtagInput);
  if (rest !== '' && error !== undefined) return { kind: 'refused', toast: error };
  const [tag1, tag2, tag3] = tags;
  return {
    kind: 'ready',
    fields: {
      name: values.name.trim(),
      description: capSpotDescription(values.description.trim().normalize('NFC')),
      latitude: values.position.latitude,
      longitude: values.position.longitude,
      ...(values.themeId !== null && { themeId: values.themeId }),
      ...(tag1 !== undefined && { tag1 }),
      ...(tag2 !== undefined && { tag2 }),
      ...(tag3 !== undefined && { tag3 }),
    },
  };
}
