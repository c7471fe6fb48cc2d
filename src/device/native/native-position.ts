import { Geolocation as Plugin } from '@capacitor/geolocation';
import { BackgroundGeolocation } from '@capgo/background-geolocation';
import { BRAND_NAME } from '@/domain/brand';
import { createBrowserPosition, type GeolocationSource } from '../position/browser-position';
import type { PositionPort } from '../position/position';
import { answerWithin, codeOf, NoAnswerError } from './answer-within';

const PERMISSION_DENIED = 1;
const POSITION_UNAVAILABLE = 2;
const TIMEOUT = 3;

/** Denied, restricted, and a refused question to switch positions on. */
const DENIED = ['OS-PLUG-GLOC-0003', 'OS-PLUG-GLOC-0008', 'OS-PLUG-GLOC-0009'];
const TOO_LATE = 'OS-PLUG-GLOC-0010';

/** How much longer than the plugin's own limit its first answer may take, and how long an end may, in milliseconds. */
const GRACE_MS = 1_000;
const STOP_LIMIT_MS = 5_000;
/**
 * How long positions may come in sight and none from the background, in milliseconds: the user may think about the
 * system's question meanwhile. After that it is not there, whatever the system says.
 */
const SILENCE_LIMIT_MS = 120_000;

/** What the system shows as long as positions are read with the screen off. */
const NOTICE = {
  backgroundTitle: `${BRAND_NAME} · 산책 중`,
  backgroundMessage: '화면이 꺼져도 걸음을 세고 있어요.',
};

interface Listener {
  succeed: PositionCallback;
  fail: (error: unknown) => void;
}

interface Watch extends Listener {
  options: Required<PositionOptions>;
  /** Ends the reading; undefined while positions come from the background. */
  end: (() => void) | undefined;
}

interface Background {
  end: () => void;
  giveUp: () => void;
  /** Whether it has told a position; until then those in sight are read on. */
  isFlowing: boolean;
  /** When positions in sight first came alone, in milliseconds since 1970. */
  silentSinceMs: number | undefined;
}

/** {@link PositionPort} of the native app: the system's positions, in the background too where that is asked for. */
export function createNativePosition(page: Document): PositionPort {
  let lastId = 0;
  const watches = new Map<number, Watch>();
  let background: Background | undefined;

  const read = (watch: Watch) => {
    if (!background?.isFlowing) watch.end ??= startReading(watch);
  };
  const noteSilence = () => {
    if (!background || background.isFlowing) return;
    background.silentSinceMs ??= Date.now();
    if (Date.now() - background.silentSinceMs >= SILENCE_LIMIT_MS) background.giveUp();
  };

  const source: GeolocationSource = {
    watchPosition(succeed, fail, options = {}) {
      const { enableHighAccuracy = false, timeout = 10_000, maximumAge = 0 } = options;
      const watch: Watch = {
        succeed(position) {
          succeed(position);
          noteSilence();
        },
        fail: (error) => fail?.(toPositionError(error)),
        options: { enableHighAccuracy, timeout, maximumAge },
        end: undefined,
      };
      read(watch);
      watches.set((lastId += 1), watch);
      return lastId;
    },
    clearWatch(id) {
      watches.get(id)?.end?.();
      watches.delete(id);
    },
  };

  const returnToFront = () => {
    background?.end();
    background = undefined;
    for (const watch of watches.values()) read(watch);
  };

  return {
    ...createBrowserPosition(source, page),
    watchInBackground(onEnd) {
      const giveUp = () => {
        returnToFront();
        onEnd();
      };
      const succeed: PositionCallback = (position) => {
        if (background) background.isFlowing = true;
        for (const watch of watches.values()) {
          watch.end?.();
          watch.end = undefined;
          watch.succeed(position);
        }
      };
      const end = startBackground({ succeed, fail: giveUp });
      background = { end, giveUp, isFlowing: false, silentSinceMs: undefined };
      return returnToFront;
    },
  };
}

/** Reads positions while the app is in sight. Returns what ends it. */
function startReading({ succeed, fail, options }: Watch): () => void {
  let isOver = false;
  let id: string | undefined;
  const tell = (error: unknown) => {
    if (!isOver) fail(error);
  };
  // The plugin's own limit begins with its first answer: one that never comes ends here.
  const limit = setTimeout(() => tell(new NoAnswerError('No position.')), options.timeout + GRACE_MS);

  const end = () => {
    isOver = true;
    clearTimeout(limit);
    if (id !== undefined) void Plugin.clearWatch({ id }).catch(() => undefined);
  };
  Plugin.watchPosition(options, (position, error) => {
    clearTimeout(limit);
    if (!position) tell(error);
    else if (!isOver) succeed(toBrowserPosition(position.coords, position.timestamp));
  })
    .then((started) => {
      id = started;
      if (isOver) end();
    })
    .catch((error: unknown) => {
      clearTimeout(limit);
      tell(error);
    });
  return end;
}

/** Reads positions also while the app is out of sight; it has to begin while it is in sight. Returns what ends it. */
function startBackground({ succeed, fail }: Listener): () => void {
  let isOver = false;
  const tell = (error: unknown) => {
    if (!isOver) fail(error);
  };
  BackgroundGeolocation.start({ ...NOTICE, requestPermissions: true, stale: false }, (location, error) => {
    if (error) tell(error);
    else if (location && !isOver) succeed(toBrowserPosition(location, location.time ?? Date.now()));
  }).catch(tell);
  return () => {
    isOver = true;
    void answerWithin(BackgroundGeolocation.stop(), STOP_LIMIT_MS).catch(() => undefined);
  };
}

interface Place {
  latitude: number;
  longitude: number;
  accuracy: number;
  speed: number | null;
}

function toBrowserPosition(place: Place, timestamp: number): GeolocationPosition {
  const { latitude, longitude, accuracy, speed } = place;
  const rest = { altitude: null, altitudeAccuracy: null, heading: null };
  const values = { latitude, longitude, accuracy, speed, ...rest };
  return {
    coords: { ...values, toJSON: () => values },
    timestamp,
    toJSON: () => ({ coords: values, timestamp }),
  };
}

function toPositionError(error: unknown): GeolocationPositionError {
  const code = codeOf(error);
  const isTooLate = code === TOO_LATE || error instanceof NoAnswerError;
  return {
    code: DENIED.includes(code) ? PERMISSION_DENIED : isTooLate ? TIMEOUT : POSITION_UNAVAILABLE,
    message: error instanceof Error ? error.message : '',
    PERMISSION_DENIED,
    POSITION_UNAVAILABLE,
    TIMEOUT,
  };
}
