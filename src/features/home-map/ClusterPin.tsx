import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import type { MarkerCluster } from '@/domain/map/map-clusters';
import type { MapMarker } from '@/domain/map/markers';
import { MapOverlay } from '@/ui/map/MapOverlay';
import styles from './pins.module.css';

interface ClusterPinProps {
  cluster: MarkerCluster<MapMarker>;
  onOpen: (cluster: MarkerCluster<MapMarker>) => void;
}

/** Greatest number that fits into the circle. */
const COUNTED_MAX = 999;

/** Several markers drawn as one, with their number. */
export const ClusterPin = memo(function ClusterPin({ cluster, onOpen }: ClusterPinProps) {
  const count = cluster.markers.length;
  return (
    <MapOverlay
      position={{ latitude: cluster.lat, longitude: cluster.lng }}
      zIndex={cluster.markers.some(({ ongoing }) => ongoing) ? 2 : 1}
      clickable
    >
      <UnstyledButton className={styles.cluster} data-cluster={cluster.key} onClick={() => onOpen(cluster)}>
        {count > COUNTED_MAX ? `${COUNTED_MAX}+` : count}
        <VisuallyHidden>곳 모아 보기</VisuallyHidden>
      </UnstyledButton>
    </MapOverlay>
  );
});
