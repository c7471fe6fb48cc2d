import { MantineProvider } from '@mantine/core';
import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppDialog } from '@/ui/dialogs/AppDialog';
import { showToast } from './toast';
import { ToastRegion } from './ToastRegion';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
});

const show = (message: string) => act(() => showToast(message));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const texts = () => [...screen.getByRole('status').children].map((toast) => toast.textContent);

describe('a toast', () => {
  it('is read out politely and disappears after 3 s', () => {
    render(<ToastRegion />);
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
    show('등록에 실패했습니다.');
    pass(2999);
    expect(texts()).toEqual(['등록에 실패했습니다.']);
    pass(1);
    expect(texts()).toEqual([]);
  });

  it('shown again stays for another 3 s and stands there once', () => {
    render(<ToastRegion />);
    show('등록에 실패했습니다.');
    pass(2000);
    show('등록에 실패했습니다.');
    pass(2999);
    expect(texts()).toEqual(['등록에 실패했습니다.']);
    pass(1);
    expect(texts()).toEqual([]);
  });

  it('pushes out the oldest when there are more than three', () => {
    render(<ToastRegion />);
    for (const message of ['하나', '둘', '셋', '넷']) show(message);
    expect(texts()).toEqual(['둘', '셋', '넷']);
  });

  it('stands in the topmost dialog, where it can be seen and heard', () => {
    render(
      <MantineProvider>
        <ToastRegion />
        <AppDialog opened title="게시글 신고" onClose={() => undefined} />
      </MantineProvider>,
    );
    show('등록에 실패했습니다.');
    expect(within(screen.getByRole('dialog')).getByText('등록에 실패했습니다.')).toBeDefined();
  });
});
