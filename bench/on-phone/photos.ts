import sharp from 'sharp';
import { imageUrlOf, storeImage, UPLOADS_PATH } from '../../server/services/community/images.ts';
import { createMemoryStorage } from '../../server/testing/memory-storage.ts';

/** Some photos as the reference server stores what is uploaded: each in WebP, in all its widths. */
export interface Photos {
  /** Of each the widest. */
  addresses: readonly string[];
  /** By its address, of whatever width; undefined for any other address. */
  find: (address: string) => Uint8Array | undefined;
}

const SIZE = { width: 1600, height: 1100, channels: 3 } as const;

/** A field beneath a sky, in colours of its own. */
const drawField = (index: number) =>
  sharp({ create: { ...SIZE, background: `hsl(${index * 60}, 50%, 70%)` } })
    .composite([
      {
        input: { create: { ...SIZE, height: SIZE.height / 2, background: `hsl(${index * 60}, 40%, 40%)` } },
        gravity: 'south',
      },
    ])
    .jpeg()
    .toBuffer();

/** Makes photos and lets the reference server's own code store them, in memory. */
export async function makePhotos(count: number): Promise<Photos> {
  const storage = createMemoryStorage();
  const addresses: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const photo = new Blob([new Uint8Array(await drawField(index))]);
    addresses.push(imageUrlOf(await storeImage(storage, 'spots', photo)));
  }
  return { addresses, find: (address) => storage.files.get(address.replace(UPLOADS_PATH, ''))?.bytes };
}
