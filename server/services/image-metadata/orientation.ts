import { startsWithText, viewOf, type Bytes } from './bytes.ts';

/** What stands before Exif's directory in a JPEG and, by mistake of some programs, in a WebP. */
export const EXIF_HEADER = 'Exif\0\0';

const LITTLE_ENDIAN = 0x4949;
const ORIENTATION_TAG = 0x0112;
const ENTRY_BYTES = 12;

/** As the picture is stored, so it is shown. */
export const UPRIGHT = 1;

/** How Exif data says that the picture is to be turned, 1 to 8; upright where it does not say so. */
export function readOrientation(exif: Bytes): number {
  const tiff = startsWithText(exif, EXIF_HEADER) ? exif.subarray(EXIF_HEADER.length) : exif;
  if (tiff.byteLength < 8) return UPRIGHT;
  const view = viewOf(tiff);
  const isLittleEndian = view.getUint16(0) === LITTLE_ENDIAN;
  const directory = view.getUint32(4, isLittleEndian);
  if (directory + 2 > tiff.byteLength) return UPRIGHT;
  const entries = view.getUint16(directory, isLittleEndian);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * ENTRY_BYTES;
    if (entry + ENTRY_BYTES > tiff.byteLength) return UPRIGHT;
    if (view.getUint16(entry, isLittleEndian) === ORIENTATION_TAG) {
      const orientation = view.getUint16(entry + 8, isLittleEndian);
      return orientation >= 1 && orientation <= 8 ? orientation : UPRIGHT;
    }
  }
  return UPRIGHT;
}

/** Exif data, big-endian, whose one entry is the orientation; it stands at the offset below. */
const ORIENTATION_ALONE = '4d4d002a00000008 0001 0112000300000001 00010000 00000000'.replaceAll(' ', '');
const ORIENTATION_OFFSET = 19;

/** Exif data that say nothing but how a picture is to be turned. */
export function writeOrientation(orientation: number): Bytes {
  const exif = new Uint8Array(Buffer.from(ORIENTATION_ALONE, 'hex'));
  exif[ORIENTATION_OFFSET] = orientation;
  return exif;
}
