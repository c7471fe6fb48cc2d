import { useSyncExternalStore } from 'react';
import { useDevice } from '@/device/DeviceContext';
import type { PositionState } from './position';

/** The user's live position; all callers share one watch. See {@link PositionState} (2 §2). */
export function usePosition(): PositionState {
  const { position } = useDevice();
  return useSyncExternalStore(position.subscribe, position.getState, position.getState);
}
