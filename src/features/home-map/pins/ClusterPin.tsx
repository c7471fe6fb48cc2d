import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import type { MarkerCluster } from '@/domain/map/map-clusters';
import type { MapMarker } from '@/domain/map/markers';
import { MapOverlay } from '@/ui/map/KakaoMap';
import { PinPicture } from './PinPicture';
import styles from './pins.module.css';

interface ClusterPinProps {
  cluster: MarkerCluster<MapMarker>;
  /** Whether one of its markers is selected: that stands alone for it. */
  isUnseen: boolean;
  onOpen: (cluster: MarkerCluster<MapMarker>) => void;
}

/** Greatest number that fits into the circle. */
const COUNTED_MAX = 999;

const UNSEEN = { opacity: 0, pointerEvents: 'none' } as const;

/** Several markers drawn as one: two of their pictures, one behind the other, and their number. */
export const ClusterPin = memo(function ClusterPin({ cluster, isUnseen, onOpen }: ClusterPinProps) {
  const { key, lat, lng, markers } = cluster;
  const isOngoing = markers.some(({ ongoing }) => ongoing);
  return (
    <MapOverlay position={{ latitude: lat, longitude: lng }} yAnchor={1} zIndex={isOngoing ? 2 : 1} clickable>
      <UnstyledButton
        className={styles.pin}
        data-cluster={key}
        data-ongoing={isOngoing || undefined}
        // It keeps the focus that the card of the marker gives back when it closes.
        {...(isUnseen && { tabIndex: -1, style: UNSEEN })}
        onClick={() => onOpen(cluster)}
      >
        <span className={styles.badge}>
          {markers.length > COUNTED_MAX ? `${COUNTED_MAX}+` : markers.length}
          <VisuallyHidden>곳 모아 보기</VisuallyHidden>
        </span>
        {picturesOf(markers).map((marker) => (
          <PinPicture key={marker.key} marker={marker} />
        ))}
      </UnstyledButton>
    </MapOverlay>
  );
});

const rank = ({ ongoing, thumb }: MapMarker) => (thumb === null ? 0 : 2) + (ongoing ? 1 : 0);

/** The two to show, the second in front: those with a picture before the rest, and of these what is under way. */
function picturesOf(markers: readonly MapMarker[]): MapMarker[] {
  let front: MapMarker | undefined;
  let back: MapMarker | undefined;
  for (const marker of markers) {
    if (!front || rank(marker) > rank(front)) [front, back] = [marker, front];
    else if (!back || rank(marker) > rank(back)) back = marker;
  }
  return [back, front].filter((marker) => marker !== undefined);
}
