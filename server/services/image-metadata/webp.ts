import { joinBytes, viewOf, type Bytes } from './bytes.ts';
import { readOrientation, UPRIGHT, writeOrientation } from './orientation.ts';

/** RIFF, the length of all that follows, WEBP. */
const FILE_HEAD_BYTES = 12;
/** A chunk's name and length before its content. */
const HEAD_BYTES = 8;

const EXIF = 'EXIF';
const EXTENDED = 'VP8X';

/** What shows the picture. Exif and XMP are not among it, nor what no standard knows. */
const NEEDED = new Set(['VP8 ', 'VP8L', EXTENDED, 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** The flags of the extended format that promise Exif and XMP. */
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;

/**
 * Takes out of a WebP what tells more than the picture: Exif, XMP, unknown chunks, and whatever follows its end. How the
 * picture is to be turned is kept. From where bytes are no well-formed WebP, they stay as they are.
 */
export function stripWebpMetadata(bytes: Bytes): Bytes {
  if (bytes.byteLength < FILE_HEAD_BYTES) return bytes;
  const view = viewOf(bytes);
  const fileEnd = Math.min(8 + view.getUint32(4, true), bytes.byteLength);
  const kept: Bytes[] = [];
  let extended: Bytes | undefined;
  let orientation = UPRIGHT;
  let position = FILE_HEAD_BYTES;
  while (position + HEAD_BYTES <= fileEnd) {
    const content = position + HEAD_BYTES;
    const length = view.getUint32(position + 4, true);
    // An odd length is followed by a byte that counts for nothing.
    const end = content + length + (length % 2);
    if (content + length > fileEnd) break;
    const name = Buffer.from(bytes.subarray(position, position + 4)).toString('latin1');
    const chunk = new Uint8Array(bytes.subarray(position, end));
    if (name === EXTENDED) extended = chunk;
    if (NEEDED.has(name)) kept.push(chunk);
    if (name === EXIF) orientation = readOrientation(bytes.subarray(content, content + length));
    position = end;
  }
  kept.push(bytes.subarray(position, fileEnd));
  if (orientation !== UPRIGHT && extended) kept.push(exifChunk(orientation));
  if (extended && extended.byteLength > HEAD_BYTES) {
    const flags = (extended[HEAD_BYTES] ?? 0) & ~(EXIF_FLAG | XMP_FLAG);
    extended[HEAD_BYTES] = orientation === UPRIGHT ? flags : flags | EXIF_FLAG;
  }
  const head = new Uint8Array(bytes.subarray(0, FILE_HEAD_BYTES));
  const whole = joinBytes([head, ...kept]);
  viewOf(whole).setUint32(4, whole.byteLength - 8, true);
  return whole;
}

function exifChunk(orientation: number): Bytes {
  const content = writeOrientation(orientation);
  const head = new Uint8Array(HEAD_BYTES);
  head.set(Buffer.from(EXIF, 'latin1'));
  viewOf(head).setUint32(4, content.byteLength, true);
  return joinBytes([head, content]);
}
