import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { operations } from '../generated/operations.ts';
import type { Deps } from './deps.ts';
import { createDevPages } from './http/dev-pages.ts';
import { createFiles } from './http/files.ts';
import { describeError } from './http/log.ts';
import type { Operation } from './http/operation.ts';
import { badRequest, internalError, notFound, Refusal } from './http/refusal.ts';
import { sameOriginWrites } from './http/same-origin.ts';
import { securityHeaders } from './http/security-headers.ts';
import { operationHandlers } from './routes/handlers.ts';

/** The API's paths are spelled by the contract: `{id}` there is `:id` to the router. */
const toRoutePath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

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

  // A literal segment wins over a parameter.
  const literalFirst = operations.toSorted((a, b) => countParameters(a.path) - countParameters(b.path));
  for (const { operationId, method, path } of literalFirst) {
    mount(app, method, toRoutePath(path), operationHandlers[operationId], deps);
  }

  app.route('/', createFiles(deps));

  app.notFound(() => answerRefusal(notFound()));
  app.onError((error, context) => answerError(context, error, deps));
  return app;
}

function mount(app: Hono, method: string, path: string, handler: Operation, deps: Deps): void {
  app.on(
    method,
    path,
    bodyLimit({
      maxSize: handler.maxBodyBytes,
      // The rest of such a body is not read: the connection must not carry another request.
      onError: () => answerRefusal(badRequest(), { connection: 'close' }),
    }),
    async (context) => {
      try {
        return await handler.serve(context, deps);
      } catch (error) {
        return answerError(context, error, deps, handler.failureMessage);
      }
    },
  );
}

const answerRefusal = ({ envelope, status }: Refusal, headers?: Record<string, string>) =>
  Response.json(envelope, { status, ...(headers ? { headers } : {}) });

function answerError(context: Context, error: unknown, deps: Deps, failureMessage?: string): Response {
  if (error instanceof Refusal) return answerRefusal(error);
  deps.log('error', 'failure', {
    method: context.req.method,
    path: context.req.path,
    ...describeError(error),
  });
  return answerRefusal(internalError(failureMessage));
}
