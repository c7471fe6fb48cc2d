import { expect, it } from 'vitest';
import { capOverlayNickname, checkOverlayNickname, saveOverlayNickname } from './overlay-nickname.ts';

/** A character of 5 code points. */
const family = '👨‍👩‍👧';
/** A character of 2 code points. */
const flag = '🇰🇷';
/** A syllable that reaches for 3 code points as it is typed, and is one as it is sent. */
const gak = '각'.normalize('NFD');

it.each([
  ['', '닉네임을 입력해주세요.'],
  ['   ', '닉네임을 입력해주세요.'],
  ['감', '닉네임은 2자 이상이어야 합니다.'],
  [' 감 ', '닉네임은 2자 이상이어야 합니다.'],
  [family, '닉네임은 2자 이상이어야 합니다.'],
  ['감귤', null],
  ['가'.repeat(20), null],
  [` ${'가'.repeat(20)} `, null],
  ['🍊'.repeat(20), null],
  [gak.repeat(20), null],
  [flag.repeat(10), null],
  [family.repeat(4), null],
  ['가'.repeat(21), '닉네임은 20자 이하여야 합니다.'],
  ['🍊'.repeat(21), '닉네임은 20자 이하여야 합니다.'],
  [gak.repeat(21), '닉네임은 20자 이하여야 합니다.'],
  [`${flag.repeat(10)}가`, '닉네임은 20자 이하여야 합니다.'],
  [`${family.repeat(4)}가`, '닉네임은 20자 이하여야 합니다.'],
])('the nickname in the profile overlay "%s" is told: %s', (typed, message) => {
  expect(checkOverlayNickname(typed)).toBe(message);
});

it.each([
  ['감귤이', '감귤이'],
  ['가'.repeat(21), '가'.repeat(20)],
  [gak.repeat(21), gak.repeat(20)],
  [flag.repeat(11), flag.repeat(10)],
  [family.repeat(5), family.repeat(4)],
  [`${'가'.repeat(15)}${family}`, `${'가'.repeat(15)}${family}`],
  [`${'가'.repeat(16)}${family}`, '가'.repeat(16)],
])(
  'the nickname in the profile overlay is capped at 20 code points as it is sent, between whole characters: of %j stays %j',
  (typed, kept) => {
    expect(capOverlayNickname(typed)).toBe(kept);
  },
);

it('the nickname in the profile overlay is saved trimmed', () => {
  expect(saveOverlayNickname(' 오름지기 ', '감귤이')).toEqual({ kind: 'save', nickname: '오름지기' });
});

it('the nickname in the profile overlay is saved with decomposed Hangul put together', () => {
  expect(saveOverlayNickname('한라산'.normalize('NFD'), '감귤이')).toEqual({
    kind: 'save',
    nickname: '한라산'.normalize('NFC'),
  });
});

it.each(['감귤이', ' 감귤이 ', '감귤이'.normalize('NFD')])(
  'the nickname in the profile overlay only leaves the edit mode when it did not change: "%s"',
  (typed) => {
    expect(saveOverlayNickname(typed, '감귤이')).toEqual({ kind: 'unchanged' });
  },
);

it('the nickname in the profile overlay says why it cannot be saved', () => {
  expect(saveOverlayNickname('감', '감귤이')).toEqual({
    kind: 'invalid',
    message: '닉네임은 2자 이상이어야 합니다.',
  });
});
