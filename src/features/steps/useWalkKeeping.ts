import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useDevice } from '@/device/DeviceContext';
import { usePosition } from '@/device/position/usePosition';
import { readStored, writeStored } from '@/device/storage/storage';
import { useWakeLock } from '@/device/wake-lock/useWakeLock';
import { formatNumber } from '@/domain/format/numbers';
import { showToast } from '@/ui/toast/toast';
import type { StepRecorder, StepSource } from './step-recorder';

/** What becomes of the counting when the screen goes off. */
export interface WalkKeepingState {
  note: string;
  /** What the user can change about it; `isOn` is undefined where it is a step to take and no switch. */
  choice?: { text: string; isOn?: boolean; onChange: () => void };
}

/** Whether the screen stays on while steps are counted is kept under this key; of the device, not of a user. */
const KEEPS_SCREEN_ON_KEY = 'dosaegi.keeps-screen-on';

/** A shorter absence is not worth a word, in milliseconds. */
const AWAY_MIN_MS = 60_000;
/** How long the position has for its first fix after an absence, in milliseconds. */
const RETURN_MS = 5_000;
const MINUTE_MS = 60_000;

const PAUSES = '화면이 꺼지면 걸음 세기를 멈춰요.';
const GOES_ON = '화면이 꺼져도 걸음을 세어요.';

/** Why nothing can be counted by position. */
const MISSING = {
  denied: '위치를 허용하면 걸음을 셀 수 있어요.',
  unsupported: '이 브라우저에서는 걸음을 셀 수 없어요.',
};

/**
 * Keeps a walk going while the app is put aside, as far as the device can: by the system's step counter, by positions in
 * the background, or by a screen that stays on. The user chooses the latter two; after an absence in which nothing counted,
 * a toast says so, or how much the position has made up for.
 */
export function useWalkKeeping(source: StepSource, recorder: StepRecorder): WalkKeepingState {
  const { pedometer, position, storage } = useDevice();
  const { watchInBackground } = position;
  const [keepsScreenOn, setKeepsScreenOn] = useState(() =>
    readStored(storage.local, KEEPS_SCREEN_ON_KEY, z.boolean(), true),
  );
  const [isInBackground, setIsInBackground] = useState(false);
  const isByPosition = source !== 'pedometer' && source !== 'asking';
  const { status } = usePosition();
  // Without a position there is nothing to keep going.
  const missing = status === 'denied' || status === 'unsupported' ? MISSING[status] : undefined;

  useWakeLock(isByPosition && !missing && !watchInBackground && keepsScreenOn);

  useEffect(() => {
    if (!isByPosition || !isInBackground) return undefined;
    return watchInBackground?.(() => {
      setIsInBackground(false);
      showToast('화면이 꺼진 동안에는 걸음을 셀 수 없어요. 휴대폰 설정에서 위치를 허용해주세요.');
    });
  }, [isByPosition, isInBackground, watchInBackground]);

  useEffect(
    () => (isByPosition && !isInBackground ? tellOfAbsences(recorder.getCount) : undefined),
    [isByPosition, isInBackground, recorder],
  );

  if (!isByPosition) return { note: '휴대폰 만보기로 세요. 앱을 닫아도 이어서 세어요.' };
  if (source === 'position-not-asked') {
    return {
      note: '만보기를 허용하면 앱을 닫아도 걸음을 세어요.',
      choice: {
        text: '만보기 허용하기',
        onChange: () => void pedometer.request().then(() => recorder.readPedometer()),
      },
    };
  }
  if (missing) return { note: missing };
  if (watchInBackground) {
    return {
      note: isInBackground ? GOES_ON : PAUSES,
      choice: {
        text: '꺼져도 세기',
        isOn: isInBackground,
        onChange: () => setIsInBackground(!isInBackground),
      },
    };
  }
  return {
    note: PAUSES,
    choice: {
      text: '화면 켜 두기',
      isOn: keepsScreenOn,
      onChange: () => {
        writeStored(storage.local, KEEPS_SCREEN_ON_KEY, !keepsScreenOn);
        setKeepsScreenOn(!keepsScreenOn);
      },
    },
  };
}

/** After each longer absence says what has become of its steps. Returns what ends it. */
function tellOfAbsences(getCount: () => number): () => void {
  let left: { atMs: number; count: number } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const handleChange = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') {
      left = { atMs: Date.now(), count: getCount() };
      return;
    }
    if (!left) return;
    const { atMs, count } = left;
    const awayMs = Date.now() - atMs;
    left = undefined;
    if (awayMs < AWAY_MIN_MS) return;
    timer = setTimeout(() => {
      const madeUp = getCount() - count;
      const minutes = formatNumber(Math.round(awayMs / MINUTE_MS));
      showToast(
        madeUp > 0
          ? `화면을 벗어나 있던 ${minutes}분의 ${formatNumber(madeUp)}걸음을 위치로 어림해 더했어요.`
          : `화면을 벗어나 있던 ${minutes}분 동안은 걸음을 세지 못했어요.`,
      );
    }, RETURN_MS);
  };

  document.addEventListener('visibilitychange', handleChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', handleChange);
  };
}
