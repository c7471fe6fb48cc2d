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

/** An answer that is written out as JSON already. What many are told alike is encoded and compressed once for all. */
export class WrittenJson {
  readonly #written: string | Uint8Array<ArrayBuffer>;
  #bytes: Uint8Array<ArrayBuffer> | undefined;
  readonly #compressed = new Map<string, Uint8Array<ArrayBuffer>>();

  /** @param written the JSON, or its bytes */
  constructor(written: string | Uint8Array<ArrayBuffer>) {
    this.#written = written;
  }

  get text(): string {
    return typeof this.#written === 'string' ? this.#written : new TextDecoder().decode(this.#written);
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    this.#bytes ??= typeof this.#written === 'string' ? Buffer.from(this.#written) : this.#written;
    return this.#bytes;
  }

  /** The bytes in an encoding, made when they are asked for first. */
  compressedBy({ name, compress }: (typeof ENCODINGS)[number]): Uint8Array<ArrayBuffer> {
    const known = this.#compressed.get(name);
    if (known !== undefined) return known;
    const bytes = compress(this.bytes);
    this.#compressed.set(name, bytes);
    return bytes;
  }
}

/** Answers with JSON, which is compressed from 1 kB on for clients that accept it. */
export function answerJson(context: Context, json: WrittenJson): Response {
  const type = { 'Content-Type': 'application/json' };
  if (json.bytes.byteLength < COMPRESSED_FROM_BYTES) return context.body(json.text, 200, type);
  const varying = { ...type, Vary: 'Accept-Encoding' };
  const [encoding] = acceptedEncodings(context, ENCODINGS);
  if (encoding === undefined) return context.body(json.bytes, 200, varying);
  return context.body(json.compressedBy(encoding), 200, { ...varying, 'Content-Encoding': encoding.name });
}
