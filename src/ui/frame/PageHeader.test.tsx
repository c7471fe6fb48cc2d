import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInApp } from '../../../tests/support/render-in-app';
import { PageHeader } from './PageHeader';

function renderHeader(at: string) {
  return renderInApp(
    <Routes>
      <Route path="/community" element={<Link to="/post/101">글</Link>} />
      <Route path="/mypage" element="마이페이지" />
      <Route path="/post/101" element={<PageHeader title="내 상품권" backTo="/mypage" />} />
    </Routes>,
    { at },
  );
}

afterEach(() => window.history.replaceState(null, ''));

it('the header of a page is its heading and names the document', () => {
  renderHeader('/post/101');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('내 상품권');
  expect(document.title).toBe('내 상품권 · 도새기');
});

it('the header of a page leads back to the page before', async () => {
  const { getAddress } = renderHeader('/community');
  await userEvent.click(screen.getByText('글'));
  await userEvent.click(screen.getByRole('button', { name: '뒤로' }));
  expect(getAddress()).toBe('/community');
});

it('the header of a page leads to the page above it when the visit began here', async () => {
  const { getAddress } = renderHeader('/post/101');
  await userEvent.click(screen.getByRole('button', { name: '뒤로' }));
  expect(getAddress()).toBe('/mypage');
});

it('the header of a page leads to the page above it when a guard brought the visitor here first', async () => {
  const { getAddress } = renderHeader('/community');
  await userEvent.click(screen.getByText('글'));
  window.history.replaceState({ idx: 0 }, '');
  await userEvent.click(screen.getByRole('button', { name: '뒤로' }));
  expect(getAddress()).toBe('/mypage');
});

it('the header of a page does what the page says instead', async () => {
  const onBack = vi.fn<() => void>();
  renderInApp(<PageHeader title="이메일로 가입하기" onBack={onBack} />);
  await userEvent.click(screen.getByRole('button', { name: '뒤로' }));
  expect(onBack).toHaveBeenCalledTimes(1);
});
