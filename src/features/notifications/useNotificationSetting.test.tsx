import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionGate } from '@/session/SessionGate';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { FakeApi, type FakeAnswer } from '../../../tests/fakes/fake-api';
import { renderInApp } from '../../../tests/support/render-in-app';
import { NotificationBell } from './NotificationBell';
import { NotificationSwitch } from './NotificationSwitch';

const READ = 'GET /v1/notification/settings';
const SAVE = 'POST /v1/notification/settings';

let api: FakeApi;
let uninstall: () => void;
let onServer: boolean;
let saving: PromiseWithResolvers<FakeAnswer>;

beforeEach(() => {
  onServer = true;
  saving = Promise.withResolvers();
  api = new FakeApi()
    .answer('GET /v1/users/session/me', {
      status: 200,
      body: { success: true, data: { userId: 1, nickname: '감귤이' } },
    })
    .answer(READ, () => ({ status: 200, body: { success: true, data: onServer } }))
    .answer(SAVE, () => saving.promise);
  uninstall = api.install();
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

afterEach(() => {
  uninstall();
  vi.restoreAllMocks();
});

/** Shows the bell and the switch, turned on, and turns them off: the answer is still to come. */
async function turnOff() {
  const { queryClient } = renderInApp(
    <SessionGate>
      <NotificationBell />
      <NotificationSwitch />
    </SessionGate>,
  );
  const bell = await screen.findByRole('button', { name: '알림설정' });
  const control = screen.getByRole<HTMLInputElement>('switch', { name: '알림설정' });
  await waitFor(() => expect(bell.getAttribute('aria-pressed')).toBe('true'));
  fireEvent.click(bell);
  await waitFor(() => expect(api.countCalls(SAVE)).toBe(1));
  const shown = () => [bell.getAttribute('aria-pressed'), String(control.checked)];
  expect(shown()).toEqual(['false', 'false']);
  /** The window gets the focus back, and everything that this asks for is answered. */
  const regainFocus = async () => {
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  };
  return { shown, regainFocus };
}

it('a look at another tab while it is saved does not bring the old setting back', async () => {
  const { shown, regainFocus } = await turnOff();
  await regainFocus();
  expect(shown()).toEqual(['false', 'false']);

  onServer = false;
  await act(async () => saving.resolve({ status: 200, body: { success: true } }));
  expect(shown()).toEqual(['false', 'false']);
  await regainFocus();
  expect(shown()).toEqual(['false', 'false']);
});

it('the change is taken back when saving fails, also after a look at another tab', async () => {
  const { shown, regainFocus } = await turnOff();
  await regainFocus();
  await act(async () => saving.resolve({ status: 500, body: { success: false } }));
  await waitFor(() => expect(shown()).toEqual(['true', 'true']));
});

it('what was changed elsewhere shows when the window gets the focus back', async () => {
  const { shown, regainFocus } = await turnOff();
  await act(async () => saving.resolve({ status: 200, body: { success: true } }));
  await regainFocus();
  await waitFor(() => expect(shown()).toEqual(['true', 'true']));
});

it('a page that is opened again says at once that alerts are forbidden', async () => {
  const device = createFakeDevice();
  device.permissions.answers.notification = 'denied';
  await device.permissions.request('notification');
  const open = () =>
    renderInApp(
      <SessionGate>
        <NotificationSwitch />
      </SessionGate>,
      { device },
    );
  const help = '브라우저 설정에서 알림을 허용해주세요.';
  const first = open();
  await screen.findByText(help);
  first.unmount();

  // From now on nobody tells.
  vi.spyOn(device.permissions, 'query').mockReturnValue(new Promise(() => undefined));
  open();
  expect(await screen.findByText(help)).toBeDefined();
});
