import { Box } from '@mantine/core';
import { IconFlagFilled } from '@tabler/icons-react';
import type { Coordinates } from '@/domain/map/geo';
import { KakaoMap, MapOverlay } from '@/ui/map/KakaoMap';
import styles from '@/ui/map/map.module.css';

export interface ChallengeMapProps {
  /** What the map shows, for screen readers. */
  label: string;
  center: Coordinates;
  level: number;
  /** Whether the centre is the place of the challenge. */
  hasPlace: boolean;
  /** Whether it has begun, which its flag tells as at home. Default false. */
  isOngoing?: boolean;
}

/** Where a challenge is (2 §2). */
export function ChallengeMap({ label, center, level, hasPlace, isOngoing = false }: ChallengeMapProps) {
  return (
    <KakaoMap label={label} center={center} level={level}>
      {hasPlace && (
        <MapOverlay position={center} yAnchor={1}>
          <Box className={styles.pin} mb={10} c={isOngoing ? 'var(--leaf)' : 'var(--hallabong-deep)'}>
            <IconFlagFilled size={20} />
          </Box>
        </MapOverlay>
      )}
    </KakaoMap>
  );
}
