import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '@/app/paths';
import type { Coordinates } from '@/domain/map/geo';
import { MapOverlay } from '@/ui/map/MapOverlay';
import styles from './pins.module.css';

interface PositionMarkerProps {
  position: Coordinates;
  /** Leaves room for a pin that stands on the position. */
  isRaised: boolean;
}

/** The user's pulsing position, with the bubble that leads to a new spot (2 §2). */
export function PositionMarker({ position, isRaised }: PositionMarkerProps) {
  return (
    <MapOverlay position={position} clickable>
      <div className={styles.position} data-raised={isRaised || undefined}>
        <Link to={paths.write()} className={styles.bubble} draggable={false}>
          <IconPlus size={18} strokeWidth={2.8} />
          스팟 추가
        </Link>
        <div className={styles.dot} role="img" aria-label="내 위치" />
      </div>
    </MapOverlay>
  );
}
