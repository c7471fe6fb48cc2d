import { Link } from 'react-router-dom';
import { paths } from '@/app/paths';
import type { Coordinates } from '@/domain/geo';
import { PlusIcon } from '@/ui/icons/PlusIcon';
import { MapOverlay } from '@/ui/map/MapOverlay';
import styles from './PositionMarker.module.css';

/** The user's pulsing position, with the bubble that leads to a new spot (2 §2). */
export function PositionMarker({ position }: { position: Coordinates }) {
  return (
    <MapOverlay position={position} zIndex={3} clickable>
      <div className={styles.position}>
        <Link to={paths.write()} className={styles.bubble} draggable={false}>
          <PlusIcon size={18} strokeWidth={2.8} />
          스팟 추가
        </Link>
        <div className={styles.dot} role="img" aria-label="내 위치" />
      </div>
    </MapOverlay>
  );
}
