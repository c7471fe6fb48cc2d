/**
 * Somebody who uses a server again and again, in a thread of their own: what they wait is the server's doing, not that of
 * the thread which attacks it. A visitor asks for the feed, which is remembered for visitors; who is signed in asks for it
 * and likes a spot or takes the like back, which the database answers each time.
 *
 * Begins with `{ url, cookie, spotId, stage, longest }` as `workerData`: the server's address; who is signed in, if
 * anybody; the spot; one Int32, 0 while it only asks, 1 from when what it waits counts, 2 as soon as it shall end; one
 * Float64, which holds what it waited at most, in milliseconds, when the thread has ended. What it asks before is not
 * counted: its own thread loads and compiles `fetch` with it.
 */
import { workerData } from 'node:worker_threads';
import { setTimeout as after } from 'node:timers/promises';
import { z } from 'zod';

const PAUSE_MS = 5;

const Given = z.object({
  url: z.string(),
  cookie: z.string().optional(),
  spotId: z.number(),
  stage: z.instanceof(SharedArrayBuffer),
  longest: z.instanceof(SharedArrayBuffer),
});

const { url, cookie, spotId, ...shared } = Given.parse(workerData);
const stage = new Int32Array(shared.stage);
const longest = new Float64Array(shared.longest);

/** Each has an address of their own, as people have. */
const headers = new Headers({ 'X-Forwarded-For': cookie === undefined ? '203.0.113.9' : '203.0.113.10' });
if (cookie !== undefined) headers.set('Cookie', cookie);

const FEED = { path: '/api/spots/latest', method: 'GET' };
const LIKE = `/api/spots/${spotId}/like`;
const calls =
  cookie === undefined
    ? [FEED]
    : [FEED, { path: LIKE, method: 'POST' }, FEED, { path: LIKE, method: 'DELETE' }];

for (let turn = 0; Atomics.load(stage, 0) !== 2; turn += 1) {
  const { path, method } = calls[turn % calls.length] ?? FEED;
  const isCounted = Atomics.load(stage, 0) === 1;
  const sent = performance.now();
  const answer = await fetch(url + path, { method, headers });
  await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} of a neighbour was answered with ${answer.status}.`);
  if (isCounted) longest[0] = Math.max(longest[0] ?? 0, performance.now() - sent);
  await after(PAUSE_MS);
}
