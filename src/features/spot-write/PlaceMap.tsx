import { Box } from '@mantine/core';
import type { Coordinates } from '@/domain/map/geo';
import { SPOT_PICKER_MAP_LEVEL } from '@/domain/limits';
import { KakaoMap, MapOverlay, useMapSdk } from '@/ui/map/KakaoMap';
import { PlacePin } from './PlacePin';

export interface PlaceMapProps {
  position: Coordinates;
  /** It was tapped. */
  onTap: () => void;
}

/**
 * Where the chosen place lies, on a small map that stands still. For the eye and the thumb alone: the field above it says
 * and does the same. Without a map there is none.
 */
export function PlaceMap({ position, onTap }: PlaceMapProps) {
  const { status } = useMapSdk();
  if (status === 'error') return null;
  return (
    <Box
      role="presentation"
      h={136}
      bdrs="md"
      style={{ overflow: 'hidden', cursor: 'pointer', isolation: 'isolate' }}
      onClick={onTap}
    >
      <Box h="100%" inert>
        <KakaoMap label="고른 위치" center={position} level={SPOT_PICKER_MAP_LEVEL} draggable={false}>
          <MapOverlay position={position} yAnchor={1}>
            <PlacePin />
          </MapOverlay>
        </KakaoMap>
      </Box>
    </Box>
  );
}
