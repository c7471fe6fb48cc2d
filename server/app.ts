import { Hono, type Context } from 'hono';
import { operations } from '../generated/operations.ts';
import type { Deps } from './deps.ts';
import { UnreadBody } from './http/body.ts';
import { compressJson } from './http/compress-json.ts';
import { createDevPages } from './http/dev-pages.ts';
import { createFiles } from './http/files.ts';
import { describeError } from './http/log.ts';
import type { Operation } from './http/operation.ts';
import { internalError, notFound, Refusal } from './http/refusal.ts';
import { sameOriginWrites } from './http/same-origin.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createTurns, type Turns } from './http/turns.ts';
import { operationHandlers } from './routes/handlers.ts';
import { postPreview } from './http/post-preview.ts';

/** The API's paths are spelled by the contract: `{id}` there is `:id` to the router. */
const toRoutePath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/**
 * How many large bodies are in memory at once: the largest have 40 MB, and three times as much while they are taken
 * apart. Others wait, and nothing of them is read meanwhile.
 */
const LARGE_BODIES = { atOnce: 8, perOwner: 2 } as const;

const countParameters = (path: string) => path.split('{').length;

/** Builds the server's whole answer to a request. It opens no port and starts nothing. */
export function createApp(deps: Deps): Hono {
  const app = new Hono();

  app.use(async (context, next) => {
    const startedAt = performance.now();
    await next();
    deps.log('info', 'request', {
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      ms: Math.round(performance.now() - startedAt),
    });
  });
  app.use(securityHeaders(deps));
  app.use(compressJson);

  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) => {
    try {
      await deps.ping();
      return context.json({ status: 'ok' });
    } catch {
      return context.json({ status: 'unavailable' }, 503);
    }
  });
  if (deps.devStandIns) app.route('/dev', createDevPages(deps.devStandIns));

  app.use(sameOriginWrites(deps));

  const largeBodies = createTurns(LARGE_BODIES);
  // A literal segment wins over a parameter.
  const literalFirst = operations.toSorted((a, b) => countParameters(a.path) - countParameters(b.path));
  for (const { operationId, method, path } of literalFirst) {
    mount(app, method, toRoutePath(path), operationHandlers[operationId], deps, largeBodies);
  }

  const { webApp } = deps.folders;
  if (webApp !== undefined) {
    const asVisitor = (path: string, env: unknown) => app.request(path, undefined, env);
    app.get('/post/:id', postPreview(webApp, deps.settings.siteOrigin, asVisitor));
  }
  app.route('/', createFiles(deps));

  app.notFound(() => answerRefusal(notFound()));
  app.onError((error, context) => answerError(context, error, deps));
  return app;
}

function mount(
  app: Hono,
  method: string,
  path: string,
  handler: Operation,
  deps: Deps,
  largeBodies: Turns,
): void {
  app.on(method, path, async (context) => {
    try {
      return await handler.serve(context, deps, largeBodies);
    } catch (error) {
      return answerError(context, error, deps, handler.failureMessage);
    }
  });
}

const answerRefusal = ({ envelope, status }: Refusal, headers?: Record<string, string>) =>
  Response.json(envelope, { status, ...(headers ? { headers } : {}) });

function answerError(context: Context, error: unknown, deps: Deps, failureMessage?: string): Response {
  if (error instanceof Refusal) return answerRefusal(error);
  if (error instanceof UnreadBody) return answerRefusal(error.refusal, { connection: 'close' });
  deps.log('error', 'failure', {
    method: context.req.method,
    path: context.req.path,
    ...describeError(error),
  });
  return answerRefusal(internalError(failureMessage));
}
