import { startTransition, useEffect, useState } from 'react';
import { useDevice } from '@/device/DeviceContext';
import type { PositionState } from './position';

/**
 * The user's live position; all callers share one watch. See {@link PositionState} (2 §2). What hangs on it, such as all
 * of the home map, is drawn in slices: `useSyncExternalStore` would draw it at once, and keep taps waiting at each fix.
 */
export function usePosition(): PositionState {
  const { position } = useDevice();
  const [state, setState] = useState(position.getState);

  useEffect(() => {
    const update = () => startTransition(() => setState(position.getState));
    const leave = position.subscribe(update);
    // It may have changed since the drawing; and to listen lets go of an old one, without telling anybody.
    update();
    return leave;
  }, [position]);

  return state;
}
