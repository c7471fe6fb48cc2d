import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MotionPort } from '@/device/motion/motion';
import type { PedometerReading } from '@/device/motion/pedometer';
import { FakeClock } from '../../../tests/fakes/fake-clock';
import { FakePedometer } from '../../../tests/fakes/fake-pedometer';
import { FakePosition } from '../../../tests/fakes/fake-position';
import { FakeStorage } from '../../../tests/fakes/fake-storage';
import { pointAt } from '../../../tests/support/geo-points';
import { createStepRecorder } from './step-recorder';

const port = { latitude: 33.24083, longitude: 126.605983 };
const KEY = 'dosaegi.my.steps.7';

interface Sending {
  count: number;
  succeed: () => Promise<void>;
  fail: () => Promise<void>;
}

function setUp(
  storage = new FakeStorage(),
  reading?: PedometerReading,
  motion: MotionPort = { listen: () => () => undefined, isStepping: () => null },
) {
  const position = new FakePosition();
  const pedometer = new FakePedometer();
  pedometer.isThere = reading !== undefined;
  if (reading) pedometer.reading = reading;
  const clock = new FakeClock();
  const sendings: Sending[] = [];
  const recorder = createStepRecorder({
    position,
    pedometer,
    clock,
    storage,
    storageKey: KEY,
    motion,
    send: (count) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const settle = async (end: () => void) => {
        end();
        await vi.advanceTimersByTimeAsync(0);
      };
      sendings.push({ count, succeed: () => settle(resolve), fail: () => settle(() => reject(new Error())) });
      return promise;
    },
  });
  let walked = 0;
  return {
    clock,
    pedometer,
    position,
    recorder,
    sendings,
    storage,
    stand: () => position.moveTo(port.latitude, port.longitude),
    walk: (meters: number) => {
      walked += meters;
      const { latitude, longitude } = pointAt(port, walked);
      position.moveTo(latitude, longitude);
    },
    wait: (milliseconds: number) => {
      clock.advance(milliseconds);
      vi.advanceTimersByTime(1_000);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('the step recorder counts a walk and tells who listens', () => {
  const { recorder, stand, walk } = setUp();
  const heard: number[] = [];
  recorder.subscribe(() => heard.push(recorder.getCount()));
  recorder.start();
  stand();
  walk(7);
  walk(1.5);
  walk(2);
  expect(heard).toEqual([10, 15]);
});

it('the step recorder follows the position only between its start and its end', () => {
  const { position, recorder } = setUp();
  expect(position.isWatched).toBe(false);
  const stop = recorder.start();
  expect(position.isWatched).toBe(true);
  stop();
  expect(position.isWatched).toBe(false);
});

it('the step recorder goes on after a visit to another page, from where it last counted', () => {
  const { recorder, stand, walk } = setUp();
  const stop = recorder.start();
  stand();
  walk(7);
  stop();
  recorder.start();
  walk(7);
  expect(recorder.getCount()).toBe(20);
});

it('the step recorder keeps the count over a reload and does not count the way between', () => {
  const before = setUp();
  before.recorder.start();
  before.stand();
  before.walk(70);
  const after = setUp(before.storage);
  expect(after.recorder.getCount()).toBe(100);
  after.recorder.start();
  after.walk(5_000);
  expect(after.recorder.getCount()).toBe(100);
  after.walk(7);
  expect(after.recorder.getCount()).toBe(110);
});

it.each(['{', 'null', '"도새기"', '{"day":"2026-05-01","count":-1}'])(
  'the step recorder begins at 0 when what was kept is %s',
  (kept) => {
    const storage = new FakeStorage();
    storage.set(KEY, kept);
    expect(setUp(storage).recorder.getCount()).toBe(0);
  },
);

it('the step recorder begins anew after signing out', () => {
  const { recorder, stand, storage, walk } = setUp();
  const stop = recorder.start();
  stand();
  walk(70);
  stop();
  storage.remove(KEY);
  recorder.start();
  expect(recorder.getCount()).toBe(0);
});

it('the step recorder begins a new day at local midnight without a fix, and goes on from the same place', () => {
  const { clock, recorder, stand, walk, wait } = setUp();
  recorder.start();
  stand();
  walk(70);
  clock.setTo('2026-05-01T23:59:59.999+09:00');
  wait(0);
  expect(recorder.getCount()).toBe(100);
  wait(1);
  expect(recorder.getCount()).toBe(0);
  walk(7);
  expect(recorder.getCount()).toBe(10);
});

it('the sending of steps begins at 50 steps and not at 49', () => {
  const { recorder, sendings, stand, walk } = setUp();
  recorder.start();
  stand();
  walk(34.3);
  expect(recorder.getCount()).toBe(49);
  expect(sendings).toEqual([]);
  walk(2);
  expect(recorder.getCount()).toBe(51);
  expect(sendings.map(({ count }) => count)).toEqual([51]);
});

it('the sending of steps comes again 60,000 ms later, also while the user stands still', async () => {
  const { recorder, sendings, stand, walk, wait } = setUp();
  recorder.start();
  stand();
  walk(70);
  await sendings[0]?.succeed();
  walk(70);
  wait(59_999);
  expect(sendings).toHaveLength(1);
  wait(1);
  expect(sendings.map(({ count }) => count)).toEqual([100, 200]);
});

it('the sending of steps waits for the one that is under way, however long that takes', async () => {
  const { recorder, sendings, stand, walk, wait } = setUp();
  const stop = recorder.start();
  stand();
  walk(70);
  walk(70);
  wait(600_000);
  stop();
  recorder.start();
  wait(600_000);
  expect(sendings).toHaveLength(1);
  await sendings[0]?.succeed();
  wait(0);
  expect(sendings.map(({ count }) => count)).toEqual([100, 200]);
});

it('the sending of steps makes up for one that failed, 60 s later and with all steps', async () => {
  const { recorder, sendings, stand, walk, wait } = setUp();
  recorder.start();
  stand();
  walk(70);
  await sendings[0]?.fail();
  walk(7);
  wait(59_999);
  expect(sendings).toHaveLength(1);
  wait(1);
  expect(sendings.map(({ count }) => count)).toEqual([100, 110]);
});

it('the sending of steps does not begin again after a reload within 60 s', () => {
  const before = setUp();
  before.recorder.start();
  before.stand();
  before.walk(70);
  const after = setUp(before.storage);
  after.recorder.start();
  after.wait(59_999);
  expect(after.sendings).toEqual([]);
  after.wait(1);
  expect(after.sendings.map(({ count }) => count)).toEqual([100]);
});

it('the sending of steps that is answered after midnight says nothing about the new day', async () => {
  const { clock, recorder, sendings, stand, walk, wait } = setUp();
  clock.setTo('2026-05-01T23:59:30+09:00');
  recorder.start();
  stand();
  walk(70);
  wait(60_000);
  await sendings[0]?.succeed();
  walk(35);
  expect(sendings.map(({ count }) => count)).toEqual([100, 50]);
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const counted = (steps: number): PedometerReading => ({ status: 'counted', steps });

it('the step recorder with the system’s step counter shows what it has counted since midnight, also while the app was closed, and sends it', async () => {
  const { clock, pedometer, recorder, sendings } = setUp(undefined, counted(4_321));
  recorder.start();
  await settle();
  expect(recorder.getCount()).toBe(4_321);
  expect(recorder.getSource()).toBe('pedometer');
  expect(pedometer.askedSince).toEqual([new Date(clock.now()).setHours(0, 0, 0, 0)]);
  expect(sendings.map(({ count }) => count)).toEqual([4_321]);
});

it('the step recorder with the system’s step counter does not count the same way twice by position', async () => {
  const { pedometer, recorder, stand, walk, wait } = setUp(undefined, counted(100));
  recorder.start();
  stand();
  walk(70);
  await settle();
  walk(70);
  expect(recorder.getCount()).toBe(100);
  pedometer.reading = counted(310);
  for (let tick = 0; tick < 5; tick += 1) wait(1_000);
  await settle();
  expect(recorder.getCount()).toBe(310);
});

it.each([
  ['prompt', 'position-not-asked'],
  ['denied', 'position-denied'],
  ['missing', 'position'],
  ['silent', 'position'],
] as const)(
  'with the system’s step counter that is %s, the specified rule counts from where the user is',
  async (status, source) => {
    const { recorder, stand, walk } = setUp(undefined, { status });
    recorder.start();
    stand();
    await settle();
    walk(70);
    expect(recorder.getSource()).toBe(source);
    expect(recorder.getCount()).toBe(100);
  },
);

it('the step recorder with the system’s step counter never goes back when the source changes, and goes on once it has counted past', async () => {
  const { pedometer, recorder, stand, walk } = setUp(undefined, { status: 'prompt' });
  recorder.start();
  stand();
  await settle();
  walk(140);
  expect(recorder.getCount()).toBe(200);
  pedometer.reading = counted(150);
  await recorder.readPedometer();
  expect(recorder.getCount()).toBe(200);
  walk(70);
  expect(recorder.getCount()).toBe(200);
  pedometer.reading = { status: 'denied' };
  await recorder.readPedometer();
  walk(7);
  expect(recorder.getCount()).toBe(210);
  pedometer.reading = counted(260);
  await recorder.readPedometer();
  expect(recorder.getCount()).toBe(260);
});

it('the system’s step counter that answers after midnight says nothing about the new day', async () => {
  const { clock, pedometer, recorder } = setUp(undefined, { status: 'prompt' });
  clock.setTo('2026-05-01T23:59:59+09:00');
  recorder.start();
  await settle();
  pedometer.reading = counted(9_000);
  const reading = recorder.readPedometer();
  clock.setTo('2026-05-02T00:00:01+09:00');
  await reading;
  expect(recorder.getCount()).toBe(0);
});

it('the step recorder with the system’s step counter tells who listens where the steps come from', async () => {
  const { pedometer, recorder } = setUp(undefined, { status: 'prompt' });
  const heard: string[] = [];
  recorder.subscribe(() => heard.push(recorder.getSource()));
  recorder.start();
  await settle();
  pedometer.reading = counted(0);
  await recorder.readPedometer();
  expect(heard).toEqual(['position-not-asked', 'pedometer']);
});

const motionThat = (isStepping: boolean | null) => {
  const heard = { listeners: 0 };
  const listen = () => {
    heard.listeners += 1;
    return () => void (heard.listeners -= 1);
  };
  return { heard, motion: { listen, isStepping: () => isStepping } };
};

it.each([
  [null, true],
  [true, true],
  [false, false],
])(
  'with a measured speed and motion sensors that say %s to steps, a walk counts: %s',
  (isStepping, isCounted) => {
    const { heard, motion } = motionThat(isStepping);
    const { position, recorder } = setUp(undefined, undefined, motion);
    const stop = recorder.start();
    expect(heard.listeners).toBe(1);
    for (let second = 0; second < 120; second += 1) {
      const { latitude, longitude } = pointAt(port, second * 1.3);
      position.moveTo(latitude, longitude, { timestampMs: second * 1000, speed: 1.3 });
    }
    expect(recorder.getCount() > 150).toBe(isCounted);
    expect(recorder.getCount() === 0).toBe(!isCounted);
    stop();
    expect(heard.listeners).toBe(0);
  },
);

it.each([
  ['whose receiver measures its speed, counts nothing', 11, 0],
  ['without a measured speed counts by the specified rule', null, 942],
])('a minute on a bus %s', (_, speed, steps) => {
  const { position, recorder } = setUp();
  recorder.start();
  for (let second = 0; second <= 60; second += 1) {
    const { latitude, longitude } = pointAt(port, second * 11);
    position.moveTo(latitude, longitude, { timestampMs: second * 1000, speed });
  }
  expect(recorder.getCount()).toBe(steps);
});
