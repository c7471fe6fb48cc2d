import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { configureHttp } from '@/api/http';
import { createQueryClient } from '@/app/query-client';
import { PERSONAL_PREFIX, toAccountPrefix } from '@/device/storage/storage';
import { sessionQueryOptions } from '@/session/session-query';
import { FakeApi, type FakeAnswer } from '../../../tests/fakes/fake-api';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { renderInApp } from '../../../tests/support/render-in-app';
import { attendanceDayKey, useAttendance } from './useAttendance';

const CHECK = 'POST /v1/attendance/check';
const SESSION = 'GET /v1/users/session/me';

let api: FakeApi;
let uninstall: () => void;
beforeEach(() => {
  api = new FakeApi().answer(SESSION, { status: 200, body: { success: true, data: { userId: 7 } } });
  uninstall = api.install();
});
afterEach(() => {
  configureHttp({ contractCheck: 'throw' });
  uninstall();
});

function Probe() {
  const { reward } = useAttendance();
  return <p>{reward ? `${reward.day}: ${reward.reward}` : 'none'}</p>;
}

it('a page that falls asleep before its check begins, and wakes on the next day, checks that day alone', async () => {
  const device = createFakeDevice();
  device.clock.setTo('2026-05-01T23:59:59+09:00');
  api.answer(CHECK, { status: 200, body: { days: 3, baseHallabong: 10, bonusHallabong: 0 } });
  const queryClient = createQueryClient();
  await queryClient.fetchQuery(sessionQueryOptions());
  renderInApp(<Probe />, { device, queryClient });
  device.clock.setTo('2026-05-02T08:00:00+09:00');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(api.countCalls(CHECK)).toBe(0);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByText('3: 10');
  expect(api.countCalls(CHECK)).toBe(1);
  expect(device.storage.local.get(attendanceDayKey(7))).toBe('2026-05-02');
});

it('a check that midnight finds under way is followed by that of the new day, once', async () => {
  const device = createFakeDevice();
  device.clock.setTo('2026-05-01T23:59:59+09:00');
  const { promise, resolve: answer } = Promise.withResolvers<FakeAnswer>();
  api.answer(CHECK, () => promise);
  renderInApp(<Probe />, { device });
  await waitFor(() => expect(api.countCalls(CHECK)).toBe(1));

  device.clock.setTo('2026-05-02T00:00:00+09:00');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(api.countCalls(CHECK)).toBe(1);

  api.answer(CHECK, { status: 500 });
  answer({ status: 200, body: { days: 3, baseHallabong: 10, bonusHallabong: 0 } });
  await screen.findByText('3: 10');
  await waitFor(() => expect(api.countCalls(CHECK)).toBe(2));
  await waitFor(() => expect(api.countCalls(SESSION)).toBe(2));
  expect(device.storage.local.get(attendanceDayKey(7))).toBe('2026-05-01');
  expect(api.countCalls(CHECK)).toBe(2);
});

it('the day of a check outlives signing out, and goes with the account', async () => {
  const device = createFakeDevice();
  device.clock.setTo('2026-05-01T09:00:00+09:00');
  api.answer(CHECK, { status: 200, body: { days: 3, baseHallabong: 10, bonusHallabong: 0 } });
  renderInApp(<Probe />, { device });
  await screen.findByText('3: 10');
  const { local } = device.storage;
  local.removeAll(PERSONAL_PREFIX);
  expect(local.get(attendanceDayKey(7))).toBe('2026-05-01');
  local.removeAll(toAccountPrefix(7));
  expect(local.get(attendanceDayKey(7))).toBeNull();
});

it('an answer without a body is silent and does not count as the check of the day', async () => {
  configureHttp({ contractCheck: 'off' });
  api.answer(CHECK, { status: 200 });
  const { device } = renderInApp(<Probe />);
  await waitFor(() => expect(api.countCalls(CHECK)).toBe(1));
  await act(() => Promise.resolve());
  screen.getByText('none');
  expect(device.storage.local.get(attendanceDayKey(7))).toBeNull();
});
