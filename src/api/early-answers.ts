import type { GenericAbortSignal } from 'axios';

/** A question on its way. */
export interface EarlyAnswer {
  /** Resolves to undefined when no answer came. */
  answer: Promise<RawAnswer | undefined>;
  /** Ends the request: nobody waits for it any more. */
  cancel: () => void;
}

declare global {
  /** Questions that the page has sent before the app was there, by {@link toEarlyKey}; see src/app/start/early-requests. */
  var earlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/** What an early question is known by: its address, whatever the order of its query. */
export function toEarlyKey(url: string): string {
  const [path = '', query] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.sort();
  return `${path}?${parameters.toString()}`;
}

/**
 * The answer to a question that the page has already sent, once: the same question later on must be asked anew. Who
 * takes it over ends its request with `signal`. Resolves to undefined when no answer came. Undefined where it was not
 * sent, or was taken or dropped before.
 */
export function takeEarlyAnswer(
  url: string,
  signal?: GenericAbortSignal,
): Promise<RawAnswer | undefined> | undefined {
  const key = toEarlyKey(url);
  const early = globalThis.earlyAnswers?.get(key);
  globalThis.earlyAnswers?.delete(key);
  if (early) signal?.addEventListener?.('abort', early.cancel);
  return early?.answer;
}

/** Forgets what nobody has taken: it was asked before a change, or on behalf of somebody else. */
export function dropEarlyAnswers(): void {
  globalThis.earlyAnswers?.clear();
}

/** An answer as it comes over the wire. */
export interface RawAnswer {
  status: number;
  /** The body as text. */
  data: string;
}
