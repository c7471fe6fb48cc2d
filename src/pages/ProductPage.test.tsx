import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { configureHttp } from '@/api/http';
import { SessionGate } from '@/session/SessionGate';
import { FakeApi } from '../../tests/fakes/fake-api';
import { renderInApp } from '../../tests/support/render-in-app';
import { ProductPage } from './ProductPage';

const SESSION = 'GET /v1/users/session/me';
const EXCHANGE = 'POST /v1/products/411/exchange';
const PAYMENT = '/inapp/shop/411?step=payment';

const user = (hallabong: number) => ({
  status: 200,
  body: { success: true, data: { userId: 1, nickname: '감귤이', hallabong } },
});
const product = { productId: 411, name: '도새기 키링', imageUrl: '', hallabongCost: 100, category: 'GOODS' };
const voucher = { exchangeId: 504, name: '도새기 키링', accepted: false };

let uninstall: () => void;
beforeEach(() => {
  let hallabong = 188;
  configureHttp({ contractCheck: 'off' });
  uninstall = new FakeApi()
    .answer(SESSION, () => user(hallabong))
    .answer('GET /v1/products/411', { status: 200, body: { success: true, data: product } })
    .answer('GET /v1/products/my/goods', { status: 200, body: { success: true, data: [] } })
    .answer(EXCHANGE, () => {
      hallabong = 88;
      return { status: 200, body: { success: true, data: voucher } };
    })
    .install();
});
afterEach(() => {
  configureHttp({ contractCheck: 'throw' });
  uninstall();
});

it('the receipt stays as it was when its own purchase has taken the balance', async () => {
  const { getAddress } = renderInApp(
    <SessionGate>
      {/* The code of the next page is still on its way. */}
      <Routes location={PAYMENT}>
        <Route path="/inapp/shop/:productId" element={<ProductPage />} />
      </Routes>
    </SessionGate>,
    { at: PAYMENT },
  );
  const applied = await screen.findByLabelText<HTMLInputElement>('한라봉 적용');
  expect(screen.getByText('보유 한라봉').nextElementSibling?.textContent).toBe('188');

  fireEvent.click(screen.getByRole('button', { name: '구매하기' }));
  await screen.findByRole('button', { name: '구매 완료' });
  await waitFor(() => expect(getAddress()).toBe('/mypage'));
  await waitFor(() => expect(screen.getByText('보유 한라봉').nextElementSibling?.textContent).toBe('88'));
  expect(applied.value).toBe('100');
  expect(screen.getByText('구매 후 남는 한라봉').nextElementSibling?.textContent).toBe('한라봉 88');
  expect(screen.queryByText(/부족해요/)).toBeNull();
});
