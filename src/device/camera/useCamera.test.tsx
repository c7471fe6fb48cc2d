import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { DeviceProvider } from '@/device/DeviceContext';
import { useCamera } from './useCamera';

function Preview() {
  const camera = useCamera();
  const { videoRef, status, mirrored, flip, retry } = camera;
  return (
    <>
      <video ref={videoRef} muted />
      <p>{camera.status === 'failed' ? camera.problem : status}</p>
      <p>{mirrored ? 'mirrored' : 'plain'}</p>
      <button type="button" onClick={flip}>
        flip
      </button>
      <button type="button" onClick={retry}>
        retry
      </button>
    </>
  );
}

function setUp() {
  const device = createFakeDevice();
  const view = () => (
    <StrictMode>
      <DeviceProvider device={device}>
        <Preview />
      </DeviceProvider>
    </StrictMode>
  );
  return { device, view };
}

it('the viewfinder opens the back camera once, and leaves none running', async () => {
  const { device, view } = setUp();
  const { unmount } = render(view());
  await screen.findByText('ready');
  expect(device.camera.opened).toEqual(['environment']);
  expect(device.camera.running).toBe(1);
  unmount();
  expect(device.camera.running).toBe(0);
});

it('the viewfinder mirrors the front camera only, and stops one camera before it opens the other', async () => {
  const { device, view } = setUp();
  render(view());
  await screen.findByText('ready');
  expect(screen.getByText('plain')).toBeTruthy();
  act(() => screen.getByText('flip').click());
  await screen.findByText('mirrored');
  expect(device.camera.opened).toEqual(['environment', 'user']);
  expect(device.camera.running).toBe(1);
});

it('the viewfinder says what is wrong, and opens the camera when tried again', async () => {
  const { device, view } = setUp();
  device.camera.problem = 'denied';
  render(view());
  await screen.findByText('denied');
  device.camera.problem = null;
  act(() => screen.getByText('retry').click());
  expect(await screen.findByText('ready')).toBeTruthy();
});

it('the viewfinder notices that the device took the camera away', async () => {
  const { device, view } = setUp();
  render(view());
  await screen.findByText('ready');
  act(() => device.camera.lose());
  expect(screen.getByText('busy')).toBeTruthy();
});
