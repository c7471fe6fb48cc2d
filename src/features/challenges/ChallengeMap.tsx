import { IconFlag } from '@tabler/icons-react';
import type { Coordinates } from '@/domain/map/geo';
import { KakaoMap } from '@/ui/map/KakaoMap';
import { MapOverlay } from '@/ui/map/MapOverlay';
import styles from './challenges.module.css';

export interface ChallengeMapProps {
  /** What the map shows, for screen readers. */
  label: string;
  center: Coordinates;
  level: number;
  /** Whether the centre is the place of the challenge. */
  hasPlace: boolean;
}

/** Where a challenge is (2 §2). */
export function ChallengeMap({ label, center, level, hasPlace }: ChallengeMapProps) {
  return (
    <KakaoMap label={label} center={center} level={level}>
      {hasPlace && (
        <MapOverlay position={center} yAnchor={1}>
          <span className={styles.pin}>
            <IconFlag size={22} />
          </span>
        </MapOverlay>
      )}
    </KakaoMap>
  );
}
