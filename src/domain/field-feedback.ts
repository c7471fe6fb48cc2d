/** What a form field tells: its validation tone (1 §2) and the text under it, empty for none. */
export interface FieldFeedback {
  tone: 'normal' | 'positive' | 'negative';
  message: string;
}

/** The look of a field that has nothing to tell. */
export const QUIET: FieldFeedback = { tone: 'normal', message: '' };

/** A field with an error, or quiet without one. */
export function errorFeedback(error: string | undefined): FieldFeedback {
  return error ? { tone: 'negative', message: error } : QUIET;
}
