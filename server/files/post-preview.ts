import type { Context } from 'hono';
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

/** What of a post the previews show that messengers make of a link to it. */
export interface PreviewOptions {
  /** The origin of the addresses; without it the one that a request was sent to. */
  siteOrigin: string | undefined;
  /** Asks this server's own API as a visitor of the same connection, so that no preview tells more than a visitor may see. */
  ask: (path: string, env: unknown) => Response | Promise<Response>;
}

const idOf = (path: string) => /^\/post\/([1-9]\d{0,15})$/.exec(path)?.[1];

/**
 * The document of a post with its title, its text and its first picture.
 *
 * @param document the one of the app
 * @returns undefined for any other page, and for a post that is not there
 */
export async function tellOfPost(
  document: string,
  { req, env }: Context,
  { siteOrigin, ask }: PreviewOptions,
): Promise<string | undefined> {
  const id = idOf(req.path);
  if (id === undefined) return undefined;
  const answer = await ask(`/api/spots/${id}`, env);
  const post = answer.ok ? PostSchema.safeParse(await answer.json().catch(() => null)).data : undefined;
  if (post === undefined) return undefined;

  const address = (path: string) => escape(new URL(path, siteOrigin ?? req.url).href);
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
  return document.replaceAll(REPLACED, '').replace('</head>', () => `${head}\n</head>`);
}
