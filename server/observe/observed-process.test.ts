import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startServerProcess } from '../testing/server-process.ts';
import { layEmptyDatabase } from '../testing/test-database.ts';

/** A whole server starts, on a machine that may be busy. */
const PATIENCE = { timeout: 120_000 };

it(
  'a server is watched as it is told: metrics on a port of their own, traces where they are to go',
  PATIENCE,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dosaegi-observed-'));
    await layEmptyDatabase(folder);
    const traces: string[] = [];
    const collector = createServer((request, response) => {
      void buffer(request).then((body) => {
        traces.push(`${request.url} ${body.toString('latin1')}`);
        response.end();
      });
    });
    collector.listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const address = collector.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;

    const server = await startServerProcess({
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://localhost',
      MAIL_FROM: 'no-reply@dosaegi.example',
      DATA_DIR: folder,
      METRICS_PORT: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    });
    const traceparent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;
    await fetch(`${server.url}/api/community/events/banner`, { headers: { traceparent } });
    const metrics = await fetch(`${server.metricsUrl}/metrics`);
    expect(metrics.headers.get('Content-Type')).toContain('text/plain; version=0.0.4');
    expect(await metrics.text()).toContain('{operation="listEventBanners",status="200"} 1');
    // Where the app has been built, its page answers there, as it does for any unknown path.
    const besides = await fetch(`${server.url}/metrics`);
    expect(besides.headers.get('Content-Type')).not.toContain('version=0.0.4');
    expect(await besides.text()).not.toContain('operation=');

    // What is left is sent before the process ends.
    expect(await server.stop()).toBe(0);
    const sent = traces.join('\n');
    expect(sent).toContain('/v1/traces');
    expect(sent).toContain('listEventBanners');
    expect(sent).toContain('dosaegi');
    // As a part of the trace that the request names.
    expect(sent).toContain(Buffer.from('ab'.repeat(16), 'hex').toString('latin1'));
    collector.close();
    rmSync(folder, { recursive: true });
  },
);

it('a server whose log nobody reads goes on answering', PATIENCE, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dosaegi-unread-'));
  await layEmptyDatabase(folder);
  const server = await startServerProcess({ DATA_DIR: folder });
  server.leaveLogUnread();
  // Two megabytes of lines: more than the system keeps for a reader.
  for (let count = 0; count < 8000; count += 50) {
    await Promise.all(Array.from({ length: 50 }, async () => (await fetch(`${server.url}/healthz`)).text()));
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await server.kill();
  rmSync(folder, { recursive: true });
});
