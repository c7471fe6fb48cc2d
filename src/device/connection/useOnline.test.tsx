import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { DeviceProvider } from '@/device/DeviceContext';
import { createBrowserNetwork } from './network';
import { useOnline } from './useOnline';

function Shown() {
  return <p>{useOnline() ? 'online' : 'offline'}</p>;
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('useOnline follows the connection of the browser', () => {
  const device = { ...createFakeDevice(), network: createBrowserNetwork(window) };
  render(
    <DeviceProvider device={device}>
      <Shown />
    </DeviceProvider>,
  );
  expect(screen.getByText('online')).toBeTruthy();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('offline')).toBeTruthy();
});
