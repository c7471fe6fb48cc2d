import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, zstdDecompress } from 'node:zlib';
import { toLocalCookie } from './cookies.ts';

/** What the server answered, ready to be handed on, and its body as it can be read. */
export interface UpstreamAnswer {
  status: number;
  /** Name and value in turn, as they came, without what belongs to the connection; adapted to localhost. */
  rawHeaders: string[];
  headers: IncomingHttpHeaders;
  /** The bytes as they came. */
  bytes: Buffer;
  /** The bytes unpacked. */
  content: Buffer;
}

/** The server gave no answer that could be handed on; the message says why. */
export class NoAnswerError extends Error {}

export interface Upstream {
  /** Sends a request below the server's address, whatever its path says. @throws NoAnswerError */
  send(request: IncomingMessage, body: Buffer): Promise<UpstreamAnswer>;
}

export interface UpstreamOptions {
  /** The server; a path in it stands before every path. */
  target: URL;
  /** The time that the server has for a whole answer. */
  timeoutMs: number;
  maxAnswerBytes: number;
}

const CONNECTION_HEADERS = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** A promise about https would shut the browser out of http://localhost, for every project on it. */
const ANSWER_HEADERS_TO_DROP = new Set(['strict-transport-security', 'alt-svc']);

const UNPACKERS: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
};

/** The one server behind the proxy. Host, port and protocol come from `target` alone; redirects are not followed. */
export function createUpstream({ target, timeoutMs, maxAnswerBytes }: UpstreamOptions): Upstream {
  const ask = target.protocol === 'https:' ? requestHttps : requestHttp;
  const prefix = target.pathname.replace(/\/+$/, '');

  function receive(request: IncomingMessage, body: Buffer): Promise<[IncomingMessage, Buffer]> {
    return new Promise((resolve, reject) => {
      const outgoing = ask({
        protocol: target.protocol,
        hostname: target.hostname.replace(/^\[|\]$/g, ''),
        port: target.port || undefined,
        method: request.method,
        path: `${prefix}${request.url ?? '/'}`,
        headers: headersFor(request, target, body),
        signal: AbortSignal.timeout(timeoutMs),
        // Each request has its own connection: one that the server closes meanwhile would look like its fault.
        agent: false,
      });
      outgoing.on('error', reject);
      outgoing.on('response', (incoming) => {
        const chunks: Buffer[] = [];
        let size = 0;
        incoming.on('data', (chunk: Buffer) => {
          size += chunk.length;
          chunks.push(chunk);
          if (size <= maxAnswerBytes) return;
          incoming.destroy();
          reject(new NoAnswerError(`The answer of ${target.origin} has more than ${maxAnswerBytes} bytes.`));
        });
        incoming.on('error', reject);
        incoming.on('end', () => resolve([incoming, Buffer.concat(chunks)]));
      });
      outgoing.end(body);
    });
  }

  return {
    async send(request, body) {
      try {
        const [incoming, bytes] = await receive(request, body);
        return {
          status: incoming.statusCode ?? 502,
          rawHeaders: adaptHeaders(incoming.rawHeaders, target, prefix),
          headers: incoming.headers,
          bytes,
          content: await unpack(bytes, incoming.headers['content-encoding']),
        };
      } catch (problem) {
        if (problem instanceof NoAnswerError) throw problem;
        throw new NoAnswerError(`${target.origin} does not answer: ${reasonOf(problem, timeoutMs)}.`, {
          cause: problem,
        });
      }
    },
  };
}

/** The request's headers as the server expects them: its own host, and its own origin where the page is the sender. */
function headersFor(request: IncomingMessage, target: URL, body: Buffer): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  const host = request.headers.host ?? '';
  const dropped = new Set(listOf(request.headers.connection));
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || CONNECTION_HEADERS.has(name) || dropped.has(name)) continue;
    headers[name] = value;
  }
  headers['host'] = target.host;
  // What arrives packed is unpacked for the check; plain is simpler.
  headers['accept-encoding'] = 'identity';
  if (URL.parse(request.headers.origin ?? '')?.host === host) headers['origin'] = target.origin;
  const referrer = URL.parse(request.headers.referer ?? '');
  if (referrer?.host === host) headers['referer'] = `${target.origin}${referrer.pathname}${referrer.search}`;
  delete headers['content-length'];
  if (body.length > 0 || request.headers['content-length'] !== undefined) {
    headers['content-length'] = String(body.length);
  }
  return headers;
}

function adaptHeaders(raw: readonly string[], target: URL, prefix: string): string[] {
  const adapted: string[] = [];
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = raw[index] ?? '';
    const value = raw[index + 1] ?? '';
    const known = name.toLowerCase();
    if (CONNECTION_HEADERS.has(known) || ANSWER_HEADERS_TO_DROP.has(known)) continue;
    if (known === 'set-cookie') adapted.push(name, toLocalCookie(value, prefix));
    else if (known === 'location') adapted.push(name, toLocalAddress(value, target, prefix));
    else adapted.push(name, value);
  }
  return adapted;
}

/** A redirect to the server itself leads back through the proxy; one to elsewhere stays. */
function toLocalAddress(location: string, target: URL, prefix: string): string {
  const address = URL.parse(location, target);
  if (address?.origin !== target.origin) return location;
  const path = address.pathname.startsWith(`${prefix}/`)
    ? address.pathname.slice(prefix.length)
    : address.pathname;
  return `${path}${address.search}${address.hash}`;
}

async function unpack(bytes: Buffer, encodings: string | undefined): Promise<Buffer> {
  let content = bytes;
  for (const encoding of listOf(encodings).toReversed()) {
    const unpacker = UNPACKERS[encoding];
    if (unpacker && content.length > 0) content = await unpacker(content);
  }
  return content;
}

function listOf(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
}

/** The innermost words, such as `connect ECONNREFUSED 127.0.0.1:8080`. */
function reasonOf(problem: unknown, timeoutMs: number): string {
  if (problem instanceof AggregateError && problem.errors.length > 0) {
    return problem.errors.map((inner) => reasonOf(inner, timeoutMs)).join(', ');
  }
  if (!(problem instanceof Error)) return String(problem);
  if (problem.name === 'AbortError' || problem.name === 'TimeoutError')
    return `nothing within ${timeoutMs} ms`;
  return problem.message || problem.name;
}
