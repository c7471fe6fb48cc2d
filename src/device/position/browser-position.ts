import { GEOLOCATION_MAX_AGE_MS, GEOLOCATION_TIMEOUT_MS } from '@/domain/limits';
import type { PositionPort, PositionState } from './position';

const OPTIONS: PositionOptions = {
  enableHighAccuracy: true,
  timeout: GEOLOCATION_TIMEOUT_MS,
  maximumAge: GEOLOCATION_MAX_AGE_MS,
};

/** A fix that nobody watched for this long says nothing about where the user is now. */
const FORGET_FIX_MS = 60_000;

const UNSUPPORTED: PositionState = {
  status: 'unsupported',
  fix: null,
  message: '이 브라우저는 위치 기능을 지원하지 않습니다.',
};
const WAITING: PositionState = { status: 'waiting', fix: null, message: '' };

const PERMISSION_DENIED = 1;
const TIMEOUT = 3;

/** What the position needs of the Geolocation API. */
export type GeolocationSource = Pick<Geolocation, 'watchPosition' | 'clearWatch'>;

/** {@link PositionPort} on the Geolocation API. */
export function createBrowserPosition(
  geolocation: GeolocationSource | undefined,
  page: Document,
): PositionPort {
  const listeners = new Set<() => void>();
  let state = geolocation ? WAITING : UNSUPPORTED;
  let watch: number | undefined;

  const change = (next: PositionState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const succeed: PositionCallback = ({ coords, timestamp }) => {
    const { latitude, longitude, accuracy, speed } = coords;
    // No place at all: a map that is centred on it fails.
    if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return;
    change({
      status: 'fix',
      fix: { latitude, longitude, accuracy, timestampMs: timestamp, speed },
      message: '',
    });
  };

  const fail: PositionErrorCallback = ({ code, message }) => {
    if (code === PERMISSION_DENIED) {
      stop();
      change({ status: 'denied', fix: null, message });
    } else if (state.status !== 'fix') {
      change({ status: code === TIMEOUT ? 'timeout' : 'unavailable', fix: null, message });
    }
  };

  const stop = () => {
    if (watch !== undefined) geolocation?.clearWatch(watch);
    watch = undefined;
  };

  const start = () => {
    stop();
    watch = geolocation?.watchPosition(succeed, fail, OPTIONS);
  };

  // A phone suspends the watch of a hidden page, and a permission may have been given meanwhile.
  const restartWhenVisible = () => {
    if (page.visibilityState === 'visible') start();
  };

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        if (isOver(state)) state = WAITING;
        page.addEventListener('visibilitychange', restartWhenVisible);
        start();
      }
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        page.removeEventListener('visibilitychange', restartWhenVisible);
        stop();
      };
    },
    restart() {
      if (listeners.size === 0) return;
      if (hasFailed(state)) change(WAITING);
      start();
    },
  };
}

/** Whether the last attempt came to nothing and the next one may find a place: a denial stands until it is taken back. */
const hasFailed = ({ status }: PositionState) => status === 'timeout' || status === 'unavailable';

/** Whether what was known when nobody watched any more says nothing of now. */
const isOver = (state: PositionState) =>
  hasFailed(state) || (state.fix !== null && Date.now() - state.fix.timestampMs > FORGET_FIX_MS);
