import { expect, it } from 'vitest';
import { LoginSchema } from './login.ts';

const firstMessage = (field: 'email' | 'password', value: string) =>
  LoginSchema.shape[field].safeParse(value).error?.issues[0]?.message;

it.each([
  ['', '이메일을 입력해주세요.'],
  ['   ', '이메일을 입력해주세요.'],
  ['gamgyul', '올바른 이메일 형식이 아닙니다.'],
  ['gamgyul.example.com', '올바른 이메일 형식이 아닙니다.'],
  ['gamgyul@', '유효한 이메일 형식이 아닙니다.'],
  ['@example.com', '유효한 이메일 형식이 아닙니다.'],
  ['gamgyul@example', '유효한 이메일 형식이 아닙니다.'],
  ['gamgyul@example.', '유효한 이메일 형식이 아닙니다.'],
  ['gam gyul@example.com', '유효한 이메일 형식이 아닙니다.'],
  ['gamgyul@@example.com', '유효한 이메일 형식이 아닙니다.'],
  ['gamgyul@example.com', undefined],
  [' gamgyul@example.com ', undefined],
  ['a@b.c', undefined],
])('the email at login says about %j: %s', (email, message) => {
  expect(firstMessage('email', email)).toBe(message);
});

it.each([
  ['', '비밀번호를 입력해주세요.'],
  ['1234567', '8자 이상 입력해주세요.'],
  ['12345678', undefined],
  ['비밀번호비밀번호', undefined],
  ['        ', undefined],
  ['a much longer password than signup allows', undefined],
])('the password at login says about %j: %s', (password, message) => {
  expect(firstMessage('password', password)).toBe(message);
});
