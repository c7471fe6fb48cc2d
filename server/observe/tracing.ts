import { setTimeout as wait } from 'node:timers/promises';
import { context as active, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context, Env, MiddlewareHandler } from 'hono';

/** How long the end of the server waits for the last traces to be sent, in milliseconds. */
const LAST_TRACES_MS = 3_000;

const tracer = trace.getTracer('dosaegi');

/**
 * A span for each request, as a part of the trace that the request names (W3C trace context). It tells the operation, the
 * method and the status, and neither address nor query nor body. Without {@link startTracing} there are none.
 *
 * @param operationOf the operation of the contract that has answered; undefined for files, pages and what there is not
 */
export const traceRequests =
  <E extends Env>(operationOf: (context: Context<E>) => string | undefined): MiddlewareHandler<E> =>
  async (context, next) => {
    const { method } = context.req;
    const parent = propagation.extract(active.active(), context.req.header());
    await tracer.startActiveSpan(method, { kind: SpanKind.SERVER }, parent, async (span) => {
      try {
        await next();
      } finally {
        const operationId = operationOf(context);
        const { status } = context.res;
        if (operationId !== undefined) span.updateName(operationId);
        span.setAttributes({ 'http.request.method': method, 'http.response.status_code': status });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      }
    });
  };

/** The id of the trace that the present moment belongs to, for the log; undefined without one. */
export function traceIdOf(): string | undefined {
  const spanContext = trace.getActiveSpan()?.spanContext();
  return spanContext !== undefined && trace.isSpanContextValid(spanContext) ? spanContext.traceId : undefined;
}

/**
 * Sends the spans to where OTEL_EXPORTER_OTLP_ENDPOINT says. The SDK reads this and the other OTEL_ variables itself.
 * @returns sends what is left and ends it
 */
export async function startTracing(): Promise<() => Promise<void>> {
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  const sdk = new NodeSDK({ serviceName: process.env.OTEL_SERVICE_NAME || 'dosaegi' });
  sdk.start();
  // Where nobody takes them, nobody waits for that.
  return () => Promise.race([sdk.shutdown(), wait(LAST_TRACES_MS)]);
}
