import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary';
import { createLazyPage } from '@/app/routing/page-loader';

/** React reports every caught error on the console; here they are meant. */
function expectCaughtErrors() {
  vi.mocked(console.error).mockImplementation(() => undefined);
  return () => vi.mocked(console.error).mockClear();
}

function inBoundary(content: ReactNode, resetKey: string) {
  return (
    <MantineProvider>
      <ErrorBoundary resetKey={resetKey}>
        <Suspense fallback="…">{content}</Suspense>
      </ErrorBoundary>
    </MantineProvider>
  );
}

function Broken(): never {
  throw new Error('broken');
}

it('a screen that breaks says so, offers another try and the way home, and recovers', async () => {
  const forgetErrors = expectCaughtErrors();
  let broken = true;
  function Screen() {
    if (broken) throw new Error('broken');
    return '화면';
  }
  render(inBoundary(<Screen />, '/main'));
  expect(screen.getByRole('alert').textContent).toBe('문제가 발생했어요. 다시 시도해주세요.');
  expect(screen.getByRole('link', { name: '홈으로 가기' }).getAttribute('href')).toBe('/main');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  screen.getByText('화면');
  forgetErrors();
});

it('a screen that breaks does not stay in the way of another page', () => {
  const forgetErrors = expectCaughtErrors();
  const { rerender } = render(inBoundary(<Broken />, '/main'));
  expect(screen.getByRole('alert')).toBeDefined();
  rerender(inBoundary('챌린지', '/challenge'));
  expect(screen.getByText('챌린지')).toBeDefined();
  forgetErrors();
});

it('a screen that breaks asks again for a page whose code could not be loaded for want of a connection', async () => {
  const forgetErrors = expectCaughtErrors();
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/ShopPage.js'))
    .mockResolvedValue(() => '구매하기');
  const Page = createLazyPage(load);
  await act(async () => void render(inBoundary(<Page />, '/inapp/shop')));
  const retry = screen.getByRole('button', { name: '다시 시도' });
  await act(async () => retry.click());
  screen.getByText('구매하기');
  expect(load).toHaveBeenCalledTimes(2);
  connection.mockRestore();
  forgetErrors();
});
