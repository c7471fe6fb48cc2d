import { memo } from 'react';
import type { MarkerCluster } from '@/domain/map-clusters';
import type { MapMarker } from '@/domain/markers';
import { formatNumber } from '@/domain/numbers';
import { MapOverlay } from '@/ui/map/MapOverlay';
import styles from './ClusterPin.module.css';

interface ClusterPinProps {
  cluster: MarkerCluster<MapMarker>;
  onOpen: (cluster: MarkerCluster<MapMarker>) => void;
}

/** Several markers drawn as one, with their number. */
export const ClusterPin = memo(function ClusterPin({ cluster, onOpen }: ClusterPinProps) {
  const count = cluster.markers.length;
  return (
    <MapOverlay
      position={{ latitude: cluster.lat, longitude: cluster.lng }}
      zIndex={cluster.markers.some(({ ongoing }) => ongoing) ? 2 : 1}
      clickable
    >
      <button
        type="button"
        className={styles.cluster}
        data-cluster={cluster.key}
        aria-label={`${formatNumber(count)}곳 모아 보기`}
        onClick={() => onOpen(cluster)}
      >
        {count > 999 ? '999+' : count}
      </button>
    </MapOverlay>
  );
});
