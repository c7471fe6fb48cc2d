import { expect, it } from 'vitest';
import { nicknameLengthFault, toSentNickname } from './nickname.ts';

const family = '👨‍👩‍👧';

it('a nickname is sent trimmed, with decomposed Hangul put together', () => {
  expect(toSentNickname(` ${'감귤이'.normalize('NFD')} `)).toBe('감귤이'.normalize('NFC'));
});

it.each([
  ['감\u200B귤이\uFEFF', '감귤이'],
  ['\u202E감귤이', '감귤이'],
  ['\u3164\u3164', ''],
  [family, family],
  ['❤️', '❤️'],
])('a nickname is sent without what nobody sees, while emoji stay whole: %j is %j', (typed, sent) => {
  expect(toSentNickname(typed)).toBe(sent);
});

it.each([
  ['', 'short'],
  ['귤\u3164', 'short'],
  [' 귤 ', 'short'],
  [family, 'short'],
  [`귤${family}`, null],
  [' 감귤 ', null],
  ['한라산감귤이랑나', null],
  [' 한라산감귤이랑나 ', null],
  ['한라산감귤이랑나'.normalize('NFD'), null],
  ['🍊🍊🍊🍊🍊🍊🍊🍊', null],
  ['한라산감귤이랑나무', 'long'],
  [`감귤이랑${family}`, 'long'],
])(
  'a nickname of at least 2 characters as a person counts and at most 8 code points as it is sent: %j is %s',
  (nickname, fault) => {
    expect(nicknameLengthFault(nickname, 2, 8)).toBe(fault);
  },
);
