/**
 * A script of its own in index.html: asks who is signed in, for what the page of this address shows first, and for the
 * files of that page, while the bundle is still on its way. The HTTP client takes the answers over (see
 * src/api/early-answers.ts). None of it is needed for the first paint, and so nothing of it goes before that.
 */
import { getGetSessionUrl } from '@generated/endpoints/session/session';
import { toEarlyKey, type EarlyAnswer } from '@/api/early-answers';
import type { RawAnswer } from '@/api/early-answers';
import { matchRoute } from '@/domain/routes/match-route';
import type { RouteName } from '@/domain/routes/routes';
import { isRecord } from '@/domain/unknown-values';
import { firstQuestions } from './first-questions';

/** What the build has put into the page; null where nothing is built, as on the development server. */
function readTable(id: 'page-files' | 'first-questions'): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
}

/** The scripts and style sheets of a route (tools/build/vite-early-requests.ts). */
function filesOf(route: RouteName): readonly string[] {
  const files = readTable('page-files');
  const own = isRecord(files) ? files[route] : undefined;
  return Array.isArray(own) ? own.map(String) : [];
}

const apiBaseUrl =
  document.querySelector<HTMLElement>('script[data-api-base-url]')?.dataset['apiBaseUrl'] ?? '';

/** The answer is undefined when none comes: then the app asks by itself. */
function ask(url: string): EarlyAnswer {
  const controller = new AbortController();
  return { answer: read(url, controller.signal), cancel: () => controller.abort() };
}

async function read(url: string, signal: AbortSignal): Promise<RawAnswer | undefined> {
  try {
    const response = await fetch(apiBaseUrl + url, {
      credentials: 'include',
      priority: 'low',
      headers: { Accept: 'application/json, text/plain, */*' },
      signal,
    });
    return { status: response.status, data: await response.text() };
  } catch {
    return undefined;
  }
}

const { pathname, search } = window.location;
// A page that the server has drawn brings its answers along.
if (!document.documentElement.classList.contains('drawn')) {
  globalThis.earlyAnswers = new Map(
    [getGetSessionUrl(), ...firstQuestions(readTable('first-questions'), pathname, search)].map((url) => [
      toEarlyKey(url),
      ask(url),
    ]),
  );
}

/** Each takes a slow phone about 10 ms, and browsers fetch six from a host at a time by HTTP/1.1: the others wait anyway. */
const FILES_AT_ONCE = 4;

/** Fetches files ahead, some at a time: to ask for all of them in one go would hold up the page. */
function fetchAhead(files: readonly string[]): void {
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
  if (others.length > 0) setTimeout(() => fetchAhead(others));
}

const route = matchRoute(pathname);
fetchAhead(route ? filesOf(route.name) : []);
