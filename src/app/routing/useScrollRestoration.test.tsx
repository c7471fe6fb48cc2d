import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { DeviceProvider } from '@/device/DeviceContext';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { useScrollRestoration } from './useScrollRestoration';

afterEach(() => vi.unstubAllGlobals());

function Frame() {
  useScrollRestoration();
  return <Outlet />;
}

test('a scroll event that comes before the paint of the next page does not count for the page before', async () => {
  const scrollTo = vi.fn<(left: number, top: number) => void>((_left, top) => {
    vi.stubGlobal('scrollY', top);
    window.dispatchEvent(new Event('scroll'));
  });
  vi.stubGlobal('scrollTo', scrollTo);
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', element: null },
        { path: '/next', element: null },
      ],
    },
  ]);
  render(
    <DeviceProvider device={createFakeDevice()}>
      <RouterProvider router={router} />
    </DeviceProvider>,
  );
  window.scrollTo(0, 500);

  await act(() => router.navigate('/next'));
  expect(window.scrollY).toBe(0);
  await act(() => router.navigate(-1));

  expect(scrollTo).toHaveBeenLastCalledWith(0, 500);
});

test('an address that is opened anew begins at its top, wherever another one was left, and is not scrolled for that', () => {
  const scrollTo = vi.fn<(left: number, top: number) => void>();
  vi.stubGlobal('scrollTo', scrollTo);
  const device = createFakeDevice();
  const open = (address: string) =>
    render(
      <DeviceProvider device={device}>
        <RouterProvider
          router={createMemoryRouter([{ element: <Frame />, children: [{ path: '*', element: null }] }], {
            initialEntries: [{ pathname: '/challenge', search: address, key: 'default' }],
          })}
        />
      </DeviceProvider>,
    );
  const first = open('');
  vi.stubGlobal('scrollY', 500);
  window.dispatchEvent(new Event('scroll'));
  first.unmount();

  open('?tab=done').unmount();
  expect(scrollTo).not.toHaveBeenCalled();

  open('');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 500);
});
