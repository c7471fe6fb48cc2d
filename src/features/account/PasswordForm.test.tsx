import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../tests/support/render-in-app';
import { PasswordForm } from './PasswordForm';

it('a refusal stands under the confirmation until either password is changed', async () => {
  const onSubmit = vi.fn<(newPassword: string) => Promise<string>>(() =>
    Promise.resolve('최근에 쓴 비밀번호예요.'),
  );
  const { container } = renderInApp(
    <PasswordForm email="gamgyul@example.com" isSaving={false} onSubmit={onSubmit} />,
  );
  const scene = () => container.querySelector('svg[preserveAspectRatio]')?.innerHTML;
  const password = screen.getByLabelText('새 비밀번호');
  const confirm = screen.getByLabelText('새 비밀번호 확인');
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  const box = confirm.closest('[data-tone]');
  const said = () => document.getElementById(confirm.getAttribute('aria-describedby') ?? '')?.textContent;

  type(password, 'jeju_2027');
  type(confirm, 'jeju_2026');
  const worried = scene();
  type(confirm, 'jeju_2027');
  expect(scene()).not.toBe(worried);
  expect(said()).toBe('비밀번호가 일치합니다.');
  expect(box?.getAttribute('data-tone')).toBe('positive');
  await act(async () => fireEvent.submit(confirm));
  expect(onSubmit.mock.calls).toEqual([['jeju_2027']]);
  expect(said()).toBe('최근에 쓴 비밀번호예요.');
  expect(scene()).toBe(worried);
  expect(box?.getAttribute('data-tone')).toBe('negative');

  type(password, 'jeju_2028');
  expect(said()).toBe('비밀번호가 일치하지 않습니다.');
});

it('the rule is told before anything is typed, and each part of it is marked once it is kept', () => {
  renderInApp(
    <PasswordForm
      email="gamgyul@example.com"
      isSaving={false}
      onSubmit={vi.fn<() => Promise<undefined>>()}
    />,
  );
  const parts = () =>
    within(screen.getByRole('list', { name: '비밀번호 조건' }))
      .getAllByRole('listitem')
      .map((part) => part.textContent);
  expect(parts()).toEqual(['영문 또는 숫자', '특수문자(! _ @ -)', '8~12자']);
  fireEvent.change(screen.getByLabelText('새 비밀번호'), { target: { value: 'jeju_2' } });
  expect(parts()).toEqual(['영문 또는 숫자됐어요', '특수문자(! _ @ -)됐어요', '8~12자']);
});

it('the pig has another face for a confirmed password, and for another one than was typed', () => {
  const { container } = renderInApp(
    <PasswordForm
      email="gamgyul@example.com"
      isSaving={false}
      onSubmit={vi.fn<() => Promise<undefined>>()}
    />,
  );
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const scene = () => container.querySelector('svg[preserveAspectRatio]')?.innerHTML;

  const empty = scene();
  type('새 비밀번호', 'jeju_2027');
  type('새 비밀번호 확인', 'jeju');
  expect(scene()).toBe(empty);
  type('새 비밀번호 확인', 'jeju_2028');
  const different = scene();
  type('새 비밀번호 확인', 'jeju_2027');
  expect(new Set([empty, different, scene()]).size).toBe(3);
});
