/**
 * Builds the reference page of the contract: one file in Korean and English, which a person can read and search, and
 * which needs nothing from outside.
 *
 * Usage: npm run docs (in development and in the built product the page is at /contract)
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleContract } from './bundle.ts';
import { readBundle, type JsonObject } from './document.ts';
import { translateToKorean } from './overlay.ts';

const REFERENCE_FILE = '.cache/contract-reference.html';

/**
 * Redoc 3.0.1: the bundle of the package `redoc` to the byte, where `redocly build-docs` has it. The package itself cannot be
 * installed: it asks for a version of `@redocly/redoc-opentelemetry` that is not to be had. Version 2 is another page.
 */
const REDOC = fileURLToPath(
  new URL('../node_modules/@redocly/cli/lib/chunks/redoc.standalone.js', import.meta.url),
);
const PAGE_SCRIPT = fileURLToPath(new URL('reference-page.js', import.meta.url));

/** The only things that Redoc would fetch from another host, for which it has no setting, and a picture that is none. */
const LOGOS = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g;
const NO_PICTURE = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E';

const STYLE = `
  body { margin: 0; font-family: system-ui, 'Apple SD Gothic Neo', 'Noto Sans KR', sans-serif; }
  body > nav { display: flex; justify-content: end; gap: 4px; padding: 8px 16px; border-block-end: 1px solid #d9d4cc; }
  body > nav button { min-height: 44px; padding: 0 16px; font: inherit; color: #22252a; background: #fff;
    border: 1px solid #5c636e; border-radius: 22px; cursor: pointer; }
  body > nav button[aria-pressed='true'] { color: #fff; background: #b84a00; border-color: #b84a00; }
`;

/** The page as HTML. Its one script stands in it whole, so that a content security policy can name it by its hash. */
export async function buildReferencePage(): Promise<string> {
  const english = await readBundle(await bundleContract());
  const [redoc, pageScript] = await Promise.all([readFile(REDOC, 'utf8'), readFile(PAGE_SCRIPT, 'utf8')]);
  const documents = { ko: await translateToKorean(english), en: english };
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>도새기 API</title>
<style>${STYLE}</style>
</head>
<body>
<nav aria-label="언어 Language">
<button type="button" data-language="ko" lang="ko">한국어</button>
<button type="button" data-language="en" lang="en">English</button>
</nav>
<main id="reference"></main>
${Object.entries(documents)
  .map(
    ([language, document]) =>
      `<script type="application/json" id="contract-${language}">${toJson(document)}</script>`,
  )
  .join('\n')}
<script type="module">${asInline(`${redoc.replaceAll(LOGOS, NO_PICTURE)}\n${pageScript}`)}</script>
</body>
</html>
`;
}

/** JSON that may stand within a script element. */
function toJson(document: JsonObject): string {
  return JSON.stringify(document).replaceAll('<', '\\u003c');
}

/** A script that may stand within a script element: what would end it is written in another way. */
function asInline(script: string): string {
  return script.replaceAll(/<\/(script)/gi, String.raw`<\/$1`).replaceAll('<!--', String.raw`<\!--`);
}

/** Writes the page and returns its path. */
export async function writeReferencePage(file = REFERENCE_FILE): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await buildReferencePage());
  return join(file);
}

if (import.meta.main) console.log(`The reference is in ${await writeReferencePage()}`);
