import { Hono } from 'hono';
import { serve, type RunningServer } from './serve.ts';
import type { Metrics } from '../observe/metrics.ts';

/** Serves the metrics on a port of their own, which no proxy hands on; port 0 takes a free one. */
export function serveMetrics(metrics: Metrics, host: string, port: number): Promise<RunningServer> {
  const app = new Hono();
  app.get('/metrics', async (context) =>
    context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType }),
  );
  return serve(app.fetch, host, port);
}
