import { randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Bytes = Uint8Array<ArrayBuffer>;

/** Up to so many bytes stay in memory while they are received. */
export const SMALL_BODY_BYTES = 64 * 1024;

/** A file that has lost its name, so that it goes with the process, whatever ends that. */
async function openNamelessFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `dosaegi-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

/** Bytes as they come: few in memory, many in a file, so that it costs nothing to wait for the rest. */
export class ReceivedBytes {
  #size = 0;
  #chunks: Uint8Array[] = [];
  #file: FileHandle | undefined;

  get size(): number {
    return this.#size;
  }

  /** Call it again only when it has resolved. */
  async append(chunk: Uint8Array): Promise<void> {
    this.#size += chunk.byteLength;
    this.#chunks.push(chunk);
    if (this.#size <= SMALL_BODY_BYTES) return;
    this.#file ??= await openNamelessFile();
    const [written, rest] = [this.#chunks, []];
    this.#chunks = rest;
    await this.#file.writeFile(Buffer.concat(written));
  }

  /** All of them, in memory. */
  async read(): Promise<Bytes> {
    const bytes = new Uint8Array(this.#size);
    if (this.#file === undefined) {
      let position = 0;
      for (const chunk of this.#chunks) {
        bytes.set(chunk, position);
        position += chunk.byteLength;
      }
      return bytes;
    }
    for (let position = 0; position < this.#size;) {
      const { bytesRead } = await this.#file.read(bytes, position, this.#size - position, position);
      if (bytesRead === 0) throw new Error('A received file has become shorter.');
      position += bytesRead;
    }
    return bytes;
  }

  /** Gives back what they take up. */
  async discard(): Promise<void> {
    this.#chunks = [];
    const file = this.#file;
    this.#file = undefined;
    await file?.close();
  }
}

/** A file of a form, read when it is asked for its bytes. */
export class ReceivedFile extends Blob {
  override readonly size: number;
  readonly #bytes: ReceivedBytes;

  constructor(bytes: ReceivedBytes, type: string) {
    super([], { type });
    this.#bytes = bytes;
    this.size = bytes.size;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes.read().then((bytes) => bytes.buffer);
  }
}
