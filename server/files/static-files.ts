import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { streamFile } from '../storage/file-stream.ts';
import { acceptedEncodings } from '../http/accepted-encodings.ts';
import { isUnchanged } from './conditional.ts';

/** The encodings of stored files, the smallest result first, with the ending of such a file's name. */
const FILE_ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

interface StoredFile {
  file: string;
  size: number;
  modifiedMs: number;
}

async function find(file: string): Promise<StoredFile | undefined> {
  const stats = await stat(file).catch(() => undefined);
  return stats?.isFile() ? { file, size: stats.size, modifiedMs: stats.mtimeMs } : undefined;
}

const tags = new Map<string, { modifiedMs: number; size: number; tag: Promise<string> }>();

/**
 * The tag of what a file holds. Its time would not do: images of containers give all files the same, and two builds of
 * the page differ in nothing but the names of their scripts.
 */
function tagOf({ file, size, modifiedMs }: StoredFile): Promise<string> {
  const known = tags.get(file);
  if (known?.modifiedMs === modifiedMs && known.size === size) return known.tag;
  const hash = createHash('sha256');
  const tag = pipeline(createReadStream(file), hash).then(() => `"${hash.digest('base64url').slice(0, 22)}"`);
  tags.set(file, { modifiedMs, size, tag });
  return tag;
}

/** The file of a path within a folder; undefined for a path that leads out of it or to a hidden file. */
function fileOf(folder: string, path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const isPlain = !/[\\\0]/.test(decoded) && !decoded.split('/').some((name) => name.startsWith('.'));
  return isPlain ? join(folder, decoded) : undefined;
}

/**
 * Answers with a file, or with the smallest of `NAME.br` and `NAME.gz` beside it that the client accepts; nothing is
 * compressed while somebody waits. Hono's own serveStatic knows neither tags, nor weights in `Accept-Encoding`, nor that
 * the uncompressed answer varies too.
 *
 * @returns undefined for a file that is not there
 */
export async function answerFile(
  context: Context,
  file: string,
  cacheControl: string,
): Promise<Response | undefined> {
  const plain = await find(file);
  if (plain === undefined) return undefined;
  const headers = new Headers({
    'Cache-Control': cacheControl,
    'Content-Type': getMimeType(file) ?? 'application/octet-stream',
    Vary: 'Accept-Encoding',
  });
  let chosen = plain;
  for (const { name, ending } of acceptedEncodings(context, FILE_ENCODINGS)) {
    const smaller = await find(file + ending);
    if (smaller === undefined) continue;
    chosen = smaller;
    headers.set('Content-Encoding', name);
    break;
  }
  const tag = await tagOf(chosen);
  headers.set('ETag', tag);
  if (isUnchanged(context, tag)) {
    headers.delete('Content-Type');
    headers.delete('Content-Encoding');
    return new Response(null, { status: 304, headers });
  }
  headers.set('Content-Length', String(chosen.size));
  if (context.req.method === 'HEAD') return new Response(null, { headers });
  return new Response(streamFile(await open(chosen.file)), { headers });
}

/**
 * Serves the files of a folder, and leaves other paths to what comes after it.
 *
 * @param prefix what the paths begin with that the folder stands for, without a slash at the end
 * @param cacheControlOf how long a path may be kept
 */
export function staticFiles(
  folder: string,
  prefix: string,
  cacheControlOf: (path: string) => string,
): MiddlewareHandler {
  return async (context, next) => {
    const { path } = context.req;
    const file = fileOf(folder, path.slice(prefix.length));
    const answer = file === undefined ? undefined : await answerFile(context, file, cacheControlOf(path));
    if (answer === undefined) return next();
    return answer;
  };
}
