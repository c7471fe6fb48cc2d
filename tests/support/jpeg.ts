import type { Page } from '@playwright/test';

interface JpegSize {
  width: number;
  height: number;
}

/** A JPEG of one colour, drawn by the browser. */
export async function drawJpeg(page: Page, size: JpegSize, colour = '#0b6e8f'): Promise<Buffer> {
  const base64 = await page.evaluate(
    ({ width, height, fill }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = fill;
      context.fillRect(0, 0, width, height);
      return canvas.toDataURL('image/jpeg', 0.8).split(',')[1] ?? '';
    },
    { ...size, fill: colour },
  );
  return Buffer.from(base64, 'base64');
}

/** The same JPEG with what a phone adds: its orientation, and where it was taken (33° 27′ 30″ N, 126° 55′ 30″ E). */
export function withExif(jpeg: Buffer, orientation: number): Buffer {
  const gpsOffset = 8 + 2 + 2 * 12 + 4;
  const valuesOffset = gpsOffset + 2 + 4 * 12 + 4;
  const tiff = Buffer.concat([
    Buffer.from('4d4d002a00000008', 'hex'),
    count(2),
    entry(0x0112, 3, 1, short(orientation)),
    entry(0x8825, 4, 1, long(gpsOffset)),
    long(0),
    count(4),
    entry(1, 2, 2, Buffer.from('N\0\0\0')),
    entry(2, 5, 3, long(valuesOffset)),
    entry(3, 2, 2, Buffer.from('E\0\0\0')),
    entry(4, 5, 3, long(valuesOffset + 24)),
    long(0),
    ...[33, 27, 30, 126, 55, 30].flatMap((value) => [long(value), long(1)]),
  ]);
  const content = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const marker = Buffer.from([0xff, 0xe1, 0, 0]);
  marker.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), marker, content, jpeg.subarray(2)]);
}

/** The segments of a JPEG up to its picture data, by their marker byte. */
export function readJpeg(jpeg: Buffer): { markers: number[]; size: JpegSize | undefined } {
  const markers: number[] = [];
  let size: JpegSize | undefined;
  for (let at = 2; jpeg[at] === 0xff && jpeg[at + 1] !== 0xda; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1] ?? 0;
    markers.push(marker);
    if (marker === 0xc0 || marker === 0xc2)
      size = { width: jpeg.readUInt16BE(at + 7), height: jpeg.readUInt16BE(at + 5) };
  }
  return { markers, size };
}

function entry(tag: number, type: number, amount: number, value: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt16BE(tag, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt32BE(amount, 4);
  return Buffer.concat([head, value]);
}

function count(entries: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(entries);
  return bytes;
}

function short(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt16BE(value);
  return bytes;
}

function long(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
