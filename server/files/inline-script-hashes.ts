import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc\b)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * What a content security policy calls the scripts that stand in the page of the built app itself, so that they run and
 * no other inline script does.
 *
 * @param webApp the folder of the build; there are none without it
 */
export function readInlineScriptHashes(webApp: string | undefined): readonly string[] {
  const page = webApp === undefined ? '' : join(webApp, 'index.html');
  if (!existsSync(page)) return [];
  return Array.from(readFileSync(page, 'utf8').matchAll(INLINE_SCRIPT), ([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return `'sha256-${hash}'`;
  });
}
