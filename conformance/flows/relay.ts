import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isJsonObject } from '../../tools/contract/document.ts';
import type { Actor, CallOptions } from '../core/actors.ts';
import type { Contract, Operation } from '../core/contract.ts';
import { saysFailure, type Exchange, type FormPart } from '../core/exchange.ts';

/** Names the exchange behind an answer, for whoever reads the result of the run. */
export const EXCHANGE_HEADER = 'x-exchange';

/**
 * Stands between Redocly respect and the server, as a browser would: respect keeps no cookies, gives the parts of a
 * form no type, follows redirects, and takes a failure that comes as 200 for a wrong body.
 */
export interface Relay {
  url: string;
  /** What went through so far; {@link EXCHANGE_HEADER} counts from 0. */
  exchanges: readonly Exchange[];
  stop(): Promise<void>;
}

/** Opens a relay on this machine that passes calls of the contract on, and nothing else. */
export async function openRelay(contract: Contract, actor: Actor): Promise<Relay> {
  const exchanges: Exchange[] = [];
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const found = findOperation(contract, request);
    if (!found) {
      response.writeHead(501).end();
      return;
    }
    const exchange = await actor.call(found.operation.operationId, {
      path: found.path,
      query: Object.fromEntries(found.query),
      headers: cookieHeader(actor, request),
      ...(await readBody(found.operation, request)),
    });
    answer(response, found.operation, exchange, exchanges.push(exchange) - 1);
  };
  const server = createServer((request, response) => {
    pass(request, response).catch((problem: unknown) => response.destroy(toError(problem)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    exchanges,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const toError = (problem: unknown) => (problem instanceof Error ? problem : new Error(String(problem)));

interface Found {
  operation: Operation;
  path: Record<string, string>;
  query: URLSearchParams;
}

const countParameters = ({ path }: Operation) => path.split('{').length;

/** The operation that a request means: a literal segment wins over a parameter. */
function findOperation({ operations }: Contract, request: IncomingMessage): Found | undefined {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://relay');
  const matches = operations
    .filter(({ method }) => method === request.method)
    .toSorted((one, other) => countParameters(one) - countParameters(other))
    .flatMap((operation) => {
      const pattern = operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
      const match = new RegExp(`^${pattern}$`).exec(pathname);
      return match ? [{ operation, groups: match.groups ?? {} }] : [];
    });
  const [first] = matches;
  if (!first) return undefined;
  const path = Object.fromEntries(
    Object.entries(first.groups).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
  return { operation: first.operation, path, query: searchParams };
}

/** What a Set-Cookie line says beside the cookie itself. */
const ATTRIBUTES = new Set(['path', 'httponly', 'secure', 'samesite', 'max-age', 'expires', 'domain']);

/**
 * The cookies that the server has set, and those of the request that the server has taken back since, as for asking
 * with a session that has ended.
 */
function cookieHeader(actor: Actor, request: IncomingMessage): Record<string, string> {
  const given = (request.headers.cookie ?? '').split(';').flatMap((pair) => {
    const [name = '', ...value] = pair.trim().split('=');
    const isCookie = value.length > 0 && name !== 'undefined' && !ATTRIBUTES.has(name.toLowerCase());
    return isCookie ? [[name, value.join('=')] as const] : [];
  });
  const pairs = [...new Map([...given, ...actor.cookies])].map(([name, value]) => `${name}=${value}`);
  return pairs.length > 0 ? { Cookie: pairs.join('; ') } : {};
}

async function readBody(operation: Operation, request: IncomingMessage): Promise<CallOptions> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const bytes = Buffer.concat(chunks);
  const contentType = request.headers['content-type'] ?? '';
  if (bytes.length === 0) return {};
  if (!contentType.startsWith('multipart/form-data')) {
    return { text: { text: bytes.toString('utf8'), contentType } };
  }
  const form = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
  return { form: await Promise.all([...form].map(([name, value]) => toPart(operation, name, value))) };
}

/** A part with the type that the contract states for it. */
async function toPart(operation: Operation, name: string, value: string | File): Promise<FormPart> {
  const types = (operation.body?.partTypes[name] ?? '').split(',').map((type) => type.trim());
  if (typeof value === 'string') {
    return { name, value, ...(types[0] === 'application/json' ? { contentType: types[0] } : {}) };
  }
  const extension = value.name.split('.').at(-1) ?? '';
  const contentType = types.find((type) => type.endsWith(`/${extension}`));
  const bytes = new Uint8Array(await value.arrayBuffer());
  return { name, value: bytes, fileName: value.name, ...(contentType === undefined ? {} : { contentType }) };
}

/** Statuses for a failure that came as 200: clients take both for the same (contract, Failures). */
const FAILURE_STATUSES = [409, 401, 400, 500] as const;

function answer(response: ServerResponse, operation: Operation, exchange: Exchange, index: number): void {
  const headers = { [EXCHANGE_HEADER]: String(index) };
  const told = exchange.answer;
  if (!told) {
    response.writeHead(502, { ...headers, 'Content-Type': 'text/plain' }).end(exchange.failure);
    return;
  }
  const isFlagged = told.status < 300 && saysFailure(told.body);
  const failure = FAILURE_STATUSES.find((status) => operation.responses.has(status)) ?? 500;
  const text =
    isFlagged && isJsonObject(told.body) ? JSON.stringify({ ...told.body, success: false }) : told.text;
  const contentType = told.headers.get('content-type');
  response.writeHead(isFlagged ? failure : told.status, {
    ...headers,
    'Set-Cookie': told.headers.getSetCookie(),
    ...(contentType === null ? {} : { 'Content-Type': contentType }),
  });
  response.end(text);
}
