import { Hono, type Context } from 'hono';
import { requestId, type RequestIdVariables } from 'hono/request-id';
import { operations } from '../generated/operations.ts';
import { namesWhatIsGone } from './db/client.ts';
import type { Deps } from './http/deps.ts';
import { createDevPages } from './files/dev-pages.ts';
import { createFiles } from './files/files.ts';
import { createLoad, type Load } from './refusals/load.ts';
import { describeError, logWith, withoutMailAddresses } from './observe/log.ts';
import type { Operation } from './http/operation.ts';
import { isOverload } from './refusals/overload.ts';
import { internalError, notFound, overloaded, Refusal } from './refusals/refusal.ts';
import { sameOriginWrites } from './http/same-origin.ts';
import { serve, type DrainableServer } from './http/serve.ts';
import { openPageDrawer, type PageDrawer } from './drawing/page-drawer.ts';
import { securityHeaders } from './files/security-headers.ts';
import { answerBeforeRest, UnreadBody } from './http/unread-body.ts';
import { traceIdOf, traceRequests } from './observe/tracing.ts';
import { operationHandlers } from './routes/handlers.ts';
import { appPages } from './files/app-pages.ts';

/** The API's paths are spelled by the contract: `{id}` there is `:id` to the router. */
const toRoutePath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** After how many seconds who met an overload may ask again. */
const OVERLOAD_SECONDS = 5;

interface Variables extends RequestIdVariables {
  /** The operation that answers; none for files, pages and what there is not. */
  operationId?: string;
}

type ServerContext = Context<{ Variables: Variables }>;

const countParameters = (path: string) => path.split('{').length;

/** Serves the app on a port; port 0 takes a free one. */
export async function listen(deps: Deps, host: string, port: number): Promise<DrainableServer> {
  const drawer = openPageDrawer(deps.folders.webApp, deps.limits.drawing, deps.log);
  try {
    const server = await serve(createApp(deps, drawer).fetch, host, port, deps.limits.reader);
    return {
      ...server,
      stop: async () => {
        await server.stop();
        await drawer?.close();
      },
    };
  } catch (error) {
    await drawer?.close();
    throw error;
  }
}

/**
 * Builds the server's whole answer to a request. It opens no port and starts nothing.
 *
 * @param drawer what draws the pages of the app; without it they are sent as they were built
 */
export function createApp(deps: Deps, drawer?: PageDrawer) {
  const app = new Hono<{ Variables: Variables }>();

  app.use(requestId());
  app.use(traceRequests((context: ServerContext) => context.get('operationId')));
  app.use(async (context, next) => {
    const startedAt = performance.now();
    await next();
    const ms = performance.now() - startedAt;
    const { status } = context.res;
    // Answers that are made without the context, as refusals are, lack what was set on it before.
    context.header('X-Request-Id', context.get('requestId'));
    const operation = context.get('operationId');
    deps.metrics.countRequest({ operation: operation ?? 'other', status, seconds: ms / 1000 });
    logOf(context, deps)('info', 'request', {
      method: context.req.method,
      path: withoutMailAddresses(context.req.path),
      operation,
      status,
      ms: Math.round(ms),
    });
  });
  app.use(securityHeaders(deps));

  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) => {
    try {
      if (deps.isStopping()) return context.json({ status: 'stopping' }, 503);
      await deps.ping();
      return context.json({ status: 'ok' });
    } catch {
      return context.json({ status: 'unavailable' }, 503);
    }
  });
  if (deps.devStandIns) app.route('/dev', createDevPages(deps.devStandIns));

  app.use(sameOriginWrites(deps));

  const load = createLoad(deps.limits);
  deps.metrics.watchQueues(() => load.counts());
  // A literal segment wins over a parameter.
  const literalFirst = operations.toSorted((a, b) => countParameters(a.path) - countParameters(b.path));
  for (const { operationId, method, path } of literalFirst) {
    const route = toRoutePath(path);
    app.on(method, route, async (context, next) => {
      context.set('operationId', operationId);
      await next();
    });
    mount(app, method, route, operationHandlers[operationId], deps, load);
  }

  const { webApp } = deps.folders;
  if (webApp !== undefined) {
    const { siteOrigin } = deps.settings;
    const ask = (path: string, headers: Headers, env: unknown) => app.request(path, { headers }, env);
    app.get('*', appPages({ webApp, siteOrigin, drawer, ask }));
  }
  app.route('/', createFiles(deps, load));

  app.notFound(() => answerRefusal(notFound()));
  app.onError((error, context) => answerError(context, error, deps));
  return app;
}

const logOf = (context: ServerContext, { log }: Deps) =>
  logWith(log, { requestId: context.get('requestId'), traceId: traceIdOf() });

function mount(
  app: ReturnType<typeof createApp>,
  method: string,
  path: string,
  handler: Operation,
  deps: Deps,
  load: Load,
): void {
  app.on(method, path, async (context) => {
    let hasRefused = false;
    try {
      return await handler.serve(context, { ...deps, log: logOf(context, deps) }, load);
    } catch (error) {
      hasRefused = error instanceof Refusal || error instanceof UnreadBody;
      return answerError(context, error, deps, handler.failureMessage);
    } finally {
      // Before the answer is there: who has changed something finds it changed. A refusal has changed nothing.
      if (method !== 'GET' && !hasRefused) deps.visitorMemory.forget();
    }
  });
}

function answerRefusal({ envelope, status, retryAfterSeconds }: Refusal): Response {
  const response = Response.json(envelope, { status });
  if (retryAfterSeconds !== undefined) response.headers.set('Retry-After', String(retryAfterSeconds));
  return response;
}

function answerError(context: ServerContext, error: unknown, deps: Deps, failureMessage?: string): Response {
  if (error instanceof Refusal) return answerRefusal(error);
  if (error instanceof UnreadBody) {
    const { refusal, rest } = error;
    const answer = answerRefusal(refusal);
    if (rest === undefined) return answer;
    const body = new TextEncoder().encode(JSON.stringify(refusal.envelope));
    return answerBeforeRest(answer, body, rest, deps.limits.linger);
  }
  const log = logOf(context, deps);
  const what = {
    method: context.req.method,
    path: withoutMailAddresses(context.req.path),
    ...describeError(error),
  };
  // An account or a post was deleted while something was added to it.
  if (namesWhatIsGone(error)) return answerRefusal(notFound());
  if (isOverload(error)) {
    log('warning', 'overload', what);
    return answerRefusal(overloaded(OVERLOAD_SECONDS));
  }
  log('error', 'failure', what);
  return answerRefusal(internalError(failureMessage));
}
