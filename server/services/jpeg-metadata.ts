type Bytes = Uint8Array<ArrayBuffer>;

const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const APP1 = 0xe1;
const APP13 = 0xed;
const COMMENT = 0xfe;

/** Exif and XMP, Photoshop's IPTC, comments. The colour profile and JFIF stay. */
const PRIVATE_SEGMENTS = new Set([APP1, APP13, COMMENT]);

const EXIF_HEADER = [0x45, 0x78, 0x69, 0x66, 0, 0];
const ORIENTATION_TAG = 0x0112;
const ENTRY_BYTES = 12;

/**
 * Takes out of a JPEG what tells more than the picture: place, time, device, thumbnail, author. How the picture is to
 * be turned is kept. Bytes that are no well-formed JPEG come back as they are.
 */
export function stripJpegMetadata(bytes: Bytes): Bytes {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Bytes[] = [bytes.subarray(0, 2)];
  let orientation = 1;
  let position = 2;
  while (position + 4 <= bytes.byteLength && bytes[position] === MARKER) {
    const kind = view.getUint8(position + 1);
    const end = position + 2 + view.getUint16(position + 2);
    if (kind === START_OF_SCAN || end > bytes.byteLength) break;
    const segment = bytes.subarray(position, end);
    if (!PRIVATE_SEGMENTS.has(kind)) kept.push(segment);
    else if (kind === APP1) orientation = readOrientation(segment.subarray(4)) ?? orientation;
    position = end;
  }
  if (orientation !== 1) kept.splice(1, 0, writeOrientation(orientation));
  kept.push(bytes.subarray(position));
  return join(kept);
}

/** The orientation in the content of an APP1 segment, 1 to 8, or undefined where there is none. */
function readOrientation(content: Bytes): number | undefined {
  const tiff = content.subarray(EXIF_HEADER.length);
  if (!EXIF_HEADER.every((byte, index) => content[index] === byte) || tiff.byteLength < 8) return undefined;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const isLittleEndian = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittleEndian);
  if (directory + 2 > tiff.byteLength) return undefined;
  const entries = view.getUint16(directory, isLittleEndian);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * ENTRY_BYTES;
    if (entry + ENTRY_BYTES > tiff.byteLength) return undefined;
    if (view.getUint16(entry, isLittleEndian) === ORIENTATION_TAG) {
      const orientation = view.getUint16(entry + 8, isLittleEndian);
      return orientation >= 1 && orientation <= 8 ? orientation : undefined;
    }
  }
  return undefined;
}

/** An APP1 segment of Exif, big-endian, whose one entry is the orientation. */
const ORIENTATION_SEGMENT =
  'ffe10022 457869660000 4d4d002a00000008 0001 0112000300000001 00010000 00000000'.replaceAll(' ', '');

/** Where the orientation stands in that segment. */
const ORIENTATION_OFFSET = 29;

function writeOrientation(orientation: number): Bytes {
  const segment = new Uint8Array(Buffer.from(ORIENTATION_SEGMENT, 'hex'));
  segment[ORIENTATION_OFFSET] = orientation;
  return segment;
}

function join(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let position = 0;
  for (const part of parts) {
    whole.set(part, position);
    position += part.byteLength;
  }
  return whole;
}
