import type { Coordinates } from '@/domain/map/geo';
import type { MapMarker } from '@/domain/map/markers';
import { formatNumber } from '@/domain/numbers';
import { distanceText } from './marker-text';
import styles from './PlaceList.module.css';
import { PlaceSummary } from './PlaceSummary';

interface PlaceListProps {
  places: readonly MapMarker[];
  position: Coordinates | null;
  onSelect: (place: MapMarker) => void;
}

/** A list of thousands would bring a phone to its knees; who looks for more zooms in or searches more narrowly. */
const LISTED_MAX = 50;

/** Places to choose from, the first 50 of them. */
export function PlaceList({ places, position, onSelect }: PlaceListProps) {
  const more = places.length - LISTED_MAX;
  return (
    <>
      <ul className={styles.list}>
        {places.slice(0, LISTED_MAX).map((place) => (
          <li key={place.key}>
            <button type="button" className={styles.place} onClick={() => onSelect(place)}>
              <PlaceSummary marker={place} distance={distanceText(place, position)} />
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>외 {formatNumber(more)}곳이 더 있어요.</p>}
    </>
  );
}
