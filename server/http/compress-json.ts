import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { compress } from 'hono/compress';

const JSON_TYPE = /^application\/json\b/;

/** From how many bytes on compressing saves more than it costs: less fits into the packet that goes out anyway. */
const COMPRESSED_FROM_BYTES = 1024;

/** Says how long an answer is: Hono compresses everything whose length it does not know. */
const statedLength: MiddlewareHandler = async (context, next) => {
  await next();
  const { res } = context;
  if (!JSON_TYPE.test(res.headers.get('Content-Type') ?? '') || res.headers.has('Content-Length')) return;
  const body = await res.arrayBuffer();
  context.res = new Response(body, res);
  context.res.headers.set('Content-Length', String(body.byteLength));
};

/** Compresses the JSON of answers of 1 kB and more for clients that accept it. */
export const compressJson: MiddlewareHandler = every(
  compress({ threshold: COMPRESSED_FROM_BYTES, contentTypeFilter: JSON_TYPE }),
  statedLength,
);
