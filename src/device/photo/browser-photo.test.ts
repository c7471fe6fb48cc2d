import { afterEach, expect, it, vi } from 'vitest';
import { createBrowserPhoto } from './browser-photo';

const photo = createBrowserPhoto(0.9);

function fileOf(name: string, type: string, size = 10) {
  const file = new File(['0123456789'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['a PDF', fileOf('map.pdf', 'application/pdf'), 'not-image'],
  ['a text without a type', fileOf('notes', ''), 'not-image'],
  ['an empty image', fileOf('photo.jpg', 'image/jpeg', 0), 'empty'],
  ['an image over 60 MB', fileOf('photo.jpg', 'image/jpeg', 60 * 1024 * 1024 + 1), 'too-large'],
])('preparing a photo refuses %s', async (_name, file, problem) => {
  expect(await photo.prepare(file)).toEqual({ ok: false, problem });
});

it.each([
  ['an image that the browser cannot open', fileOf('IMG_1.heic', 'image/heic')],
  ['one that comes without a type', fileOf('IMG_1.HEIC', '')],
  ['one of 60 MB', fileOf('photo.jpg', 'image/jpeg', 60 * 1024 * 1024)],
])('preparing a photo calls %s unreadable', async (_name, file) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
  expect(await photo.prepare(file)).toEqual({ ok: false, problem: 'unreadable' });
});

it('preparing a photo turns a photo into a data URL', async () => {
  expect(await photo.toDataUrl(new Blob(['fake'], { type: 'image/jpeg' }))).toBe(
    'data:image/jpeg;base64,ZmFrZQ==',
  );
});
