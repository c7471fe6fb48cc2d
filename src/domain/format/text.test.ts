import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import {
  capTyped,
  countCharacters,
  countCodePoints,
  truncateCharacters,
  truncateToCodePoints,
} from './text.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const DECOMPOSED_HAN = '한'.normalize('NFD');

it.each([
  ['', 0],
  ['제주', 2],
  ['a b', 3],
  [FAMILY, 1],
  ['🇰🇷', 1],
  ['👍🏽', 1],
  ['❤️', 1],
  [DECOMPOSED_HAN, 1],
  [`${DECOMPOSED_HAN}라산${FAMILY}`, 4],
  ['ㅋㅋㅋ', 3],
])('countCharacters counts %j as %i', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

it('countCharacters counts a syllable the same in composed and decomposed form', () => {
  expect(DECOMPOSED_HAN).toHaveLength(3);
  expect(countCharacters('한라산 둘레길'.normalize('NFD'))).toBe(7);
  expect(countCharacters('한라산 둘레길'.normalize('NFC'))).toBe(7);
});

it.each([
  ['', 0],
  ['제주', 2],
  [DECOMPOSED_HAN, 1],
  ['🍊', 1],
  [FAMILY, 7],
])('countCodePoints of %j is %i', (text, count) => {
  expect(countCodePoints(text)).toBe(count);
});

it('truncateCharacters keeps a text that is short enough', () => {
  expect(truncateCharacters('도새기', 3)).toBe('도새기');
  expect(truncateCharacters('', 3)).toBe('');
});

it('truncateCharacters cuts behind the last whole character', () => {
  expect(truncateCharacters('제주도새기', 3)).toBe('제주도');
  expect(truncateCharacters(`${FAMILY}${FAMILY}a`, 1)).toBe(FAMILY);
  expect(truncateCharacters(`가${DECOMPOSED_HAN}나`, 2)).toBe(`가${DECOMPOSED_HAN}`);
  expect(truncateCharacters('제주', 0)).toBe('');
});

it('truncateCharacters never keeps more characters than asked for, and only from the start', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, max) => {
      const cut = truncateCharacters(text, max);
      expect(text.startsWith(cut)).toBe(true);
      expect(countCharacters(cut)).toBe(Math.min(max, countCharacters(text)));
    }),
  );
});

it('countCharacters and truncateCharacters do as Intl.Segmenter does, also with marks that join to what is before them', () => {
  const units = [
    '가',
    '힣',
    'ㅋ',
    'ㅏ',
    'a',
    ' ',
    '\n',
    '~',
    '…',
    '\u0301',
    '\u200d',
    '\ufe0f',
    '\u1161',
    '\u11ab',
    '👍',
    '🏽',
  ];
  const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' });
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...units), maxLength: 12 }), fc.nat(12), (text, max) => {
      const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
      expect(countCharacters(text)).toBe(characters.length);
      expect(truncateCharacters(text, max)).toBe(characters.slice(0, max).join(''));
    }),
    { numRuns: 2_000 },
  );
});

it('a text of Hangul and ASCII is counted and cut without the tables of characters, which take a phone 70 ms', async () => {
  vi.resetModules();
  const making = vi.spyOn(Intl, 'Segmenter');
  const anew = await import('./text.ts');
  const description = '바람이 좋아서 한참을 앉아 있다가 내려왔어요. '.repeat(8);
  expect(anew.countCharacters(description)).toBe(208);
  expect(anew.truncateCharacters(description, 200)).toHaveLength(200);
  expect(making).not.toHaveBeenCalled();
  expect(anew.truncateCharacters(`${'가'.repeat(200)}\u11ab`, 200)).toHaveLength(201);
  expect(making).toHaveBeenCalledTimes(1);
});

it.each([
  ['', 3, ''],
  ['도새기', 3, '도새기'],
  ['도새기들', 3, '도새기'],
  ['🍊🍊🍊🍊', 3, '🍊🍊🍊'],
  [DECOMPOSED_HAN.repeat(4), 3, DECOMPOSED_HAN.repeat(3)],
  [`제${FAMILY}`, 8, `제${FAMILY}`],
  [`제${FAMILY}`, 7, '제'],
  [FAMILY, 6, ''],
])('truncateToCodePoints keeps of %j with room for %i: %j', (text, max, kept) => {
  expect(truncateToCodePoints(text, max)).toBe(kept);
});

it('truncateToCodePoints keeps as many whole characters from the start as there is room for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, max) => {
      const kept = truncateToCodePoints(text, max);
      expect(text.startsWith(kept)).toBe(true);
      expect(countCodePoints(kept)).toBeLessThanOrEqual(max);
      const oneMore = truncateCharacters(text, countCharacters(kept) + 1);
      expect(kept === text ? Infinity : countCodePoints(oneMore)).toBeGreaterThan(max);
    }),
  );
});

it('capTyped keeps whatever fits', () => {
  expect(capTyped('제주', '제주도', 3)).toBe('제주도');
  expect(capTyped('제주도', '', 3)).toBe('');
  expect(capTyped('', `${FAMILY}${FAMILY}${FAMILY}`, 3)).toBe(`${FAMILY}${FAMILY}${FAMILY}`);
});

it('capTyped refuses what is typed into a full text, wherever that is', () => {
  expect(capTyped('제주도', '제주도새', 3)).toBe('제주도');
  expect(capTyped('제주도', '제새주도', 3)).toBe('제주도');
  expect(capTyped('제주도', '새제주도', 3)).toBe('제주도');
});

it('capTyped takes as much of what was pasted as there is room for', () => {
  expect(capTyped('가나', '가다라마나', 4)).toBe('가다라나');
  expect(capTyped('가나다', '가라마바다', 3)).toBe('가라다');
  expect(capTyped('', `가${FAMILY}나`, 2)).toBe(`가${FAMILY}`);
});

it('capTyped never cuts an emoji in two that replaces a similar one', () => {
  expect(capTyped('가😀', '가😁😂', 2)).toBe('가😁');
});

it('capTyped never goes over the limit, whatever was there before', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), fc.nat(9), (a, b, max) => {
      expect(countCharacters(capTyped(a, b, max))).toBeLessThanOrEqual(max);
    }),
  );
});
