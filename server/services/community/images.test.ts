import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { withExif } from '../../../tests/support/jpeg.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { deleteImage, storeImage } from './images.ts';

let storage: ReturnType<typeof createMemoryStorage>;

beforeEach(() => {
  storage = createMemoryStorage();
});

/** A picture that is blue on the left and white on the right. */
const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } }, left: 0, top: 0 },
  ]);

const jpegOf = async (width: number, height: number) => draw(width, height).jpeg().toBuffer();

const fileOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);

const stored = (key: string) => storage.files.get(key)?.bytes ?? new Uint8Array();

const NOT_AN_IMAGE = { status: 400, code: 'NOT_AN_IMAGE' };

it('a stored picture is there in the widths that screens use, as its name tells', async () => {
  const key = await storeImage(storage, 'spots', fileOf(await jpegOf(4000, 3000)));
  expect(key).toMatch(/^spots\/[\da-f]{16}-w240-w800-w1600\.webp$/);
  const start = key.slice(0, 'spots/'.length + 16);
  expect([...storage.files.keys()].toSorted()).toEqual(
    [`${start}-w240.webp`, `${start}-w800.webp`, key].toSorted(),
  );
  const sizes = await Promise.all(
    [`${start}-w240.webp`, `${start}-w800.webp`, key].map(async (one) => {
      const { format, width, height } = await sharp(stored(one)).metadata();
      return `${format} ${width} × ${height}`;
    }),
  );
  expect(sizes).toEqual(['webp 240 × 180', 'webp 800 × 600', 'webp 1600 × 1200']);
  expect([...storage.files.values()].map(({ contentType }) => contentType)).toEqual(
    Array.from({ length: 3 }, () => 'image/webp'),
  );
});

it.each([
  [1, 1, /-w1\.webp$/],
  [240, 240, /-w240\.webp$/],
  [241, 100, /-w240-w241\.webp$/],
  [1600, 1600, /-w240-w800-w1600\.webp$/],
  [1000, 4000, /-w240-w400\.webp$/],
])('a stored picture of %i × %i pixels is never enlarged', async (width, height, name) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect(await storeImage(storage, 'profiles', fileOf(bytes))).toMatch(name);
});

it('a stored picture stands upright and tells neither where nor with what it was taken', async () => {
  // Turned a quarter to the right, the left side comes to the top.
  const photo = withExif(await jpegOf(400, 200), 6);
  expect(photo.includes('Exif')).toBe(true);
  const key = await storeImage(storage, 'spots', fileOf(photo));
  const picture = sharp(stored(key));
  expect(await picture.metadata()).toMatchObject({ width: 200, height: 400 });
  expect(await picture.metadata()).not.toHaveProperty('exif');
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return (data[at] ?? 0) < 100 ? 'blue' : 'white';
  };
  expect([colourAt(100, 50), colourAt(100, 350)]).toEqual(['blue', 'white']);
});

/** A JPEG with empty comments in it. */
function withComments(jpeg: Uint8Array, count: number): Uint8Array {
  const comments = Buffer.alloc(count * 4, Buffer.from([0xff, 0xfe, 0, 2]));
  return Buffer.concat([jpeg.subarray(0, 2), comments, jpeg.subarray(2)]);
}

it('a picture with thousands of notes is stored, and one that is made of notes is not decoded', async () => {
  const jpeg = await jpegOf(20, 10);
  expect(await storeImage(storage, 'proofs', fileOf(withComments(jpeg, 9000)))).toMatch(/-w20\.webp$/);
  await expect(storeImage(storage, 'proofs', fileOf(withComments(jpeg, 10_001)))).rejects.toMatchObject(
    NOT_AN_IMAGE,
  );
});

it('a stored picture is one file as a proof', async () => {
  const key = await storeImage(storage, 'proofs', fileOf(await jpegOf(3000, 2000)));
  expect(key).toMatch(/^proofs\/[\da-f]{16}-w1600\.webp$/);
  expect([...storage.files.keys()]).toEqual([key]);
});

it('a stored picture goes in all its widths', async () => {
  const key = await storeImage(storage, 'spots', fileOf(await jpegOf(2000, 1000)));
  expect(storage.files.size).toBe(3);
  await deleteImage(storage, key);
  expect(storage.files.size).toBe(0);
});

it('a stored picture leaves nothing behind when one of its widths is not stored', async () => {
  let puts = 0;
  const broken = {
    ...storage,
    put: async (...put: Parameters<typeof storage.put>) => {
      puts += 1;
      if (puts === 3) throw new Error('no room');
      await storage.put(...put);
    },
  };
  await expect(storeImage(broken, 'spots', fileOf(await jpegOf(2000, 1000)))).rejects.toThrow('no room');
  expect(storage.files.size).toBe(0);
});

const chunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.byteLength);
  // A wrong checksum would be reason enough to refuse it.
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type), data])));
  return Buffer.concat([length, Buffer.from(type), data, checksum]);
};

/** A PNG that says how large it is and has hardly any pixels. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG of 10 MB that is nothing but segments without content. */
function emptySegments(): Buffer {
  const bytes = Buffer.alloc(10_000_000);
  bytes.set([0xff, 0xd8]);
  for (let at = 2; at + 4 <= bytes.byteLength; at += 4) bytes.set([0xff, 0xe1, 0, 2], at);
  return bytes;
}

it.each([
  ['the first three bytes of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff])],
  ['a JPEG of empty segments', emptySegments],
  ['a PNG of 50,000 × 50,000 pixels', () => pngOf(50_000, 50_000)],
  ['a PNG that ends early', () => pngOf(500, 500)],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a GIF', () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64')],
  ['no bytes', () => Buffer.alloc(0)],
  ['half a photo', async () => (await jpegOf(800, 600)).subarray(0, 2000)],
])('what cannot be decoded is no picture: %s', async (_, write) => {
  const file = fileOf(await write());
  await expect(storeImage(storage, 'proofs', file)).rejects.toMatchObject(NOT_AN_IMAGE);
  expect(storage.files.size).toBe(0);
});
