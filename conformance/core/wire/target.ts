import type { ActorName, Answer, Exchange, SentBody, SentRequest, Trigger } from './exchange.ts';

/** The most of an answer that is read. */
const MOST_ANSWER_BYTES = 10 * 1024 * 1024;

export interface TargetOptions {
  /** The server's address; everything below it is checked, nothing beside it is called. */
  url: URL;
  timeoutMs: number;
  /** Hears of every exchange, in the order in which they end. */
  /** Headers that every request has besides its own. */
  headers?: () => Readonly<Record<string, string>>;
  onExchange?: (exchange: Exchange) => void;
  /** Which requests may be sent; all by default. Another one is a fault of the kit, not of the server. */
  allows?: (request: OutgoingRequest) => boolean;
}

/** A request before its address is complete. */
export interface OutgoingRequest {
  operationId?: string;
  actor: ActorName;
  trigger?: Trigger;
  method: string;
  /** Begins with a slash; its segments are encoded. */
  path: string;
  query?: URLSearchParams;
  headers?: Readonly<Record<string, string>>;
  body?: SentBody;
}

/** The server under check: the only place of the kit that calls the network. */
export interface Target {
  readonly origin: string;
  /** Never throws for what the server does: a request without an answer says why. */
  send(request: OutgoingRequest): Promise<Exchange>;
}

/** A target that calls one origin only. Redirects are not followed: they are answers. */
export function createTarget({ url, timeoutMs, headers: common, onExchange, allows }: TargetOptions): Target {
  const prefix = url.pathname.replace(/\/+$/, '');
  return {
    origin: url.origin,
    async send(outgoing) {
      const { operationId, actor, trigger, method, path, query, headers = {}, body } = outgoing;
      if (allows?.(outgoing) === false) throw new Error(`${method} ${path} may not be sent in this run.`);
      const address = new URL(url.origin);
      address.pathname = `${prefix}${path}`;
      address.search = query?.toString() ?? '';
      if (address.origin !== url.origin) throw new Error(`${address.href} is not below ${url.origin}.`);
      const request: SentRequest = {
        method,
        url: address.href,
        headers: { ...common?.(), ...headers, ...contentTypeOf(body) },
        body,
      };
      const outcome = await ask(request, timeoutMs);
      const exchange: Exchange = {
        operationId,
        actor,
        request,
        ...outcome,
        ...(trigger ? { trigger } : {}),
      };
      onExchange?.(exchange);
      return exchange;
    },
  };
}

/** A form states its type itself, with its boundary. */
function contentTypeOf(body: SentBody | undefined): Record<string, string> {
  if (body?.kind === 'json') return { 'Content-Type': 'application/json' };
  if (body?.kind === 'text' && body.contentType !== '') return { 'Content-Type': body.contentType };
  return {};
}

function bytesOf(body: SentBody | undefined): RequestInit['body'] {
  if (body === undefined) return null;
  // As bytes: of a text, fetch would add a content type of its own.
  if (body.kind !== 'form') return new TextEncoder().encode(body.text);
  const form = new FormData();
  for (const { name, value, fileName, contentType } of body.parts) {
    if (typeof value === 'string' && fileName === undefined && contentType === undefined) {
      form.append(name, value);
    } else {
      const blob = new Blob([value], contentType === undefined ? {} : { type: contentType });
      if (fileName === undefined) form.append(name, blob);
      else form.append(name, blob, fileName);
    }
  }
  return form;
}

type Outcome = Pick<Exchange, 'answer' | 'failure'>;

async function ask(request: SentRequest, timeoutMs: number): Promise<Outcome> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeoutMs);
  const startedAt = performance.now();
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: { ...request.headers },
      body: bytesOf(request.body),
      redirect: 'manual',
      signal: stop.signal,
    });
    const text = await readCapped(response);
    if (text === undefined) {
      return without(`The answer is larger than ${MOST_ANSWER_BYTES / 1024 / 1024} MB; it was not read on.`);
    }
    return { answer: toAnswer(response, text, performance.now() - startedAt), failure: undefined };
  } catch (problem) {
    if (stop.signal.aborted) return without(`No whole answer within ${timeoutMs} ms.`);
    return without(`No answer: ${reasonOf(problem)}.`);
  } finally {
    clearTimeout(timer);
  }
}

const without = (failure: string): Outcome => ({ answer: undefined, failure });

/** The body as text, or undefined where it is too large; the rest is then left unread. */
async function readCapped(response: Response): Promise<string | undefined> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > MOST_ANSWER_BYTES) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function toAnswer(response: Response, text: string, durationMs: number): Answer {
  const contentType = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  return {
    status: response.status,
    headers: response.headers,
    contentType: contentType === '' ? undefined : contentType,
    text,
    body: parseJson(text),
    durationMs,
  };
}

function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The innermost reason that fetch gives, such as `connect ECONNREFUSED 127.0.0.1:8080`. */
function reasonOf(problem: unknown): string {
  let current = problem;
  while (current instanceof Error && current.cause !== undefined) current = current.cause;
  if (current instanceof AggregateError) return current.errors.map(reasonOf).join(', ');
  if (!(current instanceof Error)) return String(current);
  if (current.message !== '') return current.message;
  return 'code' in current ? String(current.code) : current.name;
}
