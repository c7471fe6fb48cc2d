import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import type { Deps } from '../http/deps.ts';
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

/** Serves uploads, the pictures of the example story and, where it was built, the app. */
export function createFiles(deps: Deps): Hono {
  const app = new Hono();

  app.get(`${UPLOADS_PATH}*`, async (context) => {
    const key = context.req.path.slice(UPLOADS_PATH.length);
    const file = PUBLIC_KEY.test(key) ? await deps.storage.get(key) : undefined;
    if (file === undefined) throw notFound();
    // A key is never used for a second picture.
    const etag = `"${key}"`;
    const caching = { 'Cache-Control': FOREVER, ETag: etag };
    const unchanged = isUnchanged(context, etag);
    const isHead = context.req.method === 'HEAD';
    if (unchanged || isHead) await file.stream.cancel();
    if (unchanged) return context.body(null, 304, caching);
    const headers = {
      ...caching,
      'Content-Type': file.contentType,
      ...(file.size === undefined ? {} : { 'Content-Length': String(file.size) }),
      // Nothing in an upload ever runs, not even when somebody opens it by itself.
      'Content-Disposition': 'inline',
    };
    return isHead ? context.body(null, 200, headers) : context.body(file.stream, 200, headers);
  });

  const { exampleImages, webApp } = deps.folders;
  app.get(
    `${EXAMPLE_IMAGES_PATH}/*`,
    compress(),
    staticFiles(exampleImages, EXAMPLE_IMAGES_PATH, () => A_DAY),
  );

  if (webApp !== undefined && existsSync(join(webApp, 'index.html'))) {
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

/** A path of the app's own router: not one of the API, and not the name of a file that is missing. */
function isPage({ req: { path } }: Context): boolean {
  return !/^\/(v1|api|uploads|dev|example-images|assets)(\/|$)/.test(path) && !FILE_NAME.test(path);
}
