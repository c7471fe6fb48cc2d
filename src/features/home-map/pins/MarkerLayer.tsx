import { memo, useMemo } from 'react';
import {
  degreesApart,
  drawMarkers,
  indexMarkers,
  type MapViewport,
  type MarkerCluster,
} from '@/domain/map/map-clusters';
import type { MapMarker } from '@/domain/map/markers';
import { ClusterPin } from './ClusterPin';
import { MarkerPin } from './MarkerPin';

interface MarkerLayerProps {
  markers: readonly MapMarker[];
  viewport: MapViewport;
  /** The level at which the map is shown. */
  level: number;
  /** Drawn larger and on top, also when it is none of the markers, and in place of the cluster that holds it. */
  selected: MapMarker | null;
  onSelect: (marker: MapMarker) => void;
  onOpenCluster: (cluster: MarkerCluster<MapMarker>) => void;
}

/** How much is drawn around the part in sight, as a share of it: a short pan shows no empty edge. */
const MARGIN_SHARE = 0.15;

/** The markers in sight: at most 50 pins and clusters, none over another, and the selected one. */
export const MarkerLayer = memo(function MarkerLayer({
  markers,
  viewport,
  level,
  selected,
  onSelect,
  onOpenCluster,
}: MarkerLayerProps) {
  const index = useMemo(() => indexMarkers(markers), [markers]);
  const drawn = useMemo(
    () => drawMarkers(index, widen(viewport), degreesApart(level, viewport.south)),
    [index, viewport, level],
  );
  const isApart = selected !== null && drawn.markers.every(({ key }) => key !== selected.key);
  const pins = isApart ? [...drawn.markers, selected] : drawn.markers;
  return (
    <>
      {drawn.clusters.map((cluster) => (
        <ClusterPin
          key={cluster.key}
          cluster={cluster}
          isUnseen={cluster.markers.some(({ key }) => key === selected?.key)}
          onOpen={onOpenCluster}
        />
      ))}
      {pins.map((marker) => (
        <MarkerPin
          key={marker.key}
          marker={marker}
          isSelected={marker.key === selected?.key}
          onSelect={onSelect}
        />
      ))}
    </>
  );
});

function widen({ south, west, north, east }: MapViewport): MapViewport {
  const height = (north - south) * MARGIN_SHARE;
  const width = (east - west) * MARGIN_SHARE;
  return { south: south - height, west: west - width, north: north + height, east: east + width };
}
