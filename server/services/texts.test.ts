import { expect, it } from 'vitest';
import { hasHiddenCharacters, isBlank } from './texts.ts';

it.each([
  ['a zero-width space', '감귤이\u200b'],
  ['a word joiner', '감귤\u2060이'],
  ['a Hangul filler', '감귤이\u3164'],
  ['a filler of conjoining letters', '\u115f\u1160감귤이'],
  ['a right-to-left override', '\u202e이귤감'],
  ['an isolate', '\u2066감귤이\u2069'],
  ['a soft hyphen', '감\u00ad귤이'],
  ['a joiner outside of an emoji', '감귤\u200d이'],
  ['a control character', '감귤\u0007이'],
  ['an empty Braille cell', '감귤이\u2800'],
])('the search for hidden characters finds %s', (_, text) => {
  expect(hasHiddenCharacters(text)).toBe(true);
});

it.each([
  '감귤이',
  '감귤이'.normalize('NFD'),
  '한라 산',
  '👩‍👩‍👧‍👦🍊',
  '❤️',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '1️⃣',
  'שלום עליכם',
  'é'.normalize('NFD'),
])('the search for hidden characters finds nothing in %s', (text) => {
  expect(hasHiddenCharacters(text)).toBe(false);
});

it.each([
  ['\u200b\u2060\u3164', true],
  [' \u115f\u1160 ', true],
  ['\u200d', true],
  ['', true],
  ['👩‍👩‍👧‍👦', false],
  ['\u200b글', false],
])('whether %j shows nothing is told: %s', (text, isNothing) => {
  expect(isBlank(text)).toBe(isNothing);
});
