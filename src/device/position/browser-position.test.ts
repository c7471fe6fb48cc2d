import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBrowserPosition } from './browser-position';

class FakeGeolocation implements Geolocation {
  readonly watches = new Map<number, { success: PositionCallback; failure: PositionErrorCallback | null }>();
  readonly options: (PositionOptions | undefined)[] = [];
  #last = 0;

  getCurrentPosition() {
    throw new Error('Only the watch is used.');
  }

  watchPosition(
    success: PositionCallback,
    failure?: PositionErrorCallback | null,
    options?: PositionOptions,
  ) {
    this.#last += 1;
    this.watches.set(this.#last, { success, failure: failure ?? null });
    this.options.push(options);
    return this.#last;
  }

  clearWatch(id: number) {
    this.watches.delete(id);
  }

  fix(latitude: number, longitude: number, timestamp = Date.now()) {
    const rest = { altitude: null, altitudeAccuracy: null, heading: null, speed: null };
    const coords = { latitude, longitude, accuracy: 8, ...rest, toJSON: () => ({}) };
    for (const { success } of this.watches.values()) success({ coords, timestamp, toJSON: () => ({}) });
  }

  fail(code: number, message: string) {
    const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
    for (const { failure } of this.watches.values()) failure?.({ code, message, ...codes });
  }
}

function show(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2026-05-01T10:00:00+09:00'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('the position of a browser asks for nothing before somebody listens', () => {
  const geolocation = new FakeGeolocation();
  const position = createBrowserPosition(geolocation, document);
  expect(geolocation.watches.size).toBe(0);
  expect(position.getState()).toEqual({ status: 'waiting', fix: null, message: '' });
});

it('the position of a browser watches with high accuracy, a time limit of 10,000 ms and fixes no older than 1,000 ms', () => {
  const geolocation = new FakeGeolocation();
  createBrowserPosition(geolocation, document).subscribe(() => undefined);
  expect(geolocation.options).toEqual([{ enableHighAccuracy: true, timeout: 10000, maximumAge: 1000 }]);
});

it('the position of a browser shares one watch among its listeners and ends it with the last of them', () => {
  const geolocation = new FakeGeolocation();
  const position = createBrowserPosition(geolocation, document);
  const leaveFirst = position.subscribe(() => undefined);
  const leaveSecond = position.subscribe(() => undefined);
  expect(geolocation.watches.size).toBe(1);
  leaveFirst();
  leaveFirst();
  expect(geolocation.watches.size).toBe(1);
  leaveSecond();
  expect(geolocation.watches.size).toBe(0);
});

it('the position of a browser tells its listeners of a fix', () => {
  const geolocation = new FakeGeolocation();
  const position = createBrowserPosition(geolocation, document);
  const listener = vi.fn<() => void>();
  position.subscribe(listener);
  geolocation.fix(33.5, 126.53, 1777597200000);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(position.getState()).toEqual({
    status: 'fix',
    fix: { latitude: 33.5, longitude: 126.53, accuracy: 8, timestampMs: 1777597200000, speed: null },
    message: '',
  });
});

it.each([
  ['latitude', Number.NaN, 126.53],
  ['longitude', 33.5, Number.NaN],
])('the position of a browser takes no notice of a fix without a %s', (_missing, latitude, longitude) => {
  const geolocation = new FakeGeolocation();
  const position = createBrowserPosition(geolocation, document);
  position.subscribe(() => undefined);
  geolocation.fix(latitude, longitude);
  expect(position.getState()).toEqual({ status: 'waiting', fix: null, message: '' });
});

it.each([
  [2, 'unavailable'],
  [3, 'timeout'],
])(
  'the position of a browser reports error code %i as %s before the first fix, and keeps a fix that is there',
  (code, status) => {
    const geolocation = new FakeGeolocation();
    const position = createBrowserPosition(geolocation, document);
    position.subscribe(() => undefined);
    geolocation.fail(code, 'no signal');
    expect(position.getState()).toEqual({ status, fix: null, message: 'no signal' });
    geolocation.fix(33.5, 126.53);
    geolocation.fail(code, 'no signal');
    expect(position.getState()).toMatchObject({ status: 'fix', fix: { latitude: 33.5 } });
  },
);

it('the position of a browser drops the fix and ends the watch when the permission is denied', () => {
  const geolocation = new FakeGeolocation();
  const position = createBrowserPosition(geolocation, document);
  position.subscribe(() => undefined);
  geolocation.fix(33.5, 126.53);
  geolocation.fail(1, 'User denied Geolocation');
  expect(position.getState()).toEqual({ status: 'denied', fix: null, message: 'User denied Geolocation' });
  expect(geolocation.watches.size).toBe(0);
});

it('the position of a browser asks anew after a denial when told to, and when the page is seen again', () => {
  const geolocation = new FakeGeolocation();
  const position = createBrowserPosition(geolocation, document);
  position.subscribe(() => undefined);
  geolocation.fail(1, 'User denied Geolocation');
  position.restart();
  expect(geolocation.watches.size).toBe(1);
  geolocation.fail(1, 'User denied Geolocation');
  show('visible');
  expect(geolocation.watches.size).toBe(1);
  geolocation.fix(33.5, 126.53);
  expect(position.getState().status).toBe('fix');
});

it('the position of a browser starts its watch again when the page is seen again, not when it is hidden', () => {
  const geolocation = new FakeGeolocation();
  createBrowserPosition(geolocation, document).subscribe(() => undefined);
  show('hidden');
  expect([...geolocation.watches.keys()]).toEqual([1]);
  show('visible');
  expect([...geolocation.watches.keys()]).toEqual([2]);
});

it('the position of a browser starts nothing when the page is seen again and nobody listens', () => {
  const geolocation = new FakeGeolocation();
  createBrowserPosition(geolocation, document).subscribe(() => undefined)();
  show('visible');
  expect(geolocation.watches.size).toBe(0);
});

it('the position of a browser forgets a fix that nobody watched for more than 60 s', () => {
  const geolocation = new FakeGeolocation();
  const position = createBrowserPosition(geolocation, document);
  const leave = position.subscribe(() => undefined);
  geolocation.fix(33.5, 126.53);
  leave();
  vi.advanceTimersByTime(60_000);
  position.subscribe(() => undefined)();
  expect(position.getState().status).toBe('fix');
  vi.advanceTimersByTime(1);
  position.subscribe(() => undefined);
  expect(position.getState().status).toBe('waiting');
});

it.each([2, 3])(
  'the position of a browser that failed with code %i waits again when it is asked anew',
  (code) => {
    const geolocation = new FakeGeolocation();
    const position = createBrowserPosition(geolocation, document);
    const leave = position.subscribe(() => undefined);
    geolocation.fail(code, 'no signal');
    position.restart();
    expect(position.getState()).toEqual({ status: 'waiting', fix: null, message: '' });
    geolocation.fail(code, 'no signal');
    leave();
    position.subscribe(() => undefined);
    expect(position.getState()).toEqual({ status: 'waiting', fix: null, message: '' });
  },
);

it('the position of a browser that was denied stays denied until there is a fix', () => {
  const geolocation = new FakeGeolocation();
  const position = createBrowserPosition(geolocation, document);
  position.subscribe(() => undefined);
  geolocation.fail(1, 'User denied Geolocation');
  position.restart();
  expect(position.getState().status).toBe('denied');
});

it('the position of a browser says in Korean that a browser without positions has none', () => {
  const position = createBrowserPosition(undefined, document);
  position.subscribe(() => undefined);
  expect(position.getState()).toEqual({
    status: 'unsupported',
    fix: null,
    message: '이 브라우저는 위치 기능을 지원하지 않습니다.',
  });
});
