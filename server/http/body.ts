import type { Context } from 'hono';
import { badRequest, Refusal } from './refusal.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Bodies up to so many bytes are read from anybody. */
export const SMALL_BODY_BYTES = 64 * 1024;

/** A body is not read to its end: the connection cannot carry another request. */
export class UnreadBody extends Error {
  override readonly name = 'UnreadBody';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

interface BodyRules {
  maxBytes: number;
  /** Asked once before more than {@link SMALL_BODY_BYTES} are read; throws a Refusal to those who may not send them. */
  admitLarge: () => Promise<void>;
}

/** What the request says of its length, or undefined where it comes in chunks. */
function declaredLength({ req }: Context): number | undefined {
  const length = req.header('Transfer-Encoding') === undefined ? req.header('Content-Length') : undefined;
  return length === undefined ? undefined : Number(length);
}

const mediaTypeOf = ({ req }: Context) => req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();

/**
 * Reads the body of a request no further than the rules allow, whatever the request says of its length.
 * @throws a Refusal for a body of another type, an UnreadBody for one that is too large or not admitted
 */
export async function readBody(
  context: Context,
  mediaType: string,
  { maxBytes, admitLarge }: BodyRules,
): Promise<Bytes> {
  if (mediaTypeOf(context) !== mediaType) throw badRequest();
  let isAdmitted = false;
  const allow = async (bytes: number) => {
    if (bytes > maxBytes) throw new UnreadBody(badRequest());
    if (bytes <= SMALL_BODY_BYTES || isAdmitted) return;
    isAdmitted = true;
    try {
      await admitLarge();
    } catch (error) {
      throw error instanceof Refusal ? new UnreadBody(error) : error;
    }
  };

  await allow(declaredLength(context) ?? 0);
  const chunks: Bytes[] = [];
  let size = 0;
  // Left early, it is not cancelled, so that the answer still reaches who is sending.
  const reader = context.req.raw.body?.getReader();
  for (let chunk = await readChunk(reader); chunk !== undefined; chunk = await readChunk(reader)) {
    size += chunk.byteLength;
    await allow(size);
    chunks.push(chunk);
  }
  return join(chunks, size);
}

/** The next piece, or undefined after the last one. */
async function readChunk(reader: ReadableStreamDefaultReader<Bytes> | undefined): Promise<Bytes | undefined> {
  try {
    return (await reader?.read())?.value;
  } catch {
    // Whoever sent it has hung up.
    throw badRequest();
  }
}

function join(chunks: readonly Bytes[], size: number): Bytes {
  const bytes = new Uint8Array(size);
  let position = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, position);
    position += chunk.byteLength;
  }
  return bytes;
}
