import { BIRTH_YEAR_DIGITS, BIRTH_YEAR_MIN } from '../limits.ts';

/**
 * The message for a birth year, or undefined for a good one (1 §5): 4 digits, from 1900 to the current year.
 *
 * @param currentYear the year of the user's local day
 */
export function birthYearError(birthYear: string, currentYear: number): string | undefined {
  if (birthYear.length !== BIRTH_YEAR_DIGITS || !/^[0-9]+$/.test(birthYear)) return '4자리를 입력해주세요.';
  const year = Number(birthYear);
  if (year < BIRTH_YEAR_MIN || year > currentYear) return '1900년부터 올해까지만 입력할 수 있습니다.';
  return undefined;
}
