import { useEffect, useState } from 'react';
import { useDevice } from '@/device/DeviceContext';
import { type CompanionPose, companionPose, followFix, nextPoseInMs } from '@/domain/map/companion';
import type { PositionFix } from '@/domain/steps/steps';

/** What the pig at the user's place does, and which way it looks; it changes with the fixes and with time. */
export function useCompanion(fix: PositionFix): { pose: CompanionPose; facing: 'left' | 'right' } {
  const { clock } = useDevice();
  const [{ companion, nowMs }, setSeen] = useState(() => {
    const firstMs = clock.now();
    return { companion: followFix(null, fix, firstMs), nowMs: firstMs };
  });

  useEffect(() => {
    const seenMs = clock.now();
    // oxlint-disable-next-line react/set-state-in-effect -- when a fix was seen is read from the clock, which rendering must not ask
    setSeen((seen) => ({ companion: followFix(seen.companion, fix, seenMs), nowMs: seenMs }));
  }, [clock, fix]);

  useEffect(() => {
    const waitMs = nextPoseInMs(companion, nowMs);
    if (waitMs === null) return undefined;
    const timer = setTimeout(() => setSeen((seen) => ({ ...seen, nowMs: clock.now() })), waitMs);
    return () => clearTimeout(timer);
  }, [clock, companion, nowMs]);

  return { pose: companionPose(companion, nowMs), facing: companion.facing };
}
