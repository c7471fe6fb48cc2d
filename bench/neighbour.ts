/**
 * Somebody who asks a server for the feed again and again, in a thread of their own: what they wait is the server's
 * doing, not that of the thread which attacks it.
 *
 * Begins with `{ url, stage, longest }` as `workerData`: the server's address; one Int32, 0 while it only asks, 1 from
 * when what it waits counts, 2 as soon as it shall end; one Float64, which holds what it waited at most, in milliseconds,
 * when the thread has ended. What it asks before is not counted: its own thread loads and compiles `fetch` with it.
 */
import { workerData } from 'node:worker_threads';
import { setTimeout as after } from 'node:timers/promises';
import { z } from 'zod';

const PAUSE_MS = 5;

const Given = z.object({
  url: z.string(),
  stage: z.instanceof(SharedArrayBuffer),
  longest: z.instanceof(SharedArrayBuffer),
});

const given = Given.parse(workerData);
const stage = new Int32Array(given.stage);
const longest = new Float64Array(given.longest);
while (Atomics.load(stage, 0) !== 2) {
  const isCounted = Atomics.load(stage, 0) === 1;
  const sent = performance.now();
  const answer = await fetch(`${given.url}/api/spots/latest`, {
    headers: { 'X-Forwarded-For': '203.0.113.9' },
  });
  await answer.text();
  if (isCounted) longest[0] = Math.max(longest[0] ?? 0, performance.now() - sent);
  await after(PAUSE_MS);
}
