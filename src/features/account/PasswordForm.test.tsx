import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../tests/support/render-in-app';
import { PasswordForm } from './PasswordForm';

it('a refusal stands under the confirmation until either password is changed', async () => {
  const onSubmit = vi.fn<(newPassword: string) => Promise<string>>(() =>
    Promise.resolve('최근에 쓴 비밀번호예요.'),
  );
  renderInApp(<PasswordForm email="gamgyul@example.com" isSaving={false} onSubmit={onSubmit} />);
  const password = screen.getByLabelText('새 비밀번호');
  const confirm = screen.getByLabelText('새 비밀번호 확인');
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  const box = confirm.closest('[data-tone]');
  const said = () => document.getElementById(confirm.getAttribute('aria-describedby') ?? '')?.textContent;

  type(password, 'jeju_2027');
  type(confirm, 'jeju_2027');
  expect(said()).toBe('비밀번호가 일치합니다.');
  expect(box?.getAttribute('data-tone')).toBe('positive');
  await act(async () => fireEvent.submit(confirm));
  expect(onSubmit.mock.calls).toEqual([['jeju_2027']]);
  expect(said()).toBe('최근에 쓴 비밀번호예요.');
  expect(box?.getAttribute('data-tone')).toBe('negative');

  type(password, 'jeju_2028');
  expect(said()).toBe('비밀번호가 일치하지 않습니다.');
});
