import { describe, expect, it } from 'vitest';
import { signupNicknameError } from './signup-nickname.ts';

describe('signupNicknameError', () => {
  it.each([
    ['', '2자 이상 입력해주세요.'],
    ['  ', '2자 이상 입력해주세요.'],
    ['귤', '2자 이상 입력해주세요.'],
    [' 귤 ', '2자 이상 입력해주세요.'],
    ['감귤', undefined],
    [' 감귤 ', undefined],
    ['한라산감귤이랑', undefined],
    ['한라산감귤이랑나', undefined],
    [' 한라산감귤이랑나 ', undefined],
    ['한라산감귤이랑나무', '8자 이하로 입력해주세요.'],
    ['🍊', '2자 이상 입력해주세요.'],
    ['👨‍👩‍👧‍👦', '2자 이상 입력해주세요.'],
    ['귤👨‍👩‍👧‍👦', undefined],
    ['감귤👨‍👩‍👧‍👦', '8자 이하로 입력해주세요.'],
    ['🍊🍊🍊🍊🍊🍊🍊🍊', undefined],
    ['🍊🍊🍊🍊🍊🍊🍊🍊🍊', '8자 이하로 입력해주세요.'],
    ['한라산감귤이랑나'.normalize('NFD'), undefined],
  ])('says about %j: %s', (nickname, message) => {
    expect(signupNicknameError(nickname)).toBe(message);
  });
});
