import { constants, gzipSync, zstdCompressSync } from 'node:zlib';
import type { Context } from 'hono';
import { acceptedEncodings } from './accepted-encodings.ts';

/** From how many bytes on compressing saves more than it costs: less fits into the packet that goes out anyway. */
const COMPRESSED_FROM_BYTES = 1024;

/**
 * How answers are compressed, the cheapest first. The lowest efforts: 110 kB of the map become 13 kB in 0.13 ms and
 * 16 kB in 0.2 ms. That is less than handing them to another thread costs, and a tenth of a stream.
 */
const ENCODINGS = [
  {
    name: 'zstd',
    compress: (bytes: Uint8Array<ArrayBuffer>) =>
      zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
  },
  { name: 'gzip', compress: (bytes: Uint8Array<ArrayBuffer>) => gzipSync(bytes, { level: 1 }) },
] as const;

/**
 * Where answers are put together only to be compressed: most of 500 records. Memory of its own for each of them is a
 * hundred megabytes a second on a busy map, for which the whole heap was collected twice a second.
 */
const workbench = Buffer.allocUnsafeSlow(256 * 1024);

/** JSON of many parts, as UTF-8. */
interface JsonParts {
  readonly byteLength: number;
  /** Writes all of it to the beginning of some bytes, which have room for it. */
  writeTo(bytes: Buffer<ArrayBuffer>): void;
}

/** An answer that is written out as JSON already. What many are told alike is encoded and compressed once for all. */
export class WrittenJson {
  readonly #written: string | JsonParts;
  readonly byteLength: number;
  readonly #compressed = new Map<string, Uint8Array<ArrayBuffer>>();

  constructor(written: string | JsonParts) {
    this.#written = written;
    this.byteLength = typeof written === 'string' ? Buffer.byteLength(written) : written.byteLength;
  }

  get text(): string {
    return typeof this.#written === 'string' ? this.#written : this.bytes.toString();
  }

  get bytes(): Buffer<ArrayBuffer> {
    return this.#writeTo(Buffer.allocUnsafeSlow(this.byteLength));
  }

  /** The bytes in an encoding, made when they are asked for first. */
  compressedBy({ name, compress }: (typeof ENCODINGS)[number]): Uint8Array<ArrayBuffer> {
    const known = this.#compressed.get(name);
    if (known !== undefined) return known;
    const fits = this.byteLength <= workbench.byteLength;
    const bytes = compress(fits ? this.#writeTo(workbench) : this.bytes);
    this.#compressed.set(name, bytes);
    return bytes;
  }

  #writeTo(room: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
    if (typeof this.#written === 'string') room.write(this.#written);
    else this.#written.writeTo(room);
    return room.subarray(0, this.byteLength);
  }
}

/** Answers with JSON, which is compressed from 1 kB on for clients that accept it. */
export function answerJson(context: Context, json: WrittenJson): Response {
  const type = { 'Content-Type': 'application/json' };
  if (json.byteLength < COMPRESSED_FROM_BYTES) return context.body(json.text, 200, type);
  const varying = { ...type, Vary: 'Accept-Encoding' };
  const [encoding] = acceptedEncodings(context, ENCODINGS);
  if (encoding === undefined) return context.body(json.bytes, 200, varying);
  return context.body(json.compressedBy(encoding), 200, { ...varying, 'Content-Encoding': encoding.name });
}
