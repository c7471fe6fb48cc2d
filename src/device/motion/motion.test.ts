import { afterEach, expect, it } from 'vitest';
import { createBrowserMotion } from './motion';

/** A reading of the sensor, in m/s²; null values come from a browser without one. */
function move(strength: number | null, timeStamp: number) {
  const event = new Event('devicemotion');
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  const accelerationIncludingGravity = { x: 0, y: 0, z: strength };
  window.dispatchEvent(Object.assign(event, { accelerationIncludingGravity }));
}

/** Ten seconds of walking, 60 readings a second. */
function walk() {
  for (let index = 0; index < 600; index += 1) {
    move(9.81 + 2.5 * Math.sin(2 * Math.PI * 1.9 * (index / 60)), (index / 60) * 1000);
  }
}

let stop: (() => void) | undefined;
afterEach(() => stop?.());

it('the motion sensor feels steps while it listens, and knows nothing before and after', () => {
  const motion = createBrowserMotion(window);
  walk();
  expect(motion.isStepping()).toBeNull();
  stop = motion.listen();
  walk();
  expect(motion.isStepping()).toBe(true);
  stop();
  expect(motion.isStepping()).toBeNull();
});

it('the motion sensor knows nothing where the sensor has no values', () => {
  const motion = createBrowserMotion(window);
  stop = motion.listen();
  for (let index = 0; index < 600; index += 1) move(null, index * 16);
  expect(motion.isStepping()).toBeNull();
});

it('the motion sensor feels a stop within five seconds', () => {
  const motion = createBrowserMotion(window);
  stop = motion.listen();
  walk();
  for (let index = 0; index < 300; index += 1) move(9.81, 10_000 + index * 16.7);
  expect(motion.isStepping()).toBe(false);
});
