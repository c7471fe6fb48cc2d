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
}

/** Where a challenge is (2 §2). */
export function ChallengeMap({ label, center, level, hasPlace }: ChallengeMapProps) {
  return (
    <KakaoMap label={label} center={center} level={level}>
      {hasPlace && (
        <MapOverlay position={center} yAnchor={1}>
          <Box className={styles.pin} mb={10} c="var(--hallabong-deep)">
            <IconFlagFilled size={20} />
          </Box>
        </MapOverlay>
      )}
    </KakaoMap>
  );
}
