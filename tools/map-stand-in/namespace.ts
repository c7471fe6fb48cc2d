import leafletStyles from 'leaflet/dist/leaflet.css?inline';
import { StandInMarkerClusterer } from './clusterer.ts';
import { event } from './events.ts';
import { StandInCoords, StandInLatLng, StandInLatLngBounds, StandInPoint, StandInSize } from './geometry.ts';
import { StandInMap } from './map.ts';
import { StandInCustomOverlay, StandInInfoWindow, StandInMarker, StandInMarkerImage } from './overlays.ts';
import { services } from './services.ts';
import standInStyles from './stand-in.css?inline';

const MapTypeId = { ROADMAP: 1, SKYVIEW: 2, HYBRID: 3 } satisfies Partial<
  Record<keyof typeof kakao.maps.MapTypeId, number>
>;

export type Library = 'services' | 'clusterer';

/**
 * Makes `window.kakao.maps` of a namespace that has its `load` already: the part of Kakao's map that the app uses, drawn by
 * Leaflet without any network. Like Kakao's own script, it has `services` and `MarkerClusterer` only when they are asked for.
 */
export function installMapStandIn(libraries: readonly Library[], maps: Pick<typeof kakao.maps, 'load'>) {
  const style = document.createElement('style');
  style.textContent = leafletStyles + standInStyles;
  document.head.append(style);
  const parts = {
    event,
    Coords: StandInCoords,
    CustomOverlay: StandInCustomOverlay,
    InfoWindow: StandInInfoWindow,
    LatLng: StandInLatLng,
    LatLngBounds: StandInLatLngBounds,
    Map: StandInMap,
    MapTypeId,
    Marker: StandInMarker,
    MarkerImage: StandInMarkerImage,
    Point: StandInPoint,
    Size: StandInSize,
    ...(libraries.includes('services') && { services }),
    ...(libraries.includes('clusterer') && { MarkerClusterer: StandInMarkerClusterer }),
  } satisfies Partial<Record<keyof typeof kakao.maps, unknown>>;
  Object.assign(window, { kakao: { maps: Object.assign(maps, parts) } });
}
