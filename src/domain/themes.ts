import { THEMES_MAX } from './limits.ts';

/** The themes with the ids that spots carry (1 §3). Users and signup choose labels. */
export const THEMES = [
  { id: 1, label: '데이트' },
  { id: 2, label: '힐링' },
  { id: 3, label: '반려동물' },
  { id: 4, label: '사진 명소' },
  { id: 5, label: '가족 여행' },
  { id: 6, label: '자연' },
  { id: 7, label: '한달 살이' },
  { id: 8, label: '나홀로 여행' },
  { id: 9, label: '맛집 탐방' },
] as const;

export type ThemeId = (typeof THEMES)[number]['id'];
export type ThemeLabel = (typeof THEMES)[number]['label'];

/** Whether a text is the label of one of the themes (1 §3). */
export function isThemeLabel(text: string): text is ThemeLabel {
  return THEMES.some(({ label }) => label === text);
}

/** Whether a number is the id of one of the themes (1 §3). */
export function isThemeId(value: number): value is ThemeId {
  return THEMES.some(({ id }) => id === value);
}

/** The label of a spot's theme, or undefined for a spot without one or with an unknown one (1 §3). */
export function themeLabelOf(id: number | null | undefined): ThemeLabel | undefined {
  return THEMES.find((theme) => theme.id === id)?.label;
}

/**
 * A choice of themes after a tap on one: a chosen one is dropped, another is added at the end, and a fourth
 * drops the oldest (2 §4).
 */
export function toggleTheme<T extends string>(chosen: readonly T[], theme: T): T[] {
  if (chosen.includes(theme)) return chosen.filter((other) => other !== theme);
  return [...chosen, theme].slice(-THEMES_MAX);
}
