import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDevice } from '@/device/DeviceContext';
import type { Device } from '@/device/device';
import type { MapMarker } from '@/domain/map/markers';

/** What was chosen last on the map of each entry in the history, until the app is loaded anew. */
const chosenPlaces = new WeakMap<Device, Map<string, MapMarker | null>>();

/**
 * The place that is chosen on the home map, and how to choose another, or none. Whoever comes back from its page
 * finds it chosen, also one that was searched for and lies far away.
 */
export function useChosenPlace(): [MapMarker | null, (place: MapMarker | null) => void] {
  const device = useDevice();
  const { key } = useLocation();
  const [place, setPlace] = useState(() => chosenPlaces.get(device)?.get(key) ?? null);

  const choose = useCallback(
    (next: MapMarker | null) => {
      const places = chosenPlaces.get(device) ?? new Map<string, MapMarker | null>();
      chosenPlaces.set(device, places.set(key, next));
      setPlace(next);
    },
    [device, key],
  );
  return [place, choose];
}
