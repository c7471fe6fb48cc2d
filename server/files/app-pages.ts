import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import { matchRoute } from '../../src/domain/routes/match-route.ts';
import type { DrawnPage } from '../drawing/messages.ts';
import type { PageDrawer } from '../drawing/page-drawer.ts';
import { acceptedEncodings } from '../http/accepted-encodings.ts';
import { tellOfPost } from './post-preview.ts';

/** As small as brotli gets while somebody waits: 9 takes ten times as long. Like gzip on a thread of its own. */
function compressByBrotli(page: string): Promise<Buffer> {
  return promisify(brotliCompress)(page, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 8,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(page),
    },
  });
}

const ENCODINGS = [
  { name: 'br', compress: compressByBrotli },
  { name: 'gzip', compress: (text: string) => promisify(gzip)(text) },
] as const;

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** What an answer of this server's own API depends on, beside its address. */
const TOLD_ON = ['Cookie', 'X-Forwarded-For'];

function headersOf({ req }: Context): Headers {
  const headers = new Headers();
  for (const name of TOLD_ON) {
    const value = req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

const SCENE = /<svg[^>]*class="boot-scene"[^]*?<\/svg>/;
const WORDMARK = /<svg[^>]*aria-label="([^"]*)"[^]*?<\/svg>(?=<p>)/;
const FIRST_QUESTIONS = /<script type="application\/json" id="first-questions">[^<]*<\/script>\s*/;
const EARLY_REQUESTS = /<script [^>]*data-api-base-url=[^]*?<\/script>/;
const DRAWN_STEPS = /<template id="drawn-steps">\s*(<script>[^]*?<\/script>)\s*<\/template>/;
const PAGE_FILES = /(<script type="application\/json" id="page-files">)([^<]*)/;

const FilesByRoute = z.record(z.string(), z.array(z.string()));

/**
 * Leaves out what a document whose page is drawn does not need: what is drawn of the boot screen, which stands there only where
 * scripts do not load, what pages ask first and what asks it, and the files of other routes.
 */
function lighten(document: string, route: string): string {
  return document
    .replace(SCENE, '')
    .replace(WORDMARK, '<strong style="font-size:3rem">$1</strong>')
    .replace(FIRST_QUESTIONS, '')
    .replace(EARLY_REQUESTS, '')
    .replace(PAGE_FILES, (whole, tag: string, text: string) => {
      const files = FilesByRoute.safeParse(JSON.parse(text)).data?.[route];
      return files === undefined ? whole : tag + JSON.stringify({ [route]: files });
    });
}

/**
 * Puts a drawing into the document of the app, over the boot screen, which stays for when its scripts do not load. The script
 * that says today's steps rests in a template: a drawing that shows them lets it out.
 */
function putDrawing(document: string, { html, css, rootMarks, state }: DrawnPage): string {
  // That way of sending goes nowhere: until the app stands, nothing that is typed may get into an address.
  const drawing = html.replaceAll('<form', '<form method="dialog"');
  const parts = [
    `<style id="drawn-styles">${css}</style>`,
    `<div id="drawn" data-root-marks="${rootMarks.join(' ')}">${drawing}</div>`,
    `<script type="application/json" id="drawn-state">${state.replaceAll('<', String.raw`\u003c`)}</script>`,
  ];
  // Functions: what users wrote must not be read as patterns of the replacement.
  return document
    .replace(DRAWN_STEPS, html.includes(' data-steps-key="') ? '$1' : '')
    .replace('<html', () => ['<html class="drawn"', ...rootMarks].join(' '))
    .replace('<div id="root">', (root) => `${parts.join('\n')}\n${root}`);
}

/** Answers with a document that was made for who asks, at this moment. */
async function answerDocument(context: Context, document: string): Promise<Response> {
  const headers = {
    'Content-Type': 'text/html; charset=UTF-8',
    'Cache-Control': 'no-store',
    Vary: 'Accept-Encoding',
  };
  const [encoding] = acceptedEncodings(context, ENCODINGS);
  if (encoding === undefined) return context.body(document, 200, headers);
  const body = new Uint8Array(await encoding.compress(document));
  return context.body(body, 200, { ...headers, 'Content-Encoding': encoding.name });
}

interface AppPagesOptions {
  /** The folder of the built app. */
  webApp: string;
  /** The origin of the addresses in previews of links; without it the one that a request was sent to. */
  siteOrigin: string | undefined;
  /** What draws the pages; without it they are sent as they were built. */
  drawer?: PageDrawer | undefined;
  /** Asks this server's own API. */
  ask: (path: string, headers: Headers, env: unknown) => Response | Promise<Response>;
}

/**
 * Answers for the pages of the app with its document, made for who asks: with the page as it looks once its data is there,
 * and with what messengers show of a post. Where there is neither, what comes after it answers with the plain document.
 */
export function appPages({ webApp, siteOrigin, drawer, ask }: AppPagesOptions): MiddlewareHandler {
  return async (context, next) => {
    const { req, env } = context;
    const route = isDecodable(req.path) ? matchRoute(req.path) : undefined;
    if (req.method !== 'GET' || route === undefined) return next();
    const document = await readFile(join(webApp, 'index.html'), 'utf8').catch(() => undefined);
    if (document === undefined) return next();
    const { pathname, search } = new URL(req.url);
    const headers = headersOf(context);
    const [told, drawn] = await Promise.all([
      tellOfPost(document, context, { siteOrigin, ask: (path) => ask(path, new Headers(), env) }),
      drawer?.draw(pathname + search, async (url) => {
        const answer = await ask(url, headers, env);
        return { status: answer.status, data: await answer.text() };
      }),
    ]);
    if (told === undefined && drawn === undefined) return next();
    const page = told ?? document;
    return answerDocument(context, drawn ? putDrawing(lighten(page, route.name), drawn) : page);
  };
}
