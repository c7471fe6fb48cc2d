import { expect, it, vi } from 'vitest';
import { createBrowserWakeLock } from './wake-lock';

function fakeWakeLock() {
  const release = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const request = vi.fn<WakeLock['request']>(() =>
    Promise.resolve(Object.assign(Object.create(null), { release })),
  );
  return { wakeLock: { request }, request, release };
}

it('the wake lock keeps the screen on until it is let go', async () => {
  const { wakeLock, request, release } = fakeWakeLock();
  const letGo = createBrowserWakeLock(wakeLock, document).hold();
  await Promise.resolve();
  expect(request).toHaveBeenCalledWith('screen');
  expect(release).not.toHaveBeenCalled();
  letGo();
  expect(release).toHaveBeenCalledTimes(1);
});

it('the wake lock asks again when the page is seen again, and no more once it is let go', () => {
  const { wakeLock, request } = fakeWakeLock();
  const letGo = createBrowserWakeLock(wakeLock, document).hold();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  letGo();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
});

it('the wake lock lets a lock go that comes too late', async () => {
  const { wakeLock, release } = fakeWakeLock();
  createBrowserWakeLock(wakeLock, document).hold()();
  await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(1));
});

it('the wake lock does nothing where there is no wake lock or where it is refused', async () => {
  createBrowserWakeLock(undefined, document).hold()();
  const request = vi.fn<WakeLock['request']>(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  createBrowserWakeLock({ request }, document).hold()();
  await Promise.resolve();
  expect(request).toHaveBeenCalledTimes(1);
});
