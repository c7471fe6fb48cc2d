import '@mantine/core/styles/Divider.layer.css';
import { Box, Divider, Text, UnstyledButton } from '@mantine/core';
import type { Coordinates } from '@/domain/map/geo';
import type { MapMarker } from '@/domain/map/markers';
import { formatNumber } from '@/domain/format/numbers';
import { markerDistance } from '../marker-text';
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
      <Box component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {places.slice(0, LISTED_MAX).map((place, index) => (
          <li key={place.key}>
            {index > 0 && <Divider color="var(--line)" />}
            <UnstyledButton w="100%" py="sm" bdrs="sm" onClick={() => onSelect(place)}>
              <PlaceSummary marker={place} distance={markerDistance(place, position)} />
            </UnstyledButton>
          </li>
        ))}
      </Box>
      {more > 0 && (
        <Text c="dimmed" ta="center" mt="sm">
          외 {formatNumber(more)}곳이 더 있어요.
        </Text>
      )}
    </>
  );
}
