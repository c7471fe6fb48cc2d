import { createContext, useState, type ReactNode } from 'react';
import { createMapSdkLoader, type MapSdkLoader, toMapSdkUrl, type MapSdkSettings } from './map-sdk-loader';

export const MapSdkContext = createContext<MapSdkLoader | null>(null);

interface MapSdkProviderProps extends MapSdkSettings {
  children: ReactNode;
}

/** Knows where the map script is, and asks for it when the first map is shown. The settings never change. */
export function MapSdkProvider({ children, ...settings }: MapSdkProviderProps) {
  const [loader] = useState(() => createMapSdkLoader(toMapSdkUrl(settings)));
  return <MapSdkContext value={loader}>{children}</MapSdkContext>;
}
