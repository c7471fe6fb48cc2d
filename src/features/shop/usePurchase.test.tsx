import type { QueryPersister } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { configureHttp } from '@/api/http';
import { PERSONAL_PREFIX, toAccountPrefix } from '@/device/storage/storage';
import { markAsKept, unmark } from '@/offline/kept-marks';
import { FakeApi, type FakeAnswer } from '../../../tests/fakes/fake-api';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { renderInApp } from '../../../tests/support/render-in-app';
import { getToasts, showToast } from '@/ui/toast/toast';
import { createPurchaseRecords } from './purchase-records';
import { usePurchase } from './usePurchase';

const EXCHANGE = 'POST /v1/products/411/exchange';
const GOODS = 'GET /v1/products/my/goods';
const LOCK = 'purchase.1.411';
const keyring = { productId: 411, name: '도새기 키링', imageUrl: '', cost: 60, category: 'GOODS' } as const;

const voucher = (exchangeId: number, name: unknown) => ({ exchangeId, name, accepted: false });
const owned = voucher(503, '해녀 스티커 세트');
const bought = voucher(504, '도새기 키링');
const goods = (...data: readonly unknown[]) => ({ status: 200, body: { success: true, data } });
const done: FakeAnswer = {
  status: 200,
  body: { success: true, message: '구매를 완료했습니다.', data: bought },
};
const noAnswer: FakeAnswer = { status: undefined };

let api: FakeApi;
let uninstall: () => void;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  configureHttp({ contractCheck: 'off' });
  api = new FakeApi()
    .answer('GET /v1/users/session/me', {
      status: 200,
      body: { success: true, data: { userId: 1, hallabong: 128 } },
    })
    .answer(GOODS, goods(owned))
    .answer(EXCHANGE, done);
  uninstall = api.install();
});
afterEach(() => {
  configureHttp({ contractCheck: 'throw' });
  uninstall();
  vi.useRealTimers();
});

function Visit() {
  const [outcomes, setOutcomes] = useState<readonly string[]>([]);
  const purchase = usePurchase(1, keyring, ({ kind }, occasion) =>
    setOutcomes((earlier) => [...earlier, `${occasion}: ${kind}`]),
  );
  const state = purchase.isBuying ? 'buying' : purchase.isChecking ? 'checking' : 'idle';
  return (
    <>
      <button type="button" onClick={() => void purchase.buy()}>
        buy
      </button>
      <button type="button" onClick={() => void purchase.checkAgain()}>
        check
      </button>
      <p data-testid="state">{state}</p>
      <p data-testid="outcomes">{outcomes.join(', ')}</p>
    </>
  );
}

/** Opens a tab; tabs of one device share its storage and its locks. It has loaded the vouchers once it settles. */
async function openTab(device = createFakeDevice(), queryClient = createQueryClient()) {
  const before = api.countCalls(GOODS);
  const view = renderInApp(<Visit />, { device, queryClient });
  const tab = within(view.container);
  await waitFor(() => expect(api.countCalls(GOODS)).toBeGreaterThan(before));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return {
    ...view,
    tap: (name = 'buy') => fireEvent.click(tab.getByRole('button', { name })),
    expectState: (state: string) => waitFor(() => expect(tab.getByTestId('state').textContent).toBe(state)),
    expectOutcomes: (outcomes: string) =>
      waitFor(() => expect(tab.getByTestId('outcomes').textContent).toBe(outcomes)),
    getOutcomes: () => tab.getByTestId('outcomes').textContent,
  };
}

const records = (device: ReturnType<typeof createFakeDevice>) =>
  createPurchaseRecords(device.storage.local, 1);
const passTwoSeconds = () => act(() => vi.advanceTimersByTimeAsync(2000));

/** Waits until the first look at the vouchers has ended without a finding. */
async function waitForFirstLook(earlierCalls: number) {
  await waitFor(() => expect(api.countCalls(GOODS)).toBe(earlierCalls + 1));
  await act(() => vi.advanceTimersByTimeAsync(100));
}

/** A tap in each of two tabs of one device; the answer to the first one is still to come. */
async function tapInTwoTabs() {
  const device = createFakeDevice();
  const held = Promise.withResolvers<FakeAnswer>();
  api.answer(EXCHANGE, () => held.promise);
  const first = await openTab(device);
  const second = await openTab(device);
  first.tap();
  await first.expectState('buying');
  second.tap();
  await second.expectState('checking');
  return { device, first, second, answer: held.resolve };
}

it('a tap while the same purchase is under way in another tab waits for its end and shares its success, without buying again', async () => {
  const { device, first, second, answer } = await tapInTwoTabs();
  expect(second.getOutcomes()).toBe('');

  api.answer(GOODS, goods(bought, owned));
  answer(done);
  await first.expectOutcomes('buy: bought');
  await second.expectOutcomes('buy: bought');
  expect(api.countCalls(EXCHANGE)).toBe(1);
  expect(records(device).read(411)).toBeNull();
});

it('a tap while the same purchase is under way in another tab tells that nothing was bought when that one was refused', async () => {
  const { first, second, answer } = await tapInTwoTabs();

  answer({ status: 409, body: { success: false, code: 'INSUFFICIENT_HALLABONG' } });
  await first.expectOutcomes('buy: shortage');
  await passTwoSeconds();
  await second.expectOutcomes('buy: notBought');
  expect(api.countCalls(EXCHANGE)).toBe(1);
});

it('a tap while the same purchase is under way in another tab sends nothing either when that tab has not been heard of otherwise', async () => {
  const device = createFakeDevice();
  const tab = await openTab(device);
  const release = device.locks.takeElsewhere(LOCK);
  tab.tap();
  await tab.expectState('checking');
  api.answer(GOODS, goods(bought, owned));
  release();
  await tab.expectOutcomes('buy: bought');
  expect(api.countCalls(EXCHANGE)).toBe(0);
});

it('a tap while the same purchase is under way in another tab knows its end also when that tab dies', async () => {
  const device = createFakeDevice();
  const tab = await openTab(device);
  const release = device.locks.takeElsewhere(LOCK);
  records(device).write(411, { exchangeIds: [503], balance: 128 });
  tab.tap();
  await tab.expectState('checking');
  api.answer(GOODS, goods(bought, owned));
  release();
  await tab.expectOutcomes('buy: bought');
  expect(api.countCalls(EXCHANGE)).toBe(0);
});

it('who leaves the page while a purchase is under way and comes back sees it under way and hears its outcome', async () => {
  const device = createFakeDevice();
  const queryClient = createQueryClient();
  const held = Promise.withResolvers<FakeAnswer>();
  api.answer(EXCHANGE, () => held.promise);
  const visit = await openTab(device, queryClient);
  visit.tap();
  await visit.expectState('buying');
  visit.unmount();

  const back = await openTab(device, queryClient);
  await back.expectState('buying');
  held.resolve({ status: 409, body: { success: false, code: 'INSUFFICIENT_HALLABONG' } });
  await back.expectOutcomes('buy: shortage');
  await back.expectState('idle');
  expect(api.countCalls(EXCHANGE)).toBe(1);
});

it('a purchase that was left behind is cleared up when the page opens; the next tap is a purchase of its own', async () => {
  const device = createFakeDevice();
  records(device).write(411, { exchangeIds: [503], balance: 128 });
  api.answer(GOODS, goods(bought, owned));
  const tab = await openTab(device);
  await tab.expectOutcomes('open: bought');
  await screen.findByText('구매를 완료했습니다.');
  expect(api.countCalls(EXCHANGE)).toBe(0);

  tab.tap();
  await tab.expectOutcomes('open: bought, buy: bought');
  expect(api.countCalls(EXCHANGE)).toBe(1);
});

it('a purchase that was left behind is waited for when another tab is still at it, which tells what became of it', async () => {
  const device = createFakeDevice();
  records(device).write(411, { exchangeIds: [503], balance: 128 });
  const release = device.locks.takeElsewhere(LOCK);
  const tab = await openTab(device);
  await tab.expectState('checking');
  records(device).remove(411);
  release();
  await tab.expectState('idle');
  expect(tab.getOutcomes()).toBe('');
  expect(api.countCalls(EXCHANGE)).toBe(0);
});

it('a purchase that was left behind is not forgotten by signing out, and goes with the account', () => {
  const device = createFakeDevice();
  records(device).write(411, { exchangeIds: [503], balance: 128 });
  device.storage.local.removeAll(PERSONAL_PREFIX);
  device.storage.local.removeAll(toAccountPrefix(12));
  expect(records(device).read(411)).toEqual({ exchangeIds: [503], balance: 128 });
  device.storage.local.removeAll(toAccountPrefix(1));
  expect(records(device).read(411)).toBeNull();
});

it('a purchase whose answer got lost is looked for a second time, two seconds later, before it counts as not bought', async () => {
  const device = createFakeDevice();
  const tab = await openTab(device);
  const calls = api.countCalls(GOODS);
  api.answer(EXCHANGE, noAnswer);
  tab.tap();
  await waitForFirstLook(calls);
  await tab.expectState('checking');
  expect(tab.getOutcomes()).toBe('');
  expect(records(device).read(411)).not.toBeNull();

  api.answer(GOODS, goods(bought, owned));
  await passTwoSeconds();
  await tab.expectOutcomes('buy: bought');
  expect(api.countCalls(EXCHANGE)).toBe(1);
});

it('a purchase whose answer got lost counts as not bought when there is nothing at the second look either', async () => {
  const device = createFakeDevice();
  const tab = await openTab(device);
  const calls = api.countCalls(GOODS);
  api.answer(EXCHANGE, noAnswer);
  api.answer(GOODS, goods(voucher(505, '한라봉 에코백'), owned));
  tab.tap();
  await waitForFirstLook(calls);
  await passTwoSeconds();
  await tab.expectOutcomes('buy: notBought');
  expect(api.countCalls(GOODS)).toBe(calls + 2);
  expect(records(device).read(411)).toBeNull();
});

it('a purchase whose answer got lost is unclear when there is a new voucher that does not tell its name', async () => {
  const tab = await openTab();
  api.answer(EXCHANGE, noAnswer);
  api.answer(GOODS, goods(voucher(504, 7), owned));
  tab.tap();
  await tab.expectOutcomes('buy: unclear');
  expect(api.countCalls(EXCHANGE)).toBe(1);
});

it.each([
  ['an empty object', {}],
  ['nothing', undefined],
  ['a list', []],
  ['another program’s words', { ok: true }],
])('a purchase whose answer got lost is one whose answer is %s', async (_, body) => {
  const tab = await openTab();
  api.answer(EXCHANGE, { status: 200, body });
  const calls = api.countCalls(GOODS);
  tab.tap();
  await waitForFirstLook(calls);
  await passTwoSeconds();
  await tab.expectOutcomes('buy: notBought');
  expect(api.countCalls(EXCHANGE)).toBe(1);
});

it('a purchase whose answer got lost sends nothing as long as it is not cleared up here, even when another tab has dropped the record', async () => {
  const device = createFakeDevice();
  const tab = await openTab(device);
  api.answer(EXCHANGE, noAnswer).answer(GOODS, { status: 401 });
  tab.tap();
  await tab.expectOutcomes('buy: unreachable');
  expect(records(device).read(411)?.exchangeIds).toEqual([503]);

  records(device).remove(411);
  api.answer(GOODS, goods(bought, owned));
  tab.tap();
  await tab.expectOutcomes('buy: unreachable, buy: bought');
  expect(api.countCalls(EXCHANGE)).toBe(1);
});

it('a purchase whose answer got lost is looked for again by a tap on 다시 확인', async () => {
  const tab = await openTab();
  api.answer(EXCHANGE, noAnswer).answer(GOODS, { status: 401 });
  tab.tap();
  await tab.expectOutcomes('buy: unreachable');
  api.answer(GOODS, goods(bought, owned));
  tab.tap('check');
  await tab.expectOutcomes('buy: unreachable, check: bought');
  expect(api.countCalls(EXCHANGE)).toBe(1);
});

it('a purchase whose answer got lost is not judged by what the device has kept from before it', async () => {
  const device = createFakeDevice();
  records(device).write(411, { exchangeIds: [503], balance: 128 });
  const queryClient = createQueryClient();
  // As src/offline/keep-answers.ts does where no answer comes.
  const persister: QueryPersister = async (ask, context, query) => {
    try {
      const answer = await ask(context);
      unmark(query.queryHash);
      return answer;
    } catch {
      markAsKept(query.queryHash);
      return { success: true, data: [owned] };
    }
  };
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, persister } });
  api.answer(GOODS, noAnswer);
  const tab = await openTab(device, queryClient);
  await tab.expectOutcomes('open: unreachable');
  expect(records(device).read(411)?.exchangeIds).toEqual([503]);

  api.answer(GOODS, goods(bought, owned));
  tab.tap();
  await tab.expectOutcomes('open: unreachable, buy: bought');
  expect(api.countCalls(EXCHANGE)).toBe(0);
});

it('an envelope without data counts as bought', async () => {
  api.answer(EXCHANGE, { status: 200, body: { success: true } });
  const tab = await openTab();
  tab.tap();
  await tab.expectOutcomes('buy: bought');
  expect(await screen.findByText('구매를 완료했습니다.')).toBeDefined();
});

it('a purchase that is tried anew takes the message of the former away', async () => {
  const tab = await openTab();
  api.answer(EXCHANGE, { status: 400, body: { success: false } });
  tab.tap();
  await waitFor(() => expect(getToasts()).toEqual(['구매에 실패했습니다.']));
  await tab.expectState('idle');
  api.answer(EXCHANGE, () => Promise.withResolvers<FakeAnswer>().promise);
  tab.tap();
  await tab.expectState('buying');
  expect(getToasts()).toEqual([]);
});

it('a purchase that the page clears up by itself leaves the messages of others', async () => {
  const device = createFakeDevice();
  records(device).write(411, { exchangeIds: [503], balance: 128 });
  api.answer(GOODS, goods(bought, owned));
  showToast('저장되었습니다.');
  const tab = await openTab(device);
  await tab.expectOutcomes('open: bought');
  expect(getToasts()).toEqual(['저장되었습니다.', '구매를 완료했습니다.']);
});
