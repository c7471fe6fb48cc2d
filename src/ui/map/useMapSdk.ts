import { useContext, useEffect, useSyncExternalStore } from 'react';
import type { MapSdkStatus } from './map-sdk-loader';
import { MapSdkContext } from './MapSdkProvider';

interface MapSdk {
  status: MapSdkStatus;
  /** Asks for the script again; missing where no map is set up. */
  retry: (() => void) | undefined;
}

/** Loads the map script and tells how that goes. After an error it asks again once a connection is back. */
export function useMapSdk(): MapSdk {
  const loader = useContext(MapSdkContext);
  if (!loader) throw new Error('A map needs a MapSdkProvider above it.');
  const status = useSyncExternalStore(loader.subscribe, loader.getStatus);
  useEffect(() => {
    loader.load();
  }, [loader]);
  useEffect(() => {
    if (status !== 'error') return undefined;
    window.addEventListener('online', loader.retry);
    return () => window.removeEventListener('online', loader.retry);
  }, [loader, status]);
  return { status, retry: loader.isConfigured ? loader.retry : undefined };
}
