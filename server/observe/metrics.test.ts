import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { createMetrics } from './metrics.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

it('metrics count requests by operation and status, and how long they took, without a word of who asked', async () => {
  await server.visitor().call('listLatestSpots');
  await server.visitor().call('getSpot', { path: { id: 4_711_999 } });
  await fetch(`${server.url}/v1/gamgyul@example.com`);
  const text = await server.deps.metrics.text();
  expect(text).toContain('http_request_duration_seconds_count{operation="listLatestSpots",status="200"} 1\n');
  expect(text).toContain('http_request_duration_seconds_count{operation="getSpot",status="404"} 1\n');
  expect(text).toContain('http_request_duration_seconds_count{operation="other",status="404"} 1\n');
  expect(text).toMatch(
    /http_request_duration_seconds_bucket\{le="0.05",operation="getSpot",status="404"\} \d/,
  );
  expect(text).toContain('queue_turns{queue="address",state="running"} 0\n');
  expect(text).toContain('queue_turns{queue="processing",state="waiting"} 0\n');
  expect(text).not.toMatch(/gamgyul|4711999|4_711_999/);
});

it('metrics tell the connections to the database, what is refused, and the process', async () => {
  const metrics = createMetrics(() => ({ total: 7, idle: 2, waiting: 3 }), true);
  metrics.countRequest({ operation: 'likeSpot', status: 429, seconds: 0.001 });
  metrics.countRequest({ operation: 'likeSpot', status: 503, seconds: 0.001 });
  metrics.countRequest({ operation: 'likeSpot', status: 204, seconds: 0.001 });
  const text = await metrics.text();
  expect(text).toContain('database_connections{state="busy"} 5\n');
  expect(text).toContain('database_connections{state="idle"} 2\n');
  expect(text).toContain('database_connections{state="waiting"} 3\n');
  expect(text).toContain('http_refused_requests_total{status="429"} 1\n');
  expect(text).toContain('http_refused_requests_total{status="503"} 1\n');
  expect(text).not.toContain('http_refused_requests_total{status="204"}');
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(text).toContain('process_resident_memory_bytes');
});
