import type { S3Settings } from '../process/settings.ts';
import { contentTypeOf } from './content-type.ts';
import type { Storage } from './storage.ts';

/** Who may not list a bucket is told AccessDenied about a key that is not there. */
const MISSING = new Set(['NoSuchKey', 'AccessDenied']);

function isMissing(error: unknown): boolean {
  return error instanceof Error && MISSING.has(error.name);
}

/** How patient the server is with a store. */
export interface S3Limits {
  /** How long a connection may take, in milliseconds. */
  connectMs: number;
  /** How long nothing may come, in milliseconds. */
  silenceMs: number;
  /** How often it is asked in all. */
  attempts: number;
  /** Connections by which pictures are read. */
  readers: number;
  /** Connections by which pictures are put, deleted and listed: whoever reads keeps nobody from that. */
  writers: number;
}

export const S3_LIMITS: S3Limits = {
  connectMs: 3_000,
  silenceMs: 10_000,
  attempts: 2,
  readers: 50,
  writers: 20,
};

/**
 * Hands a file on piece by piece, and takes all of it before the first piece: a reader who is slow holds neither a
 * connection to the store nor its patience. What the server draws has a few hundred kB.
 */
function readWholeFirst(
  file: ReadableStream<Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const source = file.getReader();
  let pieces: Uint8Array<ArrayBuffer>[] | undefined;

  async function readAll() {
    const all: Uint8Array<ArrayBuffer>[] = [];
    for (let read = await source.read(); !read.done; read = await source.read()) all.push(read.value);
    return all;
  }

  return new ReadableStream(
    {
      async pull(controller) {
        pieces ??= await readAll();
        const piece = pieces.shift();
        if (piece === undefined) controller.close();
        else controller.enqueue(piece);
      },
      cancel: (reason) => source.cancel(reason),
    },
    // Nothing is read before somebody asks for it.
    { highWaterMark: 0 },
  );
}

/** Keeps uploads in an object storage that speaks S3. The bucket may stay private: the server hands pictures on. */
export async function createS3Storage(
  settings: S3Settings,
  { connectMs, silenceMs, attempts, readers, writers }: S3Limits = S3_LIMITS,
): Promise<Storage> {
  const { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3');
  const { bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey } = settings;
  const createClient = (maxSockets: number) =>
    new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      maxAttempts: attempts,
      requestHandler: {
        httpAgent: { maxSockets },
        httpsAgent: { maxSockets },
        connectionTimeout: connectMs,
        requestTimeout: silenceMs,
        throwOnRequestTimeout: true,
        // The request is over once the answer begins; the rest of it may fall silent too.
        socketTimeout: silenceMs,
      },
      // Stores other than Amazon's own answer under one host, without the bucket in its name.
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    });
  const reader = createClient(readers);
  const writer = createClient(writers);
  return {
    async put(Key, { bytes, contentType }) {
      await writer.send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: contentType }));
    },
    async get(Key) {
      try {
        const { Body, ContentLength } = await reader.send(new GetObjectCommand({ Bucket, Key }));
        if (Body === undefined) return undefined;
        return {
          stream: readWholeFirst(Body.transformToWebStream()),
          size: ContentLength,
          contentType: contentTypeOf(Key),
        };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async delete(Key) {
      await writer.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    async *list(folder) {
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client: writer },
        { Bucket, Prefix: `${folder}/` },
      )) {
        for (const { Key: key, LastModified: storedAt } of Contents) {
          if (key !== undefined && storedAt !== undefined) yield { key, storedAt };
        }
      }
    },
  };
}
