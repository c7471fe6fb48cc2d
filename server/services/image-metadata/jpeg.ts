import { joinBytes, startsWithText, viewOf, type Bytes } from './bytes.ts';
import { EXIF_HEADER, readOrientation, UPRIGHT, writeOrientation } from './orientation.ts';

const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const RESTARTS = { first: 0xd0, last: 0xd7 } as const;
/** Markers without a segment: one of no meaning, those within a scan, and the start once more. */
const STAND_ALONE = new Set([0x01, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7, 0xd8]);
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;

/** Whether a segment is needed to show the picture: JFIF, the colour profile and Adobe's colour transform are. */
function isNeeded(kind: number, segment: Bytes): boolean {
  if (kind === COMMENT) return false;
  if (kind < APP0 || kind > APP15) return true;
  if (kind === APP0) return startsWithText(segment, 'JFIF\0', 4);
  return kind === APP14 || (kind === APP2 && startsWithText(segment, 'ICC_PROFILE\0', 4));
}

/**
 * Takes out of a JPEG what tells more than the picture: place, time, device, thumbnail, author, and whatever stands
 * between its segments or follows its end, such as the film of a moving photo. How the picture is to be turned is kept.
 * Segments are found as decoders find them, so that nothing is kept which one of them would read as metadata.
 */
export function stripJpegMetadata(bytes: Bytes): Bytes {
  const view = viewOf(bytes);
  const kept: Bytes[] = [bytes.subarray(0, 2)];
  let orientation = UPRIGHT;
  let position = nextMarker(bytes, 2);
  while (position < bytes.byteLength) {
    const kind = view.getUint8(position + 1);
    if (kind === END_OF_IMAGE) {
      kept.push(bytes.subarray(position, position + 2));
      break;
    }
    if (STAND_ALONE.has(kind)) {
      position = nextMarker(bytes, position + 2);
      continue;
    }
    const next = position + 4 <= bytes.byteLength ? position + 2 + view.getUint16(position + 2) : Infinity;
    // What is cut off ends with the file.
    const segment = bytes.subarray(position, next);
    const after = kind === START_OF_SCAN ? endOfScan(bytes, next) : next;
    if (isNeeded(kind, segment)) kept.push(bytes.subarray(position, after));
    else if (kind === APP1 && startsWithText(segment, EXIF_HEADER, 4)) {
      orientation = readOrientation(segment.subarray(4));
    }
    position = nextMarker(bytes, after);
  }
  if (orientation !== UPRIGHT) kept.splice(1, 0, exifSegment(orientation));
  return joinBytes(kept);
}

/** Where the next marker begins, past bytes that belong to no segment; the length of the file where there is none. */
function nextMarker(bytes: Bytes, start: number): number {
  for (let at = bytes.indexOf(MARKER, start); at !== -1; at = bytes.indexOf(MARKER, at + 1)) {
    const kind = bytes[at + 1] ?? 0;
    // A marker may be preceded by any number of its first byte.
    if (kind !== 0 && kind !== MARKER) return at;
  }
  return bytes.byteLength;
}

/** Where the compressed picture that begins at a position ends: at the next marker that is none of its own. */
function endOfScan(bytes: Bytes, start: number): number {
  for (let at = bytes.indexOf(MARKER, start); at !== -1; at = bytes.indexOf(MARKER, at + 1)) {
    const kind = bytes[at + 1] ?? 0;
    const isOwn = kind === 0 || kind === MARKER || (kind >= RESTARTS.first && kind <= RESTARTS.last);
    if (!isOwn) return at;
  }
  return bytes.byteLength;
}

function exifSegment(orientation: number): Bytes {
  const content = joinBytes([new Uint8Array(Buffer.from(EXIF_HEADER)), writeOrientation(orientation)]);
  const head = new Uint8Array([MARKER, APP1, 0, content.byteLength + 2]);
  return joinBytes([head, content]);
}
