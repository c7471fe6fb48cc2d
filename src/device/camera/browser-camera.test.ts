import { expect, it, vi } from 'vitest';
import { createBrowserCamera } from './browser-camera';
import { fitLongEdge } from '@/device/photo/image-size';

function devicesThat(getUserMedia: MediaDevices['getUserMedia']): MediaDevices {
  return Object.assign(Object.create(null), { getUserMedia });
}

function streamThatLooks(facingMode: string | undefined): MediaStream {
  const track = { getSettings: () => ({ facingMode }), stop: vi.fn<() => void>() };
  return Object.assign(Object.create(null), { getTracks: () => [track], getVideoTracks: () => [track] });
}

it('the camera of a browser wishes for a direction without insisting on it', async () => {
  const getUserMedia = vi.fn<MediaDevices['getUserMedia']>(() => Promise.resolve(streamThatLooks(undefined)));
  const opened = await createBrowserCamera(devicesThat(getUserMedia)).open('user');
  expect(getUserMedia).toHaveBeenCalledWith({
    video: { facingMode: { ideal: 'user' }, width: { ideal: 1280 } },
    audio: false,
  });
  expect(opened.facing).toBe('user');
});

it('the camera of a browser tells which way the camera really looks', async () => {
  const camera = createBrowserCamera(devicesThat(() => Promise.resolve(streamThatLooks('user'))));
  expect((await camera.open('environment')).facing).toBe('user');
});

it.each([
  ['NotFoundError', 'missing'],
  ['NotAllowedError', 'denied'],
  ['NotReadableError', 'busy'],
  ['TypeError', 'other'],
])('the camera of a browser reports %s as %s', async (name, problem) => {
  const camera = createBrowserCamera(devicesThat(() => Promise.reject(new DOMException('', name))));
  await expect(camera.open('environment')).rejects.toMatchObject({ problem });
});

it('the camera of a browser is missing on a page without HTTPS', async () => {
  await expect(createBrowserCamera(undefined).open('environment')).rejects.toMatchObject({
    problem: 'missing',
  });
});

it('the camera of a browser is given up when it sends no picture within 10 s', async () => {
  vi.useFakeTimers();
  try {
    const camera = createBrowserCamera(devicesThat(() => Promise.resolve(streamThatLooks(undefined))));
    const opened = await camera.open('environment');
    const video = document.createElement('video');
    video.play = () => new Promise(() => {});
    const failure = opened.attach(video).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failure).toMatchObject({ problem: 'other' });
  } finally {
    vi.useRealTimers();
  }
});

it('the camera of a browser takes no photo before there is a picture', async () => {
  const camera = createBrowserCamera(devicesThat(() => Promise.resolve(streamThatLooks(undefined))));
  await expect((await camera.open('environment')).capture()).rejects.toMatchObject({ problem: 'other' });
});

it.each([
  [
    { width: 4032, height: 3024 },
    { width: 1280, height: 960 },
  ],
  [
    { width: 3024, height: 4032 },
    { width: 960, height: 1280 },
  ],
  [
    { width: 1280, height: 720 },
    { width: 1280, height: 720 },
  ],
  [
    { width: 640, height: 480 },
    { width: 640, height: 480 },
  ],
  [
    { width: 20000, height: 3 },
    { width: 1280, height: 1 },
  ],
])('fitting a picture to a long edge makes %o %o', (before, after) => {
  expect(fitLongEdge(before, 1280)).toEqual(after);
});
