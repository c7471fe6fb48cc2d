import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { compress } from 'hono/compress';
import * as z from 'zod/mini';
import { BRAND_NAME } from '../../src/domain/brand.ts';
import { truncateCharacters } from '../../src/domain/format/text.ts';

/** Longest text of a preview, in characters: messengers show less than that. */
const TEXT_MAX = 160;

/** What the page shows where a post has no picture. */
const DEFAULT_PICTURE = '/icon-512.png';

const PostSchema = z.object({ name: z.string(), description: z.string(), imageUrls: z.array(z.string()) });

const REPLACED = /<title>[^<]*<\/title>|<meta\s+name="description"\s+content="[^"]*"\s*\/?>/g;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/**
 * The page of a post with its title, its text and its first picture, for the previews that messengers show of a link.
 * Everything else, also a post that is not there, is left to what comes after it.
 *
 * @param webApp the folder of the built app
 * @param siteOrigin the origin of the addresses; without it the one that a request was sent to
 * @param ask asks this server's own API as a visitor of the same connection, so that no preview tells more than a
 * visitor may see
 */
export function postPreview(
  webApp: string,
  siteOrigin: string | undefined,
  ask: (path: string, env: unknown) => Response | Promise<Response>,
): MiddlewareHandler {
  return every(compress(), async (context, next) => {
    const id = context.req.param('id') ?? '';
    if (!/^[1-9]\d{0,15}$/.test(id)) return next();
    const answer = await ask(`/api/spots/${id}`, context.env);
    const post = answer.ok ? PostSchema.safeParse(await answer.json().catch(() => null)).data : undefined;
    const page = post && (await readFile(join(webApp, 'index.html'), 'utf8').catch(() => undefined));
    if (post === undefined || page === undefined) return next();

    const address = (path: string) => escape(new URL(path, siteOrigin ?? context.req.url).href);
    const title = escape(`${post.name} · ${BRAND_NAME}`);
    const text = escape(truncateCharacters(post.description.replaceAll(/\s+/g, ' ').trim(), TEXT_MAX));
    const head = [
      `<title>${title}</title>`,
      `<meta name="description" content="${text}">`,
      '<meta property="og:type" content="article">',
      `<meta property="og:site_name" content="${escape(BRAND_NAME)}">`,
      `<meta property="og:title" content="${title}">`,
      `<meta property="og:description" content="${text}">`,
      `<meta property="og:image" content="${address(post.imageUrls[0] ?? DEFAULT_PICTURE)}">`,
      `<meta property="og:url" content="${address(`/post/${id}`)}">`,
      '<meta name="twitter:card" content="summary_large_image">',
    ].join('\n');
    // A function: what a user wrote must not be read as a pattern of the replacement.
    const told = page.replaceAll(REPLACED, '').replace('</head>', () => `${head}\n</head>`);
    return context.html(told, 200, { 'Cache-Control': 'no-cache' });
  });
}
