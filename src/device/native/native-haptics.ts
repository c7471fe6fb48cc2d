import { Haptics, ImpactStyle } from '@capacitor/haptics';
import type { HapticsPort } from '../haptics';

/** Up to this long a vibration is a light touch, in milliseconds. */
const LIGHT_MS = 20;

/** {@link HapticsPort} on the system's touches, which have a strength in the place of a length. */
export function createNativeHaptics(): HapticsPort {
  return {
    vibrate(pattern) {
      let atMs = 0;
      for (const [index, duration] of pattern.entries()) {
        const isVibration = index % 2 === 0 && duration > 0;
        const style = duration > LIGHT_MS ? ImpactStyle.Medium : ImpactStyle.Light;
        if (isVibration) setTimeout(() => void Haptics.impact({ style }).catch(() => undefined), atMs);
        atMs += duration;
      }
    },
  };
}
