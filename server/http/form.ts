import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { ReceivedBytes, ReceivedFile, SMALL_BODY_BYTES } from './received-bytes.ts';
import { badRequest, payloadTooLarge } from '../refusals/refusal.ts';
import { UnreadBody } from './unread-body.ts';

/** What the parts of a form are, by their names. Other parts are passed over. */
export type FormPlan = ReadonlyMap<string, 'text' | 'file'>;

/** The parts of a form: texts as bytes, files as they are read from where they wait. */
export interface Form {
  texts: ReadonlyMap<string, readonly Uint8Array[]>;
  files: ReadonlyMap<string, readonly Blob[]>;
  /** How many bytes all parts have. */
  size: number;
  /** Gives back what the files take up. */
  discard(): Promise<void>;
}

/** More parts than any form has, and few enough that they cost nothing. */
const LIMITS = {
  parts: 32,
  fieldNameSize: 100,
  fieldSize: SMALL_BODY_BYTES + 1,
  headerPairs: 16,
} as const;

interface ReceivedPart {
  name: string;
  text?: Uint8Array;
  file?: Blob;
}

function append<Value>(map: Map<string, Value[]>, name: string, value: Value): void {
  const values = map.get(name);
  if (values) values.push(value);
  else map.set(name, [value]);
}

/**
 * Takes a multipart body apart as it comes.
 *
 * @param contentType says what stands between the parts
 * @throws what the body itself throws, an UnreadBody for one that is no form or breaks a limit
 */
export async function parseForm(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  plan: FormPlan,
): Promise<Form> {
  // In the order in which they stand in the form: a small file is received before a large one that stands above it.
  const parts: ReceivedPart[] = [];
  const received: ReceivedBytes[] = [];
  const discard = async () => void (await Promise.all(received.map((bytes) => bytes.discard())));
  let fault: Error | undefined;
  let parser: busboy.Busboy;
  try {
    const headers = { 'content-type': contentType };
    parser = busboy({ headers, limits: LIMITS, defParamCharset: 'utf8' });
  } catch {
    throw new UnreadBody(badRequest());
  }
  const fail = (error: unknown) => {
    fault ??= error instanceof Error ? error : new Error(String(error));
    parser.destroy(fault);
  };

  const receiveFile = async (name: string, stream: Readable, { filename, mimeType }: busboy.FileInfo) => {
    const bytes = new ReceivedBytes();
    received.push(bytes);
    const part: ReceivedPart = { name };
    parts.push(part);
    const isText = plan.get(name) === 'text';
    for await (const chunk of stream) {
      if (!(chunk instanceof Uint8Array)) continue;
      if (isText && bytes.size + chunk.byteLength > SMALL_BODY_BYTES) throw new UnreadBody(payloadTooLarge());
      await bytes.append(chunk);
    }
    if (isText) part.text = await bytes.read();
    // An empty file input sends a part without a name and without bytes.
    else if (bytes.size > 0 || filename) part.file = new ReceivedFile(bytes, mimeType);
  };

  const underWay: Promise<void>[] = [];
  parser.on('partsLimit', () => fail(new UnreadBody(badRequest())));
  parser.on('field', (name, value, { valueTruncated }) => {
    if (plan.get(name) === undefined) return;
    // A text where a file belongs is no file; its schema then refuses that there is none.
    if (valueTruncated || Buffer.byteLength(value) > SMALL_BODY_BYTES) {
      fail(new UnreadBody(payloadTooLarge()));
    } else parts.push({ name, text: Buffer.from(value) });
  });
  parser.on('file', (name, stream, info) => {
    if (plan.has(name)) underWay.push(receiveFile(name, stream, info).catch(fail));
    else stream.resume();
  });
  const noted = async function* () {
    try {
      yield* body;
    } catch (error) {
      fail(error);
      throw error;
    }
  };
  try {
    await pipeline(noted(), parser);
    await Promise.all(underWay);
    if (fault) throw fault;
  } catch {
    await Promise.all(underWay);
    await discard();
    throw fault ?? new UnreadBody(badRequest());
  }
  const texts = new Map<string, Uint8Array[]>();
  const files = new Map<string, Blob[]>();
  for (const { name, text, file } of parts) {
    if (text) append(texts, name, text);
    if (file) append(files, name, file);
  }
  return { texts, files, size: received.reduce((sum, bytes) => sum + bytes.size, 0), discard };
}
