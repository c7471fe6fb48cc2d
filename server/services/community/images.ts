import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { nameOfPicture, sizesOf } from '../../../src/domain/pictures/picture-names.ts';
import { isOverload } from '../../refusals/overload.ts';
import { notAnImage, type Refusal } from '../../refusals/refusal.ts';
import type { Storage } from '../../storage/storage.ts';

/** The most bytes of one picture, from the contract: 10 MB. */
export const IMAGE_MAX_BYTES = 10_000_000;

/** Where stored pictures are served. */
export const UPLOADS_PATH = '/uploads/';

/** The longer side of a stored picture at most, in pixels: a whole screen of a phone with three to a point. */
const PICTURE_PIXELS = 1600;

/** The widths of the smaller ones beside it, in pixels: faces and lists, and the cards of the feed. */
const SMALLER_WIDTHS = [240, 800];

/** The most pixels that are decoded: those of a phone's camera with 50 megapixels, and some room. */
const PIXELS_MAX = 64_000_000;

/** How long one picture may take, in seconds. */
const PATIENCE_SECONDS = 20;

/**
 * How often what begins a note in a JPEG may stand in one: 10 MB of random bytes have a quarter of that. The decoder
 * keeps each note, and where 10 MB are nothing else, 235 MB for each thread, which the system is never given back.
 */
const NOTES_MAX = 10_000;

const CONTENT_TYPE = 'image/webp';

// Only what the contract takes is ever decoded: other formats have read files and addresses of others before.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// Nobody sends the same picture twice, and one thread per picture leaves the others to other pictures.
sharp.cache(false);
sharp.concurrency(1);

/** What an upload is told that is no picture, and one that is too large, where the contract has words of its own. */
interface ImageRefusals {
  notAnImage: () => Refusal;
  tooLarge: () => Refusal;
}

/**
 * Whether a JPEG may hold so many notes, applications' own and comments, that it is made of them. Counted is what begins
 * one wherever it stands: no byte before it can hide it.
 */
function isMadeOfNotes(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false;
  let notes = 0;
  for (let at = 2; at < bytes.length; at += 1) {
    const marker = bytes[at] ?? 0;
    const isNote = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
    if (isNote && bytes[at - 1] === 0xff) notes += 1;
  }
  return notes > NOTES_MAX;
}

interface Drawn {
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
}

const draw = async (picture: Sharp): Promise<Drawn> => {
  const { data, info } = await picture
    .webp({ quality: 80 })
    .timeout({ seconds: PATIENCE_SECONDS })
    .toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), width: info.width };
};

/** A picture as it is stored: upright, no larger than screens are, without what a camera or a program wrote beside it. */
const drawWhole = (bytes: ArrayBuffer) =>
  draw(
    sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .autoOrient()
      .resize({ width: PICTURE_PIXELS, height: PICTURE_PIXELS, fit: 'inside', withoutEnlargement: true }),
  );

/** The widths below that of a picture, the smallest first. */
const drawSmaller = ({ bytes, width }: Drawn) =>
  Promise.all(
    SMALLER_WIDTHS.filter((smaller) => smaller < width).map((smaller) =>
      draw(sharp(bytes).resize({ width: smaller })),
    ),
  );

/**
 * A name that no stored picture has yet: 64 random bits, of which two are the same among ten million pictures with a
 * chance of 1 in 370,000. The map sends one with each of 500 records, and chance cannot be compressed.
 */
export const newPictureName = (widths: readonly number[]): string =>
  nameOfPicture(randomBytes(8).toString('hex'), widths);

/**
 * Stores an uploaded picture under a name of the server's own: drawn anew, in the widths that screens use. What was
 * uploaded is not kept. Proofs have one width, because no screen shows them.
 *
 * @returns its key in the storage
 * @throws a Refusal for a file that cannot be decoded as a JPEG, PNG or WebP, or that is too large
 */
export async function storeImage(
  storage: Storage,
  folder: 'profiles' | 'spots' | 'proofs',
  file: Blob,
  refusals: ImageRefusals = { notAnImage, tooLarge: notAnImage },
): Promise<string> {
  if (file.size > IMAGE_MAX_BYTES) throw refusals.tooLarge();
  const sent = await file.arrayBuffer();
  if (isMadeOfNotes(new Uint8Array(sent))) throw refusals.notAnImage();
  let whole: Drawn;
  try {
    whole = await drawWhole(sent);
  } catch (error) {
    throw isOverload(error) ? error : refusals.notAnImage();
  }
  const smaller = folder === 'proofs' ? [] : await drawSmaller(whole);
  const drawn = [...smaller, whole];
  const name = newPictureName(drawn.map(({ width }) => width));
  const key = `${folder}/${name}`;
  try {
    const keys = keysOf(key);
    await Promise.all(
      drawn.map(({ bytes }, index) => storage.put(keys[index] ?? key, { bytes, contentType: CONTENT_TYPE })),
    );
  } catch (error) {
    await deleteImage(storage, key);
    throw error;
  }
  return key;
}

/** The keys of all widths of a stored picture; its own is the last. */
function keysOf(key: string): readonly string[] {
  const sizes = sizesOf(key);
  return sizes.length > 0 ? sizes.map(({ address }) => address) : [key];
}

/** Removes a stored picture in all its widths. */
export async function deleteImage(storage: Storage, key: string): Promise<void> {
  await Promise.all(keysOf(key).map((one) => storage.delete(one)));
}

/** The address of a stored picture, for answers. Proofs have none: only their owner may see them. */
export const imageUrlOf = (key: string) => `${UPLOADS_PATH}${key}`;

/** The key of a stored picture in its address, or undefined for a picture that is none of the uploads. */
export function imageKeyOf(url: string): string | undefined {
  return url.startsWith(UPLOADS_PATH) ? url.slice(UPLOADS_PATH.length) : undefined;
}
