import type { Context } from 'hono';
import { parseForm, type Form, type FormPlan } from './form.ts';
import { createJsonGuard } from './json.ts';
import type { PaceRules } from '../refusals/limits.ts';
import { ReceivedBytes, SMALL_BODY_BYTES } from './received-bytes.ts';
import { badRequest, payloadTooLarge, Refusal, tooSlow } from '../refusals/refusal.ts';
import { UnreadBody, type BodyReader } from './unread-body.ts';

export interface BodyRules {
  maxBytes: number;
  /** How slow the sender may be. */
  pace: PaceRules;
  /** Asked once before more than {@link SMALL_BODY_BYTES} are read; throws a Refusal to those who may not send them. */
  admitLarge: () => Promise<void>;
}

const mediaTypeOf = ({ req }: Context) => req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();

/**
 * Receives a JSON body no further than the rules allow, whatever the request says of its length.
 * @throws a Refusal for a body of another type, an UnreadBody for one that is not received to its end
 */
export async function receiveJson(context: Context, rules: BodyRules): Promise<ReceivedBytes> {
  if (mediaTypeOf(context) !== 'application/json') throw refuseBody(context, badRequest());
  const bytes = new ReceivedBytes();
  const guard = createJsonGuard();
  try {
    await withBody(context, rules, async (chunks) => {
      for await (const chunk of chunks) {
        refuseUnread(() => guard(chunk));
        await bytes.append(chunk);
      }
    });
  } catch (error) {
    await bytes.discard();
    throw error;
  }
  return bytes;
}

/**
 * Receives a multipart body no further than the rules allow.
 * @throws a Refusal for a body of another type, an UnreadBody for one that is not received to its end
 */
export async function receiveForm(context: Context, plan: FormPlan, rules: BodyRules): Promise<Form> {
  if (mediaTypeOf(context) !== 'multipart/form-data') throw refuseBody(context, badRequest());
  const contentType = context.req.header('Content-Type') ?? '';
  return withBody(context, rules, (chunks) => parseForm(chunks, contentType, plan));
}

/**
 * Refuses a request before its body is read.
 * @returns the refusal, as an UnreadBody where more may be on its way than comes with the head
 */
export function refuseBody(context: Context, refusal: Refusal): Refusal | UnreadBody {
  const { body } = context.req.raw;
  const isSmall = (declaredLength(context) ?? Infinity) <= SMALL_BODY_BYTES;
  return body === null || body.locked || isSmall ? refusal : new UnreadBody(refusal, body.getReader());
}

/** Lets a refusal say that more of the body may follow. */
function refuseUnread(check: () => void): void {
  try {
    check();
  } catch (error) {
    throw error instanceof Refusal ? new UnreadBody(error) : error;
  }
}

/** What the request says of its length, or undefined where it comes in chunks. */
function declaredLength({ req }: Context): number | undefined {
  if (req.header('Transfer-Encoding') !== undefined) return undefined;
  return Number(req.header('Content-Length') ?? '0');
}

/** Takes the body of a request. Who refuses it before its end learns what of it is left. */
async function withBody<Result>(
  context: Context,
  rules: BodyRules,
  take: (chunks: AsyncIterable<Uint8Array>) => Promise<Result>,
): Promise<Result> {
  const reader = context.req.raw.body?.getReader();
  try {
    return await take(receive(reader, declaredLength(context), rules));
  } catch (error) {
    throw error instanceof UnreadBody ? new UnreadBody(error.refusal, reader) : error;
  }
}

/** The body of a request, piece by piece. */
async function* receive(
  reader: BodyReader | undefined,
  length: number | undefined,
  { maxBytes, pace, admitLarge }: BodyRules,
): AsyncGenerator<Uint8Array> {
  let isAdmitted = false;
  const allow = async (bytes: number) => {
    if (bytes > maxBytes) throw new UnreadBody(payloadTooLarge());
    if (bytes <= SMALL_BODY_BYTES || isAdmitted) return;
    isAdmitted = true;
    try {
      await admitLarge();
    } catch (error) {
      throw error instanceof Refusal ? new UnreadBody(error) : error;
    }
  };

  await allow(length ?? 0);
  if (reader === undefined) return;
  let size = 0;
  let waitedMs = 0;
  for (;;) {
    const startedAt = performance.now();
    // What they have sent so far has bought them time, but nobody may fall silent.
    const boughtMs = pace.patienceMs + (size / pace.bytesPerSecond) * 1000 - waitedMs;
    const chunk = await readWithin(reader, Math.min(pace.patienceMs, boughtMs));
    waitedMs += performance.now() - startedAt;
    if (chunk === undefined) return;
    size += chunk.byteLength;
    await allow(size);
    yield chunk;
  }
}

/** The next piece, or undefined after the last one. */
async function readWithin(reader: BodyReader, limitMs: number): Promise<Uint8Array | undefined> {
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new UnreadBody(tooSlow())), Math.max(0, limitMs));
  try {
    return (await Promise.race([reader.read(), limit])).value;
  } catch (error) {
    if (error instanceof UnreadBody) throw error;
    // Whoever sent it has hung up.
    throw badRequest();
  } finally {
    clearTimeout(timer);
  }
}
