import { randomUUID } from 'node:crypto';
import { badRequest, notAnImage, type Refusal } from '../http/refusal.ts';
import type { Storage } from '../storage/storage.ts';
import { startsWith, startsWithText, type Bytes } from './image-metadata/bytes.ts';
import { stripJpegMetadata } from './image-metadata/jpeg.ts';
import { stripPngMetadata } from './image-metadata/png.ts';
import { stripWebpMetadata } from './image-metadata/webp.ts';

/** The most bytes of one picture, from the contract: 10 MB. */
export const IMAGE_MAX_BYTES = 10_000_000;

/** Where stored pictures are served. */
export const UPLOADS_PATH = '/uploads/';

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

interface ImageKind {
  extension: string;
  contentType: string;
  /** Takes out what tells more than the picture. */
  strip: (bytes: Bytes) => Bytes;
}

/** What a file is by its content, whatever its name and its stated type say; undefined for no picture. */
function detectImage(bytes: Bytes): ImageKind | undefined {
  if (startsWith(bytes, JPEG)) {
    return { extension: 'jpg', contentType: 'image/jpeg', strip: stripJpegMetadata };
  }
  if (startsWith(bytes, PNG)) return { extension: 'png', contentType: 'image/png', strip: stripPngMetadata };
  if (startsWithText(bytes, 'RIFF') && startsWithText(bytes, 'WEBP', 8)) {
    return { extension: 'webp', contentType: 'image/webp', strip: stripWebpMetadata };
  }
  return undefined;
}

/** What an upload is told that is no picture, and one that is too large, where the contract has words of its own. */
interface ImageRefusals {
  notAnImage: () => Refusal;
  tooLarge: () => Refusal;
}

/**
 * Stores an uploaded picture under a name of the server's own, without what a camera or a program wrote beside it.
 *
 * @returns its key in the storage
 * @throws a Refusal for a file that is no JPEG, PNG or WebP, or that is too large
 */
export async function storeImage(
  storage: Storage,
  folder: 'profiles' | 'spots' | 'proofs',
  bytes: Bytes,
  refusals: ImageRefusals = { notAnImage, tooLarge: badRequest },
): Promise<string> {
  if (bytes.byteLength > IMAGE_MAX_BYTES) throw refusals.tooLarge();
  const kind = detectImage(bytes);
  if (kind === undefined) throw refusals.notAnImage();
  const key = `${folder}/${randomUUID()}.${kind.extension}`;
  await storage.put(key, { bytes: kind.strip(bytes), contentType: kind.contentType });
  return key;
}

/** The address of a stored picture, for answers. Proofs have none: only their owner may see them. */
export const imageUrlOf = (key: string) => `${UPLOADS_PATH}${key}`;

/** The key of a stored picture in its address, or undefined for a picture that is none of the uploads. */
export function imageKeyOf(url: string): string | undefined {
  return url.startsWith(UPLOADS_PATH) ? url.slice(UPLOADS_PATH.length) : undefined;
}

/** The bytes of an uploaded file. */
export const bytesOf = async (file: Blob): Promise<Bytes> => new Uint8Array(await file.arrayBuffer());
