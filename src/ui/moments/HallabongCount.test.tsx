import { MantineProvider } from '@mantine/core';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DeviceProvider } from '@/device/DeviceContext';
import { pushOverlay } from '@/ui/dialogs/overlay-stack';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { HallabongCount } from './HallabongCount';

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
});
afterEach(() => root.remove());

const count = (amount: number, balanceOf: number) => (
  <DeviceProvider device={createFakeDevice()}>
    <MantineProvider>
      <HallabongCount amount={amount} from={{ balanceOf }} />
    </MantineProvider>
  </DeviceProvider>
);

const flying = () => document.querySelectorAll('body > [data-portal] svg').length;

it('hallabong that a dialog hides on their way fly once it has closed', () => {
  const { rerender } = render(count(138, 1), { container: root });
  expect(flying()).toBe(0);
  rerender(count(148, 1));
  expect(flying()).toBeGreaterThan(0);

  let close = () => {};
  act(() => {
    close = pushOverlay({});
  });
  expect(flying()).toBe(0);
  act(close);
  expect(flying()).toBeGreaterThan(0);
});

it('hallabong whose screen is left on their way fly on the next one', () => {
  const first = render(count(188, 2));
  first.rerender(count(38, 2));
  first.unmount();
  expect(flying()).toBe(0);

  render(count(38, 2));
  expect(flying()).toBeGreaterThan(0);
});
