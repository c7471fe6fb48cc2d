/**
 * A text whose characters are the bytes of its UTF-8, so that an answer of many parts is copied together and not encoded
 * each time: with the letters of Korean that takes several times as long.
 */
export const toUtf8 = (text: string): string => Buffer.from(text).toString('latin1');

const COMMA = 0x2c;

/** Such texts, with commas between them, and what stands before and behind all of them: put together when they go out. */
export class JoinedUtf8 {
  readonly #before: string;
  readonly #parts: readonly string[];
  readonly #behind: string;
  readonly byteLength: number;

  constructor(before: string, parts: readonly string[], behind: string) {
    this.#before = before;
    this.#parts = parts;
    this.#behind = behind;
    const commas = Math.max(0, parts.length - 1);
    this.byteLength = parts.reduce((sum, part) => sum + part.length, before.length + commas + behind.length);
  }

  /** Writes the whole text to the beginning of some bytes, which have room for it. */
  writeTo(bytes: Buffer): void {
    let at = bytes.write(this.#before, 'latin1');
    for (const part of this.#parts) {
      at += bytes.write(part, at, 'latin1');
      // Behind the last one it is written over.
      bytes[at] = COMMA;
      at += 1;
    }
    bytes.write(this.#behind, this.byteLength - this.#behind.length, 'latin1');
  }
}
