import { isDrawnShown } from '@/device/drawing';
import { isRecord } from '@/domain/unknown-values';
import { nextTask } from './next-task';

/** Each takes a slow phone about 10 ms, and browsers fetch six from a host at a time by HTTP/1.1: the others wait anyway. */
const FILES_AT_ONCE = 4;

/** What the build has put into the page; null where nothing is built, as on the development server. */
export function readTable(id: 'page-files' | 'first-questions'): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
}

/**
 * Fetches a route's scripts and style sheets ahead (tools/build/vite-early-requests.ts), some at a time: to ask for all of
 * them in one go would hold up the page.
 * @param route without it, of every route that the page names
 */
export function fetchFilesAhead(route?: string): void {
  const files = readTable('page-files');
  if (!isRecord(files)) return;
  const wanted = route === undefined ? Object.values(files) : [files[route]];
  fetchInTurns(wanted.flat().map(String));
}

function fetchInTurns(files: readonly string[]): void {
  for (const file of files.slice(0, FILES_AT_ONCE)) {
    const link = document.createElement('link');
    const isStyleSheet = file.endsWith('.css');
    link.rel = isStyleSheet ? 'preload' : 'modulepreload';
    if (isStyleSheet) link.as = 'style';
    // As the bundle will ask for them: otherwise they would be fetched twice.
    link.crossOrigin = '';
    link.fetchPriority = 'low';
    link.href = file;
    document.head.append(link);
  }
  const others = files.slice(FILES_AT_ONCE);
  if (others.length > 0) setTimeout(() => fetchInTurns(others));
}

/**
 * Evaluates the scripts of the page that the server has drawn, each in a task of its own: all that its route imports, in one
 * go, keeps a slow phone busy. The route itself stands first in the page's list. One that does not load is asked for again
 * with the route, which says so.
 */
export async function evaluateInTurns(): Promise<void> {
  const files = readTable('page-files');
  if (!isDrawnShown() || !isRecord(files)) return;
  for (const file of Object.values(files).flat().map(String).toReversed()) {
    if (!file.endsWith('.css')) await import(/* @vite-ignore */ file).catch(() => undefined);
    await nextTask();
  }
}
