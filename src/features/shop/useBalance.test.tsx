import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { configureHttp } from '@/api/http';
import { refreshSession } from '@/session/session-query';
import { FakeApi } from '../../../tests/fakes/fake-api';
import { renderInApp } from '../../../tests/support/render-in-app';
import { BalanceCard } from './BalanceCard';
import { ProductPayment } from './ProductPayment';
import { useBalance } from './useBalance';

const SESSION = 'GET /v1/users/session/me';
const product = { productId: 411, name: '키링', imageUrl: '', cost: 60, category: 'GOODS' } as const;

let api: FakeApi;
let uninstall: () => void;

beforeEach(() => {
  api = new FakeApi();
  uninstall = api.install();
  configureHttp({ contractCheck: 'off' });
});

afterEach(() => {
  configureHttp({ contractCheck: 'throw' });
  uninstall();
});

function user(fields: object) {
  return { status: 200, body: { success: true, data: { userId: 1, nickname: '감귤이', ...fields } } };
}

function Payment() {
  return <ProductPayment product={product} reckonedBalance={useBalance()} />;
}

async function open() {
  const { queryClient } = renderInApp(
    <>
      <BalanceCard onRefill={() => undefined} />
      <Payment />
    </>,
  );
  const reload = () => act(() => refreshSession(queryClient));
  await reload();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return { reload };
}

/** The balance, what a purchase would take of it, and what is said to be lacking. */
function readScreen() {
  const balance = screen.getByRole('region', { name: '보유 한라봉' }).querySelector('[aria-live]');
  return [
    balance?.textContent,
    screen.getByLabelText<HTMLInputElement>('한라봉 적용').value,
    screen.queryByText(/부족해요/)?.textContent,
  ];
}

it.each([
  [1234, '한라봉 1,234', '60', undefined],
  [7, '한라봉 7', '7', '보유한라봉이 53개 부족해요'],
  [0, '한라봉 0', '0', '보유한라봉이 60개 부족해요'],
])('a balance of %d is shown', async (hallabong, shown, taken, lacking) => {
  api.answer(SESSION, user({ hallabong }));
  await open();
  await waitFor(() => expect(readScreen()).toEqual([shown, taken, lacking]));
});

it('a balance that the server leaves out is 0', async () => {
  api.answer(SESSION, user({}));
  await open();
  await waitFor(() => expect(readScreen()).toEqual(['한라봉 0', '0', '보유한라봉이 60개 부족해요']));
});

it.each(['128', true, {}])(
  'a balance of another type, %j, is not known and nothing seems to be lacking',
  async (hallabong) => {
    api.answer(SESSION, user({ hallabong }));
    await open();
    await waitFor(() => expect(readScreen()).toEqual(['한라봉 -', '-', undefined]));
  },
);

it('a balance is not known any more when it cannot be loaded again, until it is', async () => {
  api.answer(SESSION, user({ hallabong: 128 }));
  const { reload } = await open();
  await waitFor(() => expect(readScreen()).toEqual(['한라봉 128', '60', undefined]));
  api.answer(SESSION, { status: 500, body: { success: false } });
  await reload();
  await waitFor(() => expect(readScreen()).toEqual(['한라봉 -', '-', undefined]));
  api.answer(SESSION, user({ hallabong: 28 }));
  await reload();
  await waitFor(() => expect(readScreen()).toEqual(['한라봉 28', '28', '보유한라봉이 32개 부족해요']));
});

it('a balance that was seen stays when no answer comes', async () => {
  api.answer(SESSION, user({ hallabong: 128 }));
  const { reload } = await open();
  await waitFor(() => expect(readScreen()).toEqual(['한라봉 128', '60', undefined]));
  api.answer(SESSION, { status: undefined });
  await reload();
  expect(readScreen()).toEqual(['한라봉 128', '60', undefined]);
});

it('a balance that could not be loaded is asked for when the connection is back', async () => {
  api.answer(SESSION, { status: undefined });
  await open();
  await waitFor(() => expect(readScreen()).toEqual(['한라봉 -', '-', undefined]));
  api.answer(SESSION, user({ hallabong: 128 }));
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(readScreen()).toEqual(['한라봉 128', '60', undefined]));
});
