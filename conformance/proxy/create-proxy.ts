import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { JsonObject } from '../../contract/document.ts';
import { BodyTooLargeError, failure, readBody, sendJson } from '../../tools/mock/http-io.ts';
import { createJudge } from './judge.ts';
import { createUpstream, NoAnswerError, type UpstreamAnswer } from './upstream.ts';
import { createViolationList, type Breach, type Violation } from './violation-list.ts';

export interface ProxyOptions {
  /** The server; nothing else is ever called. */
  target: URL;
  /** The bundled contract. */
  document: JsonObject;
  /** Hears of every violation and of every request without an answer, one line each. */
  log: (line: string) => void;
  timeoutMs?: number;
  /** Bytes that a body may have, in either direction. Default 48 MiB. */
  maxBodyBytes?: number;
}

export interface Proxy {
  /** Answers any request and never throws. */
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  violations: () => readonly Violation[];
  /** The operations that were called. */
  operations: () => ReadonlySet<string>;
  /** Ends the streams of the panel. */
  close: () => void;
}

/** Below it the proxy speaks for itself: the list of violations, and its changes as server-sent events. */
export const PROXY_PATH = '/__proxy';

const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_MAX_BODY_BYTES = 48 * 1024 * 1024;

/** A proxy to one server that checks whatever passes against the contract, and changes only what localhost needs. */
export async function createProxy({
  target,
  document,
  log,
  timeoutMs = DEFAULT_TIMEOUT_MS,
  maxBodyBytes = DEFAULT_MAX_BODY_BYTES,
}: ProxyOptions): Promise<Proxy> {
  const judge = await createJudge(document);
  const upstream = createUpstream({ target, timeoutMs, maxAnswerBytes: maxBodyBytes });
  const list = createViolationList(() => new Date());
  const called = new Set<string>();
  const streams = new Set<ServerResponse>();

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    // A request line may name a whole address; it is no reason to call that.
    if (!url.startsWith('/')) {
      log(`400 ${method} ${url}: only paths are forwarded, to ${target.origin}`);
      return sendJson(response, 400, failure('BAD_REQUEST', '잘못된 주소입니다.'));
    }
    const body = await readBody(request, maxBodyBytes);
    const answer = await upstream.send(request, body);
    handOn(response, answer);

    const operationId = judge.operationOf(method, url);
    if (operationId !== undefined) called.add(operationId);
    const breaches = await judge.judge({
      method,
      path: url,
      requestHeaders: joined(request.headers),
      requestBody: body,
      status: answer.status,
      answerHeaders: joined(answer.headers),
      answerBody: answer.content,
    });
    for (const breach of breaches) {
      list.add(breach);
      log(describe(breach, withoutPasswords(url)));
    }
  }

  function control(request: IncomingMessage, response: ServerResponse, path: string): void {
    if (path === '/violations' && request.method === 'GET') return sendJson(response, 200, list.all());
    if (path === '/violations' && request.method === 'DELETE') {
      list.clear();
      return sendJson(response, 204, undefined);
    }
    if (path === '/events' && request.method === 'GET') return stream(response);
    sendJson(response, 404, failure('NOT_FOUND', 'There is no such control endpoint.'));
  }

  function stream(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    const write = (violations: readonly Violation[]) =>
      response.write(`data: ${JSON.stringify(violations)}\n\n`);
    write(list.all());
    const stop = list.listen(write);
    streams.add(response);
    response.on('close', () => {
      stop();
      streams.delete(response);
    });
  }

  return {
    handle(request, response) {
      const path = (request.url ?? '').split('?')[0] ?? '';
      if (path.startsWith(`${PROXY_PATH}/`)) {
        control(request, response, path.slice(PROXY_PATH.length));
        return;
      }
      pass(request, response).catch((problem: unknown) => {
        const line = `${request.method} ${withoutPasswords(request.url ?? '')}`;
        if (problem instanceof NoAnswerError) {
          log(`502 ${line}: ${problem.message}`);
          sendJson(response, 502, failure('PROXY_NO_ANSWER', problem.message));
        } else if (problem instanceof BodyTooLargeError) {
          log(`413 ${line}: ${problem.message}`);
          sendJson(response, 413, failure('PAYLOAD_TOO_LARGE', '파일이 너무 큽니다.'));
        } else if (!request.destroyed || response.headersSent) {
          log(`${line}: the proxy failed: ${problem instanceof Error ? problem.message : String(problem)}`);
          sendJson(response, 500, failure('PROXY_FAILED', 'The proxy failed; its log says why.'));
        }
      });
    },
    violations: () => list.all(),
    operations: () => called,
    close() {
      for (const response of streams) response.end();
    },
  };
}

function handOn(response: ServerResponse, { status, rawHeaders, bytes }: UpstreamAnswer): void {
  if (response.destroyed) return;
  response.writeHead(status, rawHeaders);
  response.end(bytes);
}

function joined(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );
}

/** A query may carry a new password; a log may not. */
function withoutPasswords(url: string): string {
  return url.replaceAll(/(password=)[^&]*/gi, '$1…');
}

function describe(
  { operationId, route, side, message, status, sentence, spec }: Breach,
  url: string,
): string {
  const who = side === 'request' ? 'the app sends' : `the server answers ${status}`;
  const where = operationId === undefined ? route : `${operationId} (${route.split(' ')[0]} ${url})`;
  const rule =
    operationId === undefined ? '' : ` · contract: ${sentence}${spec === undefined ? '' : ` (${spec})`}`;
  return `✗ ${where}: ${who}: ${message}${rule}`;
}
