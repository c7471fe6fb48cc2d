import { expect, it, vi } from 'vitest';
import { createBrowserPermissions, type PermissionSources } from './browser-permissions';

type MediaDevicesPart = NonNullable<PermissionSources['mediaDevices']>;

function cameraThatFails(name: string): MediaDevicesPart {
  return { getUserMedia: () => Promise.reject(new DOMException('no', name)) };
}

function cameraThatWorks() {
  const stop = vi.fn<() => void>();
  const getUserMedia = vi.fn<MediaDevicesPart['getUserMedia']>(() =>
    // jsdom has no MediaStream; only its tracks matter here.
    Promise.resolve(Object.assign(Object.create(null), { getTracks: () => [{ stop }] })),
  );
  return { getUserMedia, stop };
}

function locationThatFails(code: number): NonNullable<PermissionSources['geolocation']> {
  return {
    getCurrentPosition: (_success, failure) =>
      failure?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
  };
}

const grantedAlready = () => Promise.resolve(Object.assign(Object.create(null), { state: 'granted' }));
const notTelling = () => Promise.reject(new TypeError('camera is not a permission'));

it('the port of permissions lacks what the browser lacks', async () => {
  const permissions = createBrowserPermissions({});
  expect(await permissions.request('notification')).toBe('unsupported');
  expect(await permissions.request('camera')).toBe('unsupported');
  expect(await permissions.request('location')).toBe('unsupported');
});

it.each([
  ['granted', 'granted'],
  ['denied', 'denied'],
  ['default', 'denied'],
] as const)(
  'the port of permissions takes the answer %s to the notification question for %s',
  async (answer, result) => {
    const requestPermission = () => Promise.resolve(answer);
    const permissions = createBrowserPermissions({
      notification: { permission: 'default', requestPermission },
    });
    expect(await permissions.query('notification')).toBe('prompt');
    expect(await permissions.request('notification')).toBe(result);
  },
);

it.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'unsupported'],
  ['NotReadableError', 'granted'],
])('the port of permissions takes a camera that fails with %s for %s', async (name, result) => {
  const permissions = createBrowserPermissions({ mediaDevices: cameraThatFails(name) });
  expect(await permissions.request('camera')).toBe(result);
});

it('the port of permissions rejects when asking for the camera fails for an unknown reason', async () => {
  const permissions = createBrowserPermissions({ mediaDevices: cameraThatFails('TypeError') });
  await expect(permissions.request('camera')).rejects.toThrow('no');
});

it('the port of permissions switches the camera off again after asking', async () => {
  const mediaDevices = cameraThatWorks();
  const permissions = createBrowserPermissions({ mediaDevices });
  expect(await permissions.request('camera')).toBe('granted');
  expect(mediaDevices.stop).toHaveBeenCalledTimes(1);
});

it('the port of permissions does not open a camera that is already allowed', async () => {
  const mediaDevices = cameraThatWorks();
  const permissions = createBrowserPermissions({ mediaDevices, permissions: { query: grantedAlready } });
  expect(await permissions.request('camera')).toBe('granted');
  expect(mediaDevices.getUserMedia).not.toHaveBeenCalled();
});

it('the port of permissions counts a state that the browser does not tell as not asked yet', async () => {
  const mediaDevices = cameraThatWorks();
  expect(
    await createBrowserPermissions({ mediaDevices, permissions: { query: notTelling } }).query('camera'),
  ).toBe('prompt');
  expect(await createBrowserPermissions({ mediaDevices }).query('camera')).toBe('prompt');
});

it.each([
  [1, 'denied'],
  [2, 'granted'],
  [3, 'granted'],
])('the port of permissions takes location error code %i for %s', async (code, result) => {
  const permissions = createBrowserPermissions({ geolocation: locationThatFails(code) });
  expect(await permissions.request('location')).toBe(result);
});

it.each(['granted', 'denied'] as const)(
  'the port of permissions does not wait for a fix where the browser tells that the location is %s',
  async (answer) => {
    const state: PermissionState = 'prompt';
    // jsdom has no PermissionStatus.
    const status: PermissionStatus = Object.assign(new EventTarget(), {
      name: 'geolocation',
      state,
      onchange: null,
    });
    const query = vi.fn<() => Promise<PermissionStatus>>(() => Promise.resolve(status));
    const permissions = createBrowserPermissions({
      permissions: { query },
      geolocation: { getCurrentPosition: () => undefined },
    });
    const result = permissions.request('location');
    // Whether it is known already, and then to hear of it.
    await vi.waitFor(() => expect(query).toHaveBeenCalledTimes(2));
    Object.assign(status, { state: answer });
    status.dispatchEvent(new Event('change'));
    expect(await result).toBe(answer);
  },
);
