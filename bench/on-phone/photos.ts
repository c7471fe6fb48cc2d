import sharp from 'sharp';
import { nameOfPicture, sizesOf } from '../../src/domain/pictures/picture-names.ts';

/** In which widths the reference server stores an uploaded picture, in pixels, and how high it is for its width. */
const WIDTHS = [240, 800, 1600];
const RATIO = 11 / 16;

const drawingOf = (index: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="440"><rect width="640" height="440" fill="hsl(${index * 60} 50% 70%)"/><path d="M0 440L220 150l150 180 90-110 180 220z" fill="hsl(${index * 60} 40% 40%)"/></svg>`;

/** Some pictures as the reference server stores what is uploaded: each in WebP, in all its widths. */
export interface Photos {
  addresses: readonly string[];
  /** By its address, of whatever width; undefined for any other address. */
  find: (address: string) => Buffer | undefined;
}

/** Makes photos of hills in different colours. */
export async function makePhotos(count: number): Promise<Photos> {
  const files = new Map<string, Buffer>();
  const addresses = Array.from(
    { length: count },
    (_, index) => `/uploads/spots/${nameOfPicture(String(index).padStart(16, '0'), WIDTHS)}`,
  );
  for (const [index, address] of addresses.entries()) {
    const drawing = sharp(Buffer.from(drawingOf(index)), { density: 180 });
    for (const { address: sized, width } of sizesOf(address)) {
      const photo = drawing.clone().resize({ width, height: Math.round(width * RATIO), fit: 'cover' });
      files.set(sized, await photo.webp({ quality: 80 }).toBuffer());
    }
  }
  return { addresses, find: (address) => files.get(address) };
}
