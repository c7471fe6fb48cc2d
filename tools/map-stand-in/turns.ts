/** Work that can be left between two steps. */
export type Steps<Result = void> = Generator<undefined, Result, undefined>;

/** How long a turn takes at most, in milliseconds; a step that has begun is finished. */
const TURN_MS = 4;

const waiting: Steps[] = [];
const turns = new MessageChannel();
turns.port1.addEventListener('message', takeTurn);
turns.port1.start();

/** Works in turns of its own, after everything that waits for one: a touch is not kept waiting by a screen of tiles. */
export function workInTurns(steps: Steps): void {
  waiting.push(steps);
  if (waiting.length === 1) turns.port2.postMessage(null);
}

function takeTurn(): void {
  const [steps] = waiting;
  const end = performance.now() + TURN_MS;
  let isDone = false;
  try {
    do isDone = steps?.next().done ?? true;
    while (!isDone && performance.now() < end);
  } catch (error) {
    isDone = true;
    throw error;
  } finally {
    if (isDone) waiting.shift();
    if (waiting.length > 0) turns.port2.postMessage(null);
  }
}
