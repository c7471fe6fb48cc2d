import { crc32 } from 'node:zlib';
import { joinBytes, viewOf, type Bytes } from './bytes.ts';
import { readOrientation, UPRIGHT, writeOrientation } from './orientation.ts';

const SIGNATURE_BYTES = 8;
/** A chunk's length and type before its content, a checksum after it. */
const HEAD_BYTES = 8;
const CHECKSUM_BYTES = 4;

const EXIF = 'eXIf';
const END = 'IEND';

/** What shows the picture beside its critical chunks: transparency, colours, the size of a point, an animation. */
const NEEDED = new Set(
  'tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
);

/** The names of critical chunks begin with a capital letter. */
const isNeeded = (type: string) => /^[A-Z]/.test(type) || NEEDED.has(type);

/**
 * Takes out of a PNG what tells more than the picture: texts, time, Exif, what programs keep for themselves, and whatever
 * follows its end. How the picture is to be turned is kept. From where bytes are no well-formed PNG, they stay as they
 * are.
 */
export function stripPngMetadata(bytes: Bytes): Bytes {
  const view = viewOf(bytes);
  const kept: Bytes[] = [bytes.subarray(0, SIGNATURE_BYTES)];
  let position = SIGNATURE_BYTES;
  while (position + HEAD_BYTES + CHECKSUM_BYTES <= bytes.byteLength) {
    const content = position + HEAD_BYTES;
    const contentEnd = content + view.getUint32(position);
    const end = contentEnd + CHECKSUM_BYTES;
    if (end > bytes.byteLength) break;
    const type = Buffer.from(bytes.subarray(position + 4, content)).toString('latin1');
    if (isNeeded(type)) kept.push(bytes.subarray(position, end));
    if (type === END) return joinBytes(kept);
    if (type === EXIF) kept.push(...orientationChunks(bytes.subarray(content, contentEnd)));
    position = end;
  }
  kept.push(bytes.subarray(position));
  return joinBytes(kept);
}

function orientationChunks(exif: Bytes): Bytes[] {
  const orientation = readOrientation(exif);
  if (orientation === UPRIGHT) return [];
  const content = writeOrientation(orientation);
  const named = joinBytes([new Uint8Array(Buffer.from(EXIF, 'latin1')), content]);
  const length = new Uint8Array(4);
  const checksum = new Uint8Array(CHECKSUM_BYTES);
  viewOf(length).setUint32(0, content.byteLength);
  viewOf(checksum).setUint32(0, crc32(named));
  return [length, named, checksum];
}
