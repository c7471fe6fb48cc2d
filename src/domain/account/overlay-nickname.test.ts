import { expect, it } from 'vitest';
import { capOverlayNickname, checkOverlayNickname, saveOverlayNickname } from './overlay-nickname.ts';

const family = '👨‍👩‍👧';

it.each([
  ['', '닉네임을 입력해주세요.'],
  ['   ', '닉네임을 입력해주세요.'],
  ['감', '닉네임은 2자 이상이어야 합니다.'],
  [' 감 ', '닉네임은 2자 이상이어야 합니다.'],
  [family, '닉네임은 2자 이상이어야 합니다.'],
  ['감귤', null],
  ['가'.repeat(20), null],
  [` ${'가'.repeat(20)} `, null],
  [family.repeat(20), null],
  ['가'.repeat(21), '닉네임은 20자 이하여야 합니다.'],
])('the nickname in the profile overlay "%s" is told: %s', (typed, message) => {
  expect(checkOverlayNickname(typed)).toBe(message);
});

it('the nickname in the profile overlay is capped at 20 characters as a person counts them', () => {
  expect(capOverlayNickname('가'.repeat(21))).toBe('가'.repeat(20));
  expect(capOverlayNickname(family.repeat(21))).toBe(family.repeat(20));
  expect(capOverlayNickname('감귤이')).toBe('감귤이');
});

it('the nickname in the profile overlay is saved trimmed', () => {
  expect(saveOverlayNickname(' 오름지기 ', '감귤이')).toEqual({ kind: 'save', nickname: '오름지기' });
});

it.each(['감귤이', ' 감귤이 '])(
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
