import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { clientAddressOf } from '../http/client-address.ts';
import type { Deps } from '../http/deps.ts';
import type { Load } from '../refusals/load.ts';
import { UPLOADS_PATH } from '../services/community/images.ts';
import { isUnchanged } from './conditional.ts';
import { notFound } from '../refusals/refusal.ts';
import { answerFile, staticFiles } from './static-files.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
const A_DAY = 'public, max-age=86400';

/** Keys of pictures that anybody may see: the proofs of challenges are not among them. */
const PUBLIC_KEY = /^(profiles|spots)\/[\w-]{1,100}\.(jpg|png|webp)$/;

const FILE_NAME = /\.[^/.]+$/;

const EXAMPLE_IMAGES_PATH = '/example-images';

/** The reference page of the contract, and its file in the built app. */
export const REFERENCE_PATH = '/contract';
export const REFERENCE_FILE = 'contract.html';

/** Hands a stream on, and calls `onEnd` once: at its end, when it cannot be read, and when it is cancelled. */
function endingWith(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEnd: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const source = stream.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        const read = await source.read().catch((error: unknown) => {
          onEnd();
          throw error;
        });
        if (!read.done) return controller.enqueue(read.value);
        onEnd();
        controller.close();
      },
      async cancel(reason) {
        onEnd();
        await source.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

/** Serves uploads, the pictures of the example story and, where it was built, the app. */
export function createFiles(deps: Deps, load: Load): Hono {
  const app = new Hono();

  /** Answers with the picture of a key, and calls `onEnd` when that is over. */
  async function answerPicture(context: Context, key: string, onEnd: () => void): Promise<Response> {
    const file = await deps.storage.get(key);
    if (file === undefined) throw notFound();
    // A key is never used for a second picture.
    const etag = `"${key}"`;
    const caching = { 'Cache-Control': FOREVER, ETag: etag };
    const unchanged = isUnchanged(context, etag);
    const headers = {
      ...caching,
      'Content-Type': file.contentType,
      ...(file.size === undefined ? {} : { 'Content-Length': String(file.size) }),
      // Nothing in an upload ever runs, not even when somebody opens it by itself.
      'Content-Disposition': 'inline',
    };
    if (!unchanged && context.req.method !== 'HEAD') {
      return context.body(endingWith(file.stream, onEnd), 200, headers);
    }
    await file.stream.cancel();
    onEnd();
    return unchanged ? context.body(null, 304, caching) : context.body(null, 200, headers);
  }

  app.get(`${UPLOADS_PATH}*`, async (context) => {
    const key = context.req.path.slice(UPLOADS_PATH.length);
    if (!PUBLIC_KEY.test(key)) throw notFound();
    const end = await load.show(clientAddressOf(context, deps.settings.trustProxy));
    let isOver = false;
    const endOnce = () => {
      if (!isOver) end();
      isOver = true;
    };
    try {
      return await answerPicture(context, key, endOnce);
    } catch (error) {
      endOnce();
      throw error;
    }
  });

  const { exampleImages, webApp } = deps.folders;
  app.get(
    `${EXAMPLE_IMAGES_PATH}/*`,
    compress(),
    staticFiles(exampleImages, EXAMPLE_IMAGES_PATH, () => A_DAY),
  );

  if (webApp !== undefined && existsSync(join(webApp, 'index.html'))) {
    app.get(REFERENCE_PATH, async (context, next) => {
      const page = await answerFile(context, join(webApp, REFERENCE_FILE), ASK_AGAIN);
      return page ?? next();
    });
    // Names with a hash never change what they hold.
    app.get(
      '*',
      staticFiles(webApp, '', (path) => (path.startsWith('/assets/') ? FOREVER : ASK_AGAIN)),
    );
    // Pages of the app are its one document.
    app.get('*', async (context, next) => {
      const page = isPage(context)
        ? await answerFile(context, join(webApp, 'index.html'), ASK_AGAIN)
        : undefined;
      return page ?? next();
    });
  }
  return app;
}

/**
 * Whether the app's one document is the answer: whatever somebody opens in a browser that is nothing of the API's (1 §2: an
 * unknown path leads to /splash), and whatever does not look like the name of a file that is missing.
 */
function isPage({ req }: Context): boolean {
  if (/^\/(v1|api|uploads|dev|example-images|assets)\//.test(req.path)) return false;
  return req.header('Sec-Fetch-Dest') === 'document' || !FILE_NAME.test(req.path);
}
