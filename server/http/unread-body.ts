import type { LingerRules } from '../refusals/limits.ts';
import type { Refusal } from '../refusals/refusal.ts';

/** What of a body is still to be read. */
export type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

/** A body is not read to its end: the connection cannot carry another request. */
export class UnreadBody extends Error {
  override readonly name = 'UnreadBody';
  readonly refusal: Refusal;
  /** What is still coming; whoever reads the body adds it. */
  readonly rest: BodyReader | undefined;

  constructor(refusal: Refusal, rest?: BodyReader) {
    super(refusal.message);
    this.refusal = refusal;
    this.rest = rest;
  }
}

/** Reads what is still coming and keeps nothing of it, until it ends or there was enough. */
async function discard(rest: BodyReader, { bytes, ms }: LingerRules): Promise<void> {
  const { promise: over, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  try {
    for (let left = bytes; left > 0;) {
      const read = await Promise.race([rest.read(), over]);
      if (read?.value === undefined) return;
      left -= read.value.byteLength;
    }
  } catch {
    // Whoever sent it has hung up.
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends an answer at once and whole, and lets its connection end only when the rest of the request has been taken. Who
 * is still sending when the connection ends gets a fault of the connection instead of the answer.
 */
export function answerBeforeRest(
  answer: Response,
  body: Uint8Array<ArrayBuffer>,
  rest: BodyReader,
  rules: LingerRules,
): Response {
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(body),
    // Asked for when the answer has gone out.
    async pull(controller) {
      await discard(rest, rules);
      controller.close();
    },
  });
  const { status, headers } = answer;
  const whole = new Response(stream, { status, headers });
  whole.headers.set('Content-Length', String(body.byteLength));
  whole.headers.set('Connection', 'close');
  return whole;
}
