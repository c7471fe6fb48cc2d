import { operations } from '../../generated/operations.ts';
import { SESSION_COOKIE } from '../../server/http/operation.ts';
import { findSessionUser, startSession } from '../../server/services/accounts/sessions.ts';
import type { Deps } from '../../server/http/deps.ts';
import type { OperationId } from './operation-id.ts';

/** Answers requests; the second argument says where they came from. */
export type Serve = (request: Request, from: object) => Promise<Response>;

/** What of a request is to be otherwise. */
export interface Change {
  method?: string;
  path?: string;
  /** Parameters to set; undefined takes one away. */
  query?: Readonly<Record<string, string | undefined>>;
  /** Headers to set; undefined takes one away. */
  headers?: Readonly<Record<string, string | undefined>>;
  json?: unknown;
  form?: FormData;
}

/** One request on its way to the reference server. */
export interface Call {
  /** Undefined where the contract has no such operation. */
  operationId: OperationId | undefined;
  method: string;
  url: URL;
  /** A parameter of the path, decoded; empty where there is none. */
  parameter(name: string): string;
  header(name: string): string | undefined;
  /** The body as a text. */
  text(): Promise<string>;
  /** The body as JSON; undefined where it is none. */
  json(): Promise<unknown>;
  /** The body as a form; an empty one where it is none. */
  form(): Promise<FormData>;
  /** Whose session it is. */
  viewer(): Promise<number | undefined>;
  /** Asks the reference server, once or more often. */
  next(change?: Change): Promise<Response>;
  /** Asks the reference server as somebody else. */
  nextAs(userId: number, change?: Change): Promise<Response>;
}

const PATTERNS = operations
  .toSorted((left, right) => left.path.split('{').length - right.path.split('{').length)
  .map(({ operationId, method, path }) => ({
    operationId,
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }));

function findOperation(method: string, path: string) {
  for (const { operationId, method: own, pattern } of PATTERNS) {
    const match = own === method ? pattern.exec(path) : null;
    if (match) return { operationId, parameters: match.groups ?? {} };
  }
  return { operationId: undefined, parameters: {} };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Answers a call in place of the reference server, which `call.next` asks. */
export type Fault = (call: Call) => Promise<Response>;

/** Puts a fault in front of the reference server. */
export function withFault(serve: Serve, deps: Deps, fault: Fault): Serve {
  return (request, from) => fault(createCall(serve, deps, request, from));
}

function createCall(serve: Serve, deps: Deps, request: Request, from: object): Call {
  const url = new URL(request.url);
  const { operationId, parameters } = findOperation(request.method, url.pathname);
  let read: Promise<ArrayBuffer> | undefined;
  const bytes = () => (read ??= request.arrayBuffer());
  const text = async () => new TextDecoder().decode(await bytes());

  async function next(change?: Change): Promise<Response> {
    // What nobody looked at goes on as it came.
    if (change === undefined && read === undefined) {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (isRead || operationId === undefined) return serve(request, from);
    }
    return serve(await rewrite(change ?? {}), from);
  }

  async function rewrite({ method = request.method, path, query, headers, json, form }: Change) {
    const address = new URL(url);
    if (path !== undefined) address.pathname = path;
    for (const [name, value] of Object.entries(query ?? {})) {
      if (value === undefined) address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    }
    const sent = new Headers(request.headers);
    sent.delete('content-length');
    if (form) sent.delete('content-type');
    if (json !== undefined) sent.set('content-type', 'application/json');
    for (const [name, value] of Object.entries(headers ?? {})) {
      if (value === undefined) sent.delete(name);
      else sent.set(name, value);
    }
    const body = form ?? (json === undefined ? await bytes() : JSON.stringify(json));
    const hasBody =
      method !== 'GET' && method !== 'HEAD' && !(body instanceof ArrayBuffer && body.byteLength === 0);
    return new Request(address, { method, headers: sent, ...(hasBody ? { body } : {}) });
  }

  return {
    operationId,
    method: request.method,
    url,
    parameter: (name) => decode(new Map(Object.entries(parameters)).get(name) ?? ''),
    header: (name) => request.headers.get(name) ?? undefined,
    text,
    async json() {
      try {
        const value: unknown = JSON.parse(await text());
        return value;
      } catch {
        return undefined;
      }
    },
    async form() {
      const type = request.headers.get('content-type') ?? '';
      try {
        return await new Response(await bytes(), { headers: { 'content-type': type } }).formData();
      } catch {
        return new FormData();
      }
    },
    async viewer() {
      const token = readSession(request.headers.get('cookie') ?? '');
      const found = token === undefined ? undefined : await findSessionUser(deps.db, token, deps.clock());
      return found === 'expired' ? undefined : found?.userId;
    },
    next,
    async nextAs(userId, change = {}) {
      const token = await startSession(deps.db, userId, deps.clock());
      const headers = { ...change.headers, cookie: `${SESSION_COOKIE}=${token}` };
      return next({ ...change, headers });
    },
  };
}

/** The session cookie among the cookies of a request. */
function readSession(cookies: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([^;]+)`).exec(cookies)?.[1];
}
