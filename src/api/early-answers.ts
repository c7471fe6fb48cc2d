import type { RawAnswer } from './raw-answer';

declare global {
  /** Questions that the page has sent before the app was there, by {@link toEarlyKey}; see src/early-requests. */
  var earlyAnswers: Map<string, Promise<RawAnswer | undefined>> | undefined;
}

/** What an early question is known by: its address, whatever the order of its query. */
export function toEarlyKey(url: string): string {
  const [path = '', query] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.sort();
  return `${path}?${parameters.toString()}`;
}

/**
 * The answer to a question that the page has already sent, once: the same question later on must be asked anew.
 * Resolves to undefined when no answer came. Undefined where it was not sent, or was taken or dropped before.
 */
export function takeEarlyAnswer(url: string): Promise<RawAnswer | undefined> | undefined {
  const key = toEarlyKey(url);
  const answer = globalThis.earlyAnswers?.get(key);
  globalThis.earlyAnswers?.delete(key);
  return answer;
}

/** Forgets what nobody has taken: it was asked before a change, or on behalf of somebody else. */
export function dropEarlyAnswers(): void {
  globalThis.earlyAnswers?.clear();
}
