import { type Ref, startTransition, useCallback, useImperativeHandle, useRef, useState } from 'react';
import type { Coordinates } from '@/domain/map/geo';
import { HOME_MAP_LEVEL } from '@/domain/limits';
import type { MapViewport, MarkerCluster } from '@/domain/map/map-clusters';
import type { MapMarker } from '@/domain/map/markers';
import type { PositionFix } from '@/domain/steps/steps';
import { KakaoMap, type KakaoMapHandle, NEAREST_LEVEL } from '@/ui/map/KakaoMap';
import { areaOf, isOneSpot, standingSide } from './marker-area';
import { MissingMap } from './PositionHint';
import { MarkerLayer } from './pins/MarkerLayer';
import { PositionMarker } from './pins/PositionMarker';

export type MapCanvasHandle = Pick<KakaoMapHandle, 'panTo' | 'panBy' | 'zoomBy'>;

export interface MapCanvasProps {
  /** The map pans there whenever it changes. */
  center: Coordinates;
  /** The user's place; null while it is not known. */
  fix: PositionFix | null;
  markers: readonly MapMarker[];
  selected: MapMarker | null;
  /** The map was moved by hand, or by opening a cluster. */
  onMove: () => void;
  /** The map has come to rest at a level. Always the same function. */
  onLevel: (level: number) => void;
  onSelect: (marker: MapMarker) => void;
  /** A cluster was opened whose places zooming in cannot tell apart. */
  onGather: (places: readonly MapMarker[]) => void;
  handleRef: Ref<MapCanvasHandle>;
}

/** The map itself with everything that lies on it. Its code, and that of the map library, is loaded by itself. */
export function MapCanvas({
  center,
  fix,
  markers,
  selected,
  onMove,
  onLevel,
  onSelect,
  onGather,
  handleRef,
}: MapCanvasProps) {
  const map = useRef<KakaoMapHandle>(null);
  const [view, setView] = useState<{ viewport: MapViewport; level: number } | null>(null);
  const level = view?.level ?? HOME_MAP_LEVEL;

  useImperativeHandle(
    handleRef,
    () => ({
      panTo: (place) => map.current?.panTo(place),
      panBy: (right, down) => map.current?.panBy(right, down),
      zoomBy: (levels) => map.current?.zoomBy(levels),
    }),
    [],
  );

  const readView = useCallback(
    (shownViewport: MapViewport, shownLevel: number) => {
      // In slices: the map comes to rest as a finger leaves it, which may come back at once.
      startTransition(() => setView({ viewport: shownViewport, level: shownLevel }));
      onLevel(shownLevel);
    },
    [onLevel],
  );

  const openCluster = useCallback(
    ({ markers: hidden }: MarkerCluster<MapMarker>) => {
      if (level <= NEAREST_LEVEL || isOneSpot(hidden)) {
        onGather(hidden.toSorted((a, b) => b.likes - a.likes));
        return;
      }
      onMove();
      map.current?.zoomInto(areaOf(hidden));
    },
    [level, onGather, onMove],
  );

  return (
    <KakaoMap
      ref={map}
      label="내 주변 지도"
      center={center}
      level={HOME_MAP_LEVEL}
      onPan={onMove}
      onViewport={readView}
      renderMissing={(retry) => <MissingMap onRetry={retry} />}
    >
      {view && (
        <MarkerLayer
          markers={markers}
          viewport={view.viewport}
          level={level}
          selected={selected}
          onSelect={onSelect}
          onOpenCluster={openCluster}
        />
      )}
      {fix && <PositionMarker fix={fix} level={level} side={standingSide(fix, markers, level)} />}
    </KakaoMap>
  );
}
