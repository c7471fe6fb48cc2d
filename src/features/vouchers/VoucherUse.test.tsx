import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { configureHttp } from '@/api/http';
import { SessionGate } from '@/session/SessionGate';
import { FakeApi, type FakeAnswer } from '../../../tests/fakes/fake-api';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { renderInApp } from '../../../tests/support/render-in-app';
import { VoucherGrid } from './VoucherGrid';
import { VoucherUse } from './VoucherUse';

const READ = 'GET /v1/products/exchanges/501/detail';
const LIST = 'GET /v1/products/my/goods';
const ACCEPT = 'POST /v1/products/501/accept-toggle';
const FAILURE_TEXT = '수령을 확인하지 못했어요. 다시 시도해주세요.';

const juice = (accepted: unknown) => ({
  exchangeId: 501,
  name: '감귤주스 교환권',
  imageUrl: null,
  accepted,
});
const read = (accepted: unknown) => ({ status: 200, body: { success: true, data: juice(accepted) } });
const noAnswer: FakeAnswer = { status: undefined };

let api: FakeApi;
let uninstall: () => void;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  configureHttp({ contractCheck: 'off' });
  api = new FakeApi()
    .answer('GET /v1/users/session/me', {
      status: 200,
      body: { success: true, data: { userId: 1, hallabong: 128 } },
    })
    .answer(READ, read(false))
    .answer(LIST, { status: 200, body: { success: true, data: [juice(false)] } })
    .answer(ACCEPT, read(true));
  uninstall = api.install();
});
afterEach(() => {
  configureHttp({ contractCheck: 'throw' });
  uninstall();
  vi.restoreAllMocks();
});

/** Opens the voucher. Tabs of one device share its locks; visits of one tab share what was loaded. */
function open(device = createFakeDevice(), queryClient = createQueryClient()) {
  const view = renderInApp(
    <SessionGate>
      <VoucherUse exchangeId={501} />
    </SessionGate>,
    { device, queryClient },
  );
  return { ...view, tab: within(view.container) };
}

/** Taps 수령하기, and once more in the question. */
async function accept(button: HTMLElement): Promise<void> {
  fireEvent.click(button);
  const question = await screen.findByRole('dialog', { name: '수령하면 되돌릴 수 없어요.' });
  fireEvent.click(within(question).getByRole('button', { name: '수령하기' }));
}

it('the button 수령하기 asks first, and sends nothing when the user refuses', async () => {
  const { tab } = open();
  fireEvent.click(await tab.findByRole('button', { name: '수령하기' }));
  const question = await screen.findByRole('dialog', { name: '수령하면 되돌릴 수 없어요.' });
  fireEvent.click(within(question).getByRole('button', { name: '취소' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(tab.getByRole('button', { name: '수령하기' })).toHaveProperty('disabled', false);
  expect(api.countCalls(ACCEPT)).toBe(0);
});

it('a voucher that has been accepted is so at once when it is opened again, also without a connection', async () => {
  const device = createFakeDevice();
  const queryClient = createQueryClient();
  const first = open(device, queryClient);
  await accept(await first.tab.findByRole('button', { name: '수령하기' }));
  await first.tab.findByRole('button', { name: '수령완료' });
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  first.unmount();

  api.answer(READ, noAnswer);
  const again = open(device, queryClient);
  expect(again.tab.getByRole('button', { name: '수령완료' })).toHaveProperty('disabled', true);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(again.tab.getByRole('button', { name: '수령완료' })).toHaveProperty('disabled', true);
});

it('a voucher that has been accepted has its stamp in a list that was loaded before, while the new one is on its way', async () => {
  const queryClient = createQueryClient();
  const device = createFakeDevice();
  const list = () => renderInApp(<VoucherGrid userId={1} />, { device, queryClient });
  const before = list();
  await screen.findByRole('link', { name: '감귤주스 교환권' });
  before.unmount();

  const use = open(device, queryClient);
  await accept(await use.tab.findByRole('button', { name: '수령하기' }));
  await use.tab.findByRole('button', { name: '수령완료' });
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  use.unmount();

  api.answer(LIST, () => new Promise(() => undefined));
  const after = list();
  await within(after.container).findByRole('link', { name: /수령완료/ });
});

it('an acceptance that is under way is still so for who leaves the page and comes back, and is not sent again', async () => {
  const device = createFakeDevice();
  const queryClient = createQueryClient();
  const held = Promise.withResolvers<FakeAnswer>();
  api.answer(ACCEPT, () => held.promise);
  const first = open(device, queryClient);
  await accept(await first.tab.findByRole('button', { name: '수령하기' }));
  await waitFor(() => expect(api.countCalls(ACCEPT)).toBe(1));
  first.unmount();

  const back = open(device, queryClient);
  const pending = await back.tab.findByRole('button', { name: '처리중' });
  fireEvent.click(pending);
  held.resolve(read(true));
  await back.tab.findByRole('button', { name: '수령완료' });
  expect(api.countCalls(ACCEPT)).toBe(1);
});

it('an acceptance that is under way is waited for by a tap in another tab, which sends nothing', async () => {
  const device = createFakeDevice();
  const held = Promise.withResolvers<FakeAnswer>();
  api.answer(ACCEPT, () => held.promise);
  const first = open(device);
  const second = open(device);
  const [firstButton, secondButton] = await Promise.all(
    [first, second].map(({ tab }) => tab.findByRole('button', { name: '수령하기' })),
  );
  if (!firstButton || !secondButton) throw new Error('No buttons.');
  await accept(firstButton);
  await accept(secondButton);
  await second.tab.findByRole('button', { name: '처리중' });
  await waitFor(() => expect(api.countCalls(ACCEPT)).toBe(1));

  api.answer(READ, read(true));
  held.resolve(read(true));
  await first.tab.findByRole('button', { name: '수령완료' });
  await second.tab.findByRole('button', { name: '수령완료' });
  expect(api.countCalls(ACCEPT)).toBe(1);
});

it('an acceptance that failed elsewhere is not repeated by a tap that has waited for it', async () => {
  const device = createFakeDevice();
  const view = open(device);
  const button = await view.tab.findByRole('button', { name: '수령하기' });
  const release = device.locks.takeElsewhere('voucher.1.501');
  await accept(button);
  await view.tab.findByRole('button', { name: '처리중' });
  release();
  await screen.findByText(FAILURE_TEXT);
  await view.tab.findByRole('button', { name: '수령하기' });
  expect(api.countCalls(ACCEPT)).toBe(0);
});

it.each([
  ['no data', { success: true }],
  ['an empty list', []],
  ['another voucher', { success: true, data: { ...juice(false), exchangeId: 502 } }],
])('a voucher about which the server does not tell is not sent: %s', async (_, body) => {
  const { tab } = open();
  const button = await tab.findByRole('button', { name: '수령하기' });
  api.answer(READ, { status: 200, body });
  await accept(button);
  await screen.findByText(FAILURE_TEXT);
  expect(api.countCalls(ACCEPT)).toBe(0);
});

it('a voucher about which the server does not tell is read again after an answer that is no envelope, and accepted only if it says so', async () => {
  const { tab } = open();
  const button = await tab.findByRole('button', { name: '수령하기' });
  api.answer(ACCEPT, { status: 200, body: {} });
  await accept(button);
  await screen.findByText(FAILURE_TEXT);
  await tab.findByRole('button', { name: '수령하기' });
  expect(api.countCalls(ACCEPT)).toBe(1);
});

it('a voucher about which the server does not tell is accepted by an envelope without data', async () => {
  const { tab } = open();
  const button = await tab.findByRole('button', { name: '수령하기' });
  api.answer(ACCEPT, { status: 200, body: { success: true } });
  await accept(button);
  expect(await tab.findByRole('button', { name: '수령완료' })).toHaveProperty('disabled', true);
});
