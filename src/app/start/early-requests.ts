/**
 * A script of its own in index.html: asks who is signed in, for what the page of this address shows first, and for the
 * files of that page, while the bundle is still on its way. The HTTP client takes the answers over (see
 * src/api/early-answers.ts). None of it is needed for the first paint, and so nothing of it goes before that. A page that the
 * server has drawn lacks it (early-files.ts).
 */
import { getGetSessionUrl } from '@generated/endpoints/session/session';
import { toEarlyKey, type EarlyAnswer } from '@/api/early-answers';
import type { RawAnswer } from '@/api/early-answers';
import { matchRoute } from '@/domain/routes/match-route';
import { fetchFilesAhead, readTable } from './files-ahead';
import { firstQuestions } from './first-questions';

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
globalThis.earlyAnswers = new Map(
  [getGetSessionUrl(), ...firstQuestions(readTable('first-questions'), pathname, search)].map((url) => [
    toEarlyKey(url),
    ask(url),
  ]),
);

const route = matchRoute(pathname);
if (route) fetchFilesAhead(route.name);
