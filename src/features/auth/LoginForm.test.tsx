import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../tests/support/render-in-app';
import { LoginForm } from './LoginForm';

function open() {
  const answer = Promise.withResolvers<string | undefined>();
  const onSubmit = vi.fn<(credentials: { email: string; password: string }) => Promise<string | undefined>>(
    () => answer.promise,
  );
  const onJudged = vi.fn<(isWrong: boolean) => void>();
  renderInApp(<LoginForm onSubmit={onSubmit} pending={false} onJudged={onJudged} />);
  return {
    email: screen.getByLabelText('이메일'),
    password: screen.getByLabelText('비밀번호'),
    type: (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } }),
    saidOf: (field: HTMLElement) =>
      document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
    onSubmit,
    onJudged,
    answer: answer.resolve,
  };
}

it('a field that was left says what is wrong, follows its correction, and is silent while it is empty', () => {
  const { email, password, type, saidOf } = open();
  fireEvent.blur(email);
  expect(saidOf(email)).toBe('');
  type(email, 'gamgyul');
  expect(saidOf(email)).toBe('');
  fireEvent.blur(email);
  expect(saidOf(email)).toBe('올바른 이메일 형식이 아닙니다.');
  type(email, 'gamgyuls');
  expect(saidOf(email)).toBe('올바른 이메일 형식이 아닙니다.');
  type(email, 'gamgyuls@example');
  expect(saidOf(email)).toBe('유효한 이메일 형식이 아닙니다.');
  type(email, 'gamgyuls@example.com');
  expect(saidOf(email)).toBe('');
  expect(saidOf(password)).toBe('');
});

it('the form tells when something is to be mended, and when all is', () => {
  const { email, type, onJudged } = open();
  expect(onJudged).toHaveBeenLastCalledWith(false);
  type(email, 'gamgyul');
  fireEvent.blur(email);
  expect(onJudged).toHaveBeenLastCalledWith(true);
  type(email, 'gamgyul@example.com');
  expect(onJudged).toHaveBeenLastCalledWith(false);
});

it('Enter in an empty form says what both fields lack and goes to the first of them', () => {
  const { email, password, saidOf, onSubmit } = open();
  fireEvent.submit(password);
  expect(saidOf(email)).toBe('이메일을 입력해주세요.');
  expect(saidOf(password)).toBe('비밀번호를 입력해주세요.');
  expect(document.activeElement).toBe(email);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('what is sent is the email without the spaces around it and the password as it is, once', () => {
  const { email, password, type, onSubmit } = open();
  type(email, ' gamgyul@example.com ');
  type(password, ' jeju_2026');
  fireEvent.submit(password);
  fireEvent.submit(password);
  expect(onSubmit.mock.calls).toEqual([[{ email: 'gamgyul@example.com', password: ' jeju_2026' }]]);
});

it('a password that the server refuses is marked as wrong, until it is changed, and takes the focus', async () => {
  const { email, password, type, saidOf, answer } = open();
  type(email, 'gamgyul@example.com');
  type(password, 'jeju_2025');
  fireEvent.submit(password);
  expect(password.getAttribute('aria-invalid')).toBeNull();
  answer('이메일 또는 비밀번호가 일치하지 않습니다.');
  await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
  expect(saidOf(password)).toBe('이메일 또는 비밀번호가 일치하지 않습니다.');
  expect(document.activeElement).toBe(password);
  expect(email.getAttribute('aria-invalid')).toBeNull();
  type(password, 'jeju_2026');
  expect(password.getAttribute('aria-invalid')).toBeNull();
});
