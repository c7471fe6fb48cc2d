import { useEffect } from 'react';
import { useDevice } from '@/device/DeviceContext';

/** Keeps the screen on while `active`. */
export function useWakeLock(active: boolean): void {
  const { wakeLock } = useDevice();
  useEffect(() => (active ? wakeLock.hold() : undefined), [wakeLock, active]);
}
