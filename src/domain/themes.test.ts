import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isThemeId, isThemeLabel, THEMES, themeLabelOf, toggleTheme } from './themes.ts';

it('THEMES has the nine themes under the ids of the specification', () => {
  expect(THEMES.map(({ id, label }) => `${id} ${label}`)).toEqual([
    '1 데이트',
    '2 힐링',
    '3 반려동물',
    '4 사진 명소',
    '5 가족 여행',
    '6 자연',
    '7 한달 살이',
    '8 나홀로 여행',
    '9 맛집 탐방',
  ]);
});

it('THEMES finds labels by id', () => {
  expect(themeLabelOf(4)).toBe('사진 명소');
  expect(themeLabelOf(0)).toBeUndefined();
  expect(themeLabelOf(10)).toBeUndefined();
  expect(themeLabelOf(null)).toBeUndefined();
  expect(themeLabelOf(undefined)).toBeUndefined();
});

it('THEMES knows its labels and ids from others', () => {
  expect(isThemeLabel('한달 살이')).toBe(true);
  expect(isThemeLabel('한달살이')).toBe(false);
  expect(isThemeId(9)).toBe(true);
  expect(isThemeId(10)).toBe(false);
});

it('toggleTheme adds a theme at the end', () => {
  expect(toggleTheme([], '힐링')).toEqual(['힐링']);
  expect(toggleTheme(['힐링', '자연'], '데이트')).toEqual(['힐링', '자연', '데이트']);
});

it('toggleTheme drops a chosen theme', () => {
  expect(toggleTheme(['힐링', '자연', '데이트'], '자연')).toEqual(['힐링', '데이트']);
  expect(toggleTheme(['힐링'], '힐링')).toEqual([]);
});

it('toggleTheme drops the oldest for a fourth', () => {
  expect(toggleTheme(['힐링', '자연', '데이트'], '반려동물')).toEqual(['자연', '데이트', '반려동물']);
});

it('toggleTheme never holds more than 3 or the same one twice, however often it is tapped', () => {
  const labels = THEMES.map(({ label }) => label);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...labels)), (taps) => {
      const chosen = taps.reduce<string[]>(toggleTheme, []);
      expect(chosen.length).toBeLessThanOrEqual(3);
      expect(new Set(chosen).size).toBe(chosen.length);
    }),
  );
});
