import { IconCamera, IconFlagFilled } from '@tabler/icons-react';
import type { MapMarker } from '@/domain/map/markers';
import map from '@/ui/map/map.module.css';
import { pictureSources } from '@/ui/picture-sources';
import styles from './pins.module.css';

/** The round picture of a pin. Beneath it, and in its place when there is none, a flag or a camera says what it is. */
export function PinPicture({ marker: { level, thumb } }: { marker: MapMarker }) {
  const Sign = level === 'CHALLENGE' ? IconFlagFilled : IconCamera;
  return (
    <span className={`${map.pin} ${styles.picture}`} data-level={level}>
      <Sign size={20} />
      {thumb && (
        <img
          {...pictureSources(thumb, '34px')}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={({ currentTarget }) => currentTarget.remove()}
        />
      )}
    </span>
  );
}

/** Marks what is under way. */
export function FlagBadge() {
  return (
    <span className={styles.badge}>
      <IconFlagFilled size={12} />
    </span>
  );
}
