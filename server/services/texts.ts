/** Characters that show nothing, or only turn the direction of others: zero-width ones, fillers, controls. */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/gu;

/** Emoji are the one place where such characters belong: they join a family, and colour a heart. */
const EMOJI = new RegExp(String.raw`\p{RGI_Emoji}`, 'gv');

/** Whether a text holds characters that nobody sees: with them, two names may look the same. */
export const hasHiddenCharacters = (text: string) => text.replaceAll(EMOJI, '').search(HIDDEN) !== -1;

/** Whether a text shows nothing. */
export const isBlank = (text: string) => text.replaceAll(HIDDEN, '').trim() === '';
