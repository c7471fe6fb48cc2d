import { useState } from 'react';
import { IconCamera, IconFlagFilled } from '@tabler/icons-react';
import type { MapMarker } from '@/domain/map/markers';
import map from '@/ui/map/map.module.css';
import { pictureSources } from '@/ui/picture-sources';
import styles from './pins.module.css';

/** The round picture of a pin. When there is none a flag or a camera says what it is. */
export function PinPicture({ marker: { level, thumb } }: { marker: MapMarker }) {
  const [missing, setMissing] = useState<string>();
  const Sign = level === 'CHALLENGE' ? IconFlagFilled : IconCamera;
  return (
    <span className={`${map.pin} ${styles.picture}`} data-level={level}>
      {!thumb || thumb === missing ? (
        <Sign size={20} />
      ) : (
        <img
          {...pictureSources(thumb, '34px')}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setMissing(thumb)}
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
