import { type Ref, useCallback, useImperativeHandle, useRef, useState } from 'react';
import type { Coordinates } from '@/domain/map/geo';
import { HOME_MAP_LEVEL } from '@/domain/limits';
import type { MapViewport, MarkerCluster } from '@/domain/map/map-clusters';
import type { MapMarker } from '@/domain/map/markers';
import { KakaoMap, type KakaoMapHandle, NEAREST_LEVEL } from '@/ui/map/KakaoMap';
import { areaOf, isCovered, isOneSpot } from './marker-area';
import { MarkerLayer } from './MarkerLayer';
import { PositionMarker } from './PositionMarker';

export interface MapCanvasProps {
  /** The map pans there whenever it changes. */
  center: Coordinates;
  /** The user's place; null while it is not known. */
  position: Coordinates | null;
  markers: readonly MapMarker[];
  selected: MapMarker | null;
  /** The map was moved by hand, or by opening a cluster. */
  onMove: () => void;
  onSelect: (marker: MapMarker) => void;
  /** A cluster was opened whose places zooming in cannot tell apart. */
  onGather: (places: readonly MapMarker[]) => void;
  handleRef: Ref<Pick<KakaoMapHandle, 'panTo' | 'zoomBy'>>;
}

/** The map itself with everything that lies on it. Its code, and that of the map library, is loaded by itself. */
export function MapCanvas({
  center,
  position,
  markers,
  selected,
  onMove,
  onSelect,
  onGather,
  handleRef,
}: MapCanvasProps) {
  const map = useRef<KakaoMapHandle>(null);
  const [viewport, setViewport] = useState<MapViewport | null>(null);
  const level = useRef<number>(HOME_MAP_LEVEL);

  useImperativeHandle(
    handleRef,
    () => ({
      panTo: (place) => map.current?.panTo(place),
      zoomBy: (levels) => map.current?.zoomBy(levels),
    }),
    [],
  );

  const readView = useCallback((shownViewport: MapViewport, shownLevel: number) => {
    level.current = shownLevel;
    setViewport(shownViewport);
  }, []);

  const openCluster = useCallback(
    ({ markers: hidden }: MarkerCluster<MapMarker>) => {
      if (level.current <= NEAREST_LEVEL || isOneSpot(hidden)) {
        onGather(hidden.toSorted((a, b) => b.likes - a.likes));
        return;
      }
      onMove();
      map.current?.zoomInto(areaOf(hidden));
    },
    [onGather, onMove],
  );

  return (
    <KakaoMap
      ref={map}
      label="내 주변 지도"
      center={center}
      level={HOME_MAP_LEVEL}
      onPan={onMove}
      onViewport={readView}
    >
      {viewport && (
        <MarkerLayer
          markers={markers}
          viewport={viewport}
          selected={selected}
          onSelect={onSelect}
          onOpenCluster={openCluster}
        />
      )}
      {position && (
        <PositionMarker
          position={position}
          isRaised={viewport !== null && isCovered(position, markers, viewport)}
        />
      )}
    </KakaoMap>
  );
}
