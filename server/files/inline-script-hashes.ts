import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A script that runs: what has a source or holds JSON does not. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src\b|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * What a content security policy calls the scripts that stand in a page of the built app itself, so that they run and
 * no other inline script does.
 *
 * @param webApp the folder of the build; there are none without it
 * @param name the file of the page
 */
export function readInlineScriptHashes(webApp: string | undefined, name = 'index.html'): readonly string[] {
  const page = webApp === undefined ? '' : join(webApp, name);
  if (!existsSync(page)) return [];
  return Array.from(readFileSync(page, 'utf8').matchAll(INLINE_SCRIPT), ([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return `'sha256-${hash}'`;
  });
}
