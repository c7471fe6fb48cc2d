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
}

export const S3_LIMITS: S3Limits = { connectMs: 3_000, silenceMs: 10_000, attempts: 2 };

/** Keeps uploads in an object storage that speaks S3. The bucket may stay private: the server hands pictures on. */
export async function createS3Storage(
  settings: S3Settings,
  { connectMs, silenceMs, attempts }: S3Limits = S3_LIMITS,
): Promise<Storage> {
  const { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3');
  const { bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: silenceMs,
      throwOnRequestTimeout: true,
      // The request is over once the answer begins; the rest of it may fall silent too.
      socketTimeout: silenceMs,
    },
    // Stores other than Amazon's own answer under one host, without the bucket in its name.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  });
  return {
    async put(Key, { bytes, contentType }) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: contentType }));
    },
    async get(Key) {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key }));
        if (Body === undefined) return undefined;
        return {
          stream: Body.transformToWebStream(),
          size: ContentLength,
          contentType: contentTypeOf(Key),
        };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async delete(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    async *list(folder) {
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket, Prefix: `${folder}/` },
      )) {
        for (const { Key: key, LastModified: storedAt } of Contents) {
          if (key !== undefined && storedAt !== undefined) yield { key, storedAt };
        }
      }
    },
  };
}
