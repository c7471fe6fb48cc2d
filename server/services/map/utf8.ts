/**
 * Texts whose characters are the bytes of their UTF-8, so that an answer of many parts is copied together and not encoded
 * each time: with the letters of Korean that takes several times as long.
 */
export const toUtf8 = (text: string): string => Buffer.from(text).toString('latin1');

const COMMA = 0x2c;

/** The bytes of such texts, with commas between them, and of what stands before and behind all of them. */
export function joinUtf8(before: string, parts: readonly string[], behind: string): Uint8Array<ArrayBuffer> {
  const commas = Math.max(0, parts.length - 1);
  const length = parts.reduce((sum, part) => sum + part.length, before.length + commas + behind.length);
  const bytes = Buffer.allocUnsafeSlow(length);
  let at = bytes.write(before, 'latin1');
  for (const part of parts) {
    at += bytes.write(part, at, 'latin1');
    // Behind the last one it is written over.
    bytes[at] = COMMA;
    at += 1;
  }
  bytes.write(behind, length - behind.length, 'latin1');
  return bytes;
}
