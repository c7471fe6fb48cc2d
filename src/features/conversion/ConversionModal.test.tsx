import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configureHttp } from '@/api/http';
import { refreshSession, sessionQueryOptions } from '@/session/session-query';
import { useSession } from '@/session/useSession';
import { FakeApi, type FakeAnswer } from '../../../tests/fakes/fake-api';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { renderInApp } from '../../../tests/support/render-in-app';
import { ConversionModal } from './ConversionModal';
import { keepRemainingConversions, readRemainingConversions } from './remaining-conversions';

const SESSION = 'GET /v1/users/session/me';
const CONVERT = 'POST /v1/steps/convert';

let api: FakeApi;
let uninstall: () => void;

beforeEach(() => {
  api = new FakeApi().answer(SESSION, session(128));
  uninstall = api.install();
  configureHttp({ contractCheck: 'off' });
});

afterEach(() => {
  configureHttp({ contractCheck: 'throw' });
  uninstall();
  vi.restoreAllMocks();
});

function session(hallabong: number): FakeAnswer {
  return { status: 200, body: { success: true, data: { userId: 1, nickname: '감귤이', hallabong } } };
}

function Balance() {
  const { user } = useSession();
  return <p>{user && `보유 ${user.hallabong}`}</p>;
}

/** Opens the conversion with a balance of 128, after some steps, all of them sent but for `unsent`; 5 conversions are left. */
async function open(steps = 0, unsent = 0) {
  const device = createFakeDevice();
  keepRemainingConversions(device, 1, 5);
  const onClose = vi.fn<() => void>();
  const { queryClient } = renderInApp(
    <>
      <Balance />
      <ConversionModal opened steps={{ walked: steps, sent: steps - unsent }} onClose={onClose} />
    </>,
    { device },
  );
  expect(await screen.findByText('보유 128')).toBeDefined();
  const amount = screen.getByLabelText<HTMLInputElement>('전환할 한라봉');
  const convert = async () => {
    const before = api.countCalls(CONVERT);
    fireEvent.change(amount, { target: { value: '30' } });
    fireEvent.submit(amount);
    await waitFor(() => expect(api.countCalls(CONVERT)).toBe(before + 1));
  };
  const reload = () => act(() => refreshSession(queryClient));
  const settled = () =>
    waitFor(() => expect([queryClient.isMutating(), queryClient.isFetching()]).toEqual([0, 0]));
  const isFailed = () => queryClient.getQueryState(sessionQueryOptions().queryKey)?.status === 'error';
  const readRemaining = () => readRemainingConversions(device, 1);
  return { amount, convert, reload, settled, isFailed, onClose, readRemaining, locks: device.locks };
}

it('digits are taken from a pasted sentence, wherever they stand in it', async () => {
  const { amount } = await open();
  await userEvent.click(amount);
  await userEvent.paste('한라봉 개수는 50개입니다');
  expect(amount.value).toBe('50');
});

it('a number with many zeros in front keeps its digits', async () => {
  const { amount } = await open();
  await userEvent.click(amount);
  await userEvent.paste('00000000050');
  expect(amount.value).toBe('00000000050');
  screen.getByText('사용 가능한 값입니다.');
});

it('an amount that today’s steps do not reach for can be sent, and says that it may be too much', async () => {
  const { amount } = await open(157);
  const beyond = '오늘 걸음보다 많아요. 남은 걸음이 모자라면 전환되지 않아요.';
  await userEvent.click(screen.getByRole('button', { name: '오늘 걸음만큼 15개' }));
  expect(amount.value).toBe('15');
  expect(screen.queryByText(beyond)).toBeNull();
  await userEvent.type(amount, '{Backspace}6');
  screen.getByText(beyond);
  screen.getByText('사용 가능한 값입니다.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '전환하기' }).disabled).toBe(false);
});

it('steps that the server does not have yet are not offered, and an amount that needs them says so', async () => {
  const { amount } = await open(157, 40);
  await userEvent.click(screen.getByRole('button', { name: '오늘 걸음만큼 11개' }));
  expect(amount.value).toBe('11');
  const doubt = '아직 저장되지 않은 걸음이 있어요. 걸음이 저장되면 전환할 수 있어요.';
  expect(screen.queryByText(doubt)).toBeNull();
  fireEvent.change(amount, { target: { value: '12' } });
  screen.getByText(doubt);
});

it('steps that were converted today are not offered again, and an amount that needs them says so', async () => {
  const { amount, convert, onClose } = await open(457);
  api.answer(CONVERT, {
    status: 200,
    body: { success: true, data: { totalHallabong: 158, remainingExchangeCount: 4 } },
  });
  screen.getByRole('button', { name: '오늘 걸음만큼 45개' });
  await convert();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByRole('button', { name: '오늘 걸음만큼 15개' }));
  expect(amount.value).toBe('15');
  fireEvent.change(amount, { target: { value: '16' } });
  screen.getByText('오늘 이미 30개를 전환했어요. 남은 걸음이 모자라면 전환되지 않아요.');
});

it.each([0, 9, 305, 1_000, 4_000])(
  'no amount is offered for today’s %d steps beside the usual ones',
  async (steps) => {
    await open(steps);
    expect(screen.queryByRole('button', { name: /오늘 걸음만큼/ })).toBeNull();
  },
);

it.each([
  ['no answer', { status: undefined }],
  ['the page of a proxy', { status: 502, body: '<html>' }],
  [
    'an error of the server’s framework, without the envelope',
    { status: 500, body: { status: 500, message: 'Internal Server Error' } },
  ],
  ['a 500 with the failure flag', { status: 500, body: { success: false } }],
  [
    'a 500 with the very text of the catalogue as its message',
    { status: 500, body: { success: false, code: 'INTERNAL_ERROR', message: '서버 오류가 발생했습니다.' } },
  ],
  ['a 599 with the failure flag', { status: 599, body: { success: false } }],
])('after %s the balance is not known, until it could be loaded', async (_, answer) => {
  const { convert, reload, settled, isFailed } = await open();
  api.answer(CONVERT, answer).answer(SESSION, { status: 500, body: { success: false } });
  await convert();
  expect((await screen.findByRole('alert')).textContent).toBe('서버 오류가 발생했습니다.');
  await settled();
  expect(isFailed()).toBe(true);
  expect(await screen.findByText('보유 null')).toBeDefined();

  api.answer(SESSION, session(158));
  await reload();
  expect(await screen.findByText('보유 158')).toBeDefined();
});

it('after a success that does not tell the total, the balance is not known until it could be loaded', async () => {
  const { convert, reload, settled } = await open();
  api
    .answer(CONVERT, { status: 200, body: { success: true, data: { remainingExchangeCount: 3 } } })
    .answer(SESSION, { status: 500, body: { success: false } });
  await convert();
  await settled();
  expect(await screen.findByText('보유 null')).toBeDefined();
  api.answer(SESSION, session(158));
  await reload();
  expect(await screen.findByText('보유 158')).toBeDefined();
});

it('a conversion that the server is too busy for is a server error, with the reason that the server gives', async () => {
  const { convert } = await open();
  const message = '지금은 이용자가 많습니다. 잠시 후 다시 시도해주세요.';
  api.answer(CONVERT, { status: 503, body: { success: false, code: 'OVERLOADED', message } });
  await convert();
  expect((await screen.findByRole('alert')).textContent).toBe(`서버 오류가 발생했습니다.${message}`);
});

it.each<[string, FakeAnswer, string]>([
  ['200 with the failure flag', { status: 200, body: { success: false } }, '포인트 전환에 실패했습니다.'],
  ['400', { status: 400, body: { success: false } }, '포인트 전환에 실패했습니다.'],
  [
    '409 with a reason',
    {
      status: 409,
      body: { success: false, code: 'NOT_ENOUGH_STEPS', message: '전환할 걸음 수가 부족해요.' },
    },
    '포인트 전환에 실패했습니다.전환할 걸음 수가 부족해요.',
  ],
  [
    '409 with the very text of the catalogue as its message',
    { status: 409, body: { success: false, message: '포인트 전환에 실패했습니다.' } },
    '포인트 전환에 실패했습니다.',
  ],
  ['499', { status: 499, body: { success: false } }, '포인트 전환에 실패했습니다.'],
])('a conversion refused by %s says so, and the balance is what the server has', async (_, answer, text) => {
  const { convert, settled, onClose } = await open();
  // Something was spent elsewhere meanwhile.
  api.answer(CONVERT, answer).answer(SESSION, session(68));
  await convert();
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  await settled();
  expect(await screen.findByText('보유 68')).toBeDefined();
  expect(api.countCalls(SESSION)).toBe(2);
  expect(onClose).not.toHaveBeenCalled();
});

it('a refusal for want of conversions leaves none, whatever was known before', async () => {
  const { convert, settled, readRemaining } = await open();
  api.answer(CONVERT, { status: 409, body: { success: false, code: 'NO_CONVERSIONS_LEFT' } });
  await convert();
  await settled();
  expect(readRemaining()).toBe(0);
  screen.getByText('남은 전환 횟수 0/20');
});

it.each<[string, FakeAnswer]>([
  ['no answer', { status: undefined }],
  ['the page of a proxy', { status: 502, body: '<html>' }],
  ['a failure of the server', { status: 500, body: { success: false } }],
])('a conversion that the balance shows counts as done after %s', async (_, answer) => {
  const { convert, onClose, readRemaining } = await open();
  api.answer(CONVERT, () => {
    api.answer(SESSION, session(158));
    return answer;
  });
  await convert();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(await screen.findByText('보유 158')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(readRemaining()).toBe(4);
});

it('a conversion that the balance shows at the second look alone counts as done', async () => {
  const { convert, onClose } = await open();
  let looks = 0;
  api.answer(CONVERT, { status: undefined }).answer(SESSION, () => {
    looks += 1;
    return session(looks === 1 ? 128 : 158);
  });
  await convert();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1), { timeout: 4000 });
  expect(looks).toBe(2);
});

it('a lost conversion that has not happened is a server error, with what the server has', async () => {
  const { convert, onClose, readRemaining } = await open();
  api.answer(CONVERT, { status: undefined });
  await convert();
  const alert = await screen.findByRole('alert', {}, { timeout: 4000 });
  expect(alert.textContent).toBe('서버 오류가 발생했습니다.');
  expect(await screen.findByText('보유 128')).toBeDefined();
  expect(readRemaining()).toBe(5);
  expect(onClose).not.toHaveBeenCalled();
});

it('a lost conversion of which nobody knows is looked for at the next tap, before anything is sent', async () => {
  const { amount, convert, settled, onClose, readRemaining } = await open();
  const submitAgain = () => {
    // A second tap within half a second is a slip of the finger.
    const later = performance.now() + 600;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    fireEvent.submit(amount);
  };
  api.answer(CONVERT, { status: undefined }).answer(SESSION, { status: undefined });
  await convert();
  await screen.findByRole('alert');
  await settled();
  expect(readRemaining()).toBeNull();

  const before = api.countCalls(SESSION);
  submitAgain();
  await waitFor(() => expect(api.countCalls(SESSION)).toBeGreaterThan(before));
  await settled();
  expect((await screen.findByRole('alert')).textContent).toBe('서버 오류가 발생했습니다.');
  expect(api.countCalls(CONVERT)).toBe(1);

  api.answer(SESSION, session(158));
  submitAgain();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(await screen.findByText('보유 158')).toBeDefined();
  expect(api.countCalls(CONVERT)).toBe(1);
});

it('a conversion waits for that of another tab, whose hallabong are not taken for its own', async () => {
  const { amount, onClose, locks } = await open();
  const release = locks.takeElsewhere('conversion.1');
  api.answer(CONVERT, { status: undefined }).answer(SESSION, session(158));
  fireEvent.change(amount, { target: { value: '30' } });
  fireEvent.submit(amount);
  await waitFor(() => expect(screen.getByRole('button', { name: '전환하기' }).ariaDisabled).toBe('true'));
  expect(api.countCalls(CONVERT)).toBe(0);
  release();
  const alert = await screen.findByRole('alert', {}, { timeout: 4000 });
  expect(alert.textContent).toBe('서버 오류가 발생했습니다.');
  expect(api.countCalls(CONVERT)).toBe(1);
  expect(onClose).not.toHaveBeenCalled();
});
