import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import type { Deps } from '../deps.ts';
import { UPLOADS_PATH } from '../services/images.ts';
import { notFound } from './refusal.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Keys of pictures that anybody may see: the proofs of challenges are not among them. */
const PUBLIC_KEY = /^(profiles|spots)\/[\w-]{1,100}\.(jpg|png|webp)$/;

const FILE_NAME = /\.[^/.]+$/;

/** Pages of the app are its one document; names with a hash never change what they hold. */
function serveFolder(folder: string, cacheControl: (file: string) => string) {
  return serveStatic({
    root: folder,
    precompressed: true,
    onFound: (file, context) => context.header('Cache-Control', cacheControl(file)),
  });
}

/** Serves uploads, the pictures of the example story and, where it was built, the app. */
export function createFiles(deps: Deps): Hono {
  const app = new Hono();

  app.get(`${UPLOADS_PATH}*`, async (context) => {
    const key = context.req.path.slice(UPLOADS_PATH.length);
    const file = PUBLIC_KEY.test(key) ? await deps.storage.get(key) : undefined;
    if (file === undefined) throw notFound();
    const headers = {
      'Content-Type': file.contentType,
      ...(file.size === undefined ? {} : { 'Content-Length': String(file.size) }),
      'Cache-Control': FOREVER,
      // Nothing in an upload ever runs, not even when somebody opens it by itself.
      'Content-Disposition': 'inline',
    };
    if (context.req.method !== 'HEAD') return context.body(file.stream, 200, headers);
    await file.stream.cancel();
    return context.body(null, 200, headers);
  });

  const { exampleImages, webApp } = deps.folders;
  app.get(
    '/example-images/*',
    serveStatic({
      root: exampleImages,
      rewriteRequestPath: (path) => path.slice('/example-images'.length),
      onFound: (_, context) => context.header('Cache-Control', 'public, max-age=86400'),
    }),
  );

  if (webApp !== undefined && existsSync(join(webApp, 'index.html'))) {
    app.get(
      '*',
      serveFolder(webApp, (file) => (file.includes('/assets/') ? FOREVER : ASK_AGAIN)),
    );
    const document = serveStatic({
      root: webApp,
      path: 'index.html',
      precompressed: true,
      onFound: (_, context) => context.header('Cache-Control', ASK_AGAIN),
    });
    app.get('*', async (context, next) => (isPage(context) ? document(context, next) : next()));
  }
  return app;
}

/** A path of the app's own router: not one of the API, and not the name of a file that is missing. */
function isPage({ req: { path } }: Context): boolean {
  return !/^\/(v1|api|uploads|dev|example-images|assets)(\/|$)/.test(path) && !FILE_NAME.test(path);
}
