import type { Coordinates } from '@/domain/map/geo';
import type { MapMarker } from '@/domain/map/markers';
import { formatNumber } from '@/domain/format/numbers';
import { BottomSheet } from '@/ui/dialogs/dialogs';
import { PlaceList } from './PlaceList';

export interface GatheredPlacesProps {
  places: readonly MapMarker[];
  position: Coordinates | null;
  onSelect: (place: MapMarker) => void;
  onClose: () => void;
}

/** The places of a cluster that stand in one spot, the most liked first. */
export function GatheredPlaces({ places, position, onSelect, onClose }: GatheredPlacesProps) {
  return (
    <BottomSheet opened title={`${formatNumber(places.length)}곳`} onClose={onClose}>
      <PlaceList places={places} position={position} onSelect={onSelect} />
    </BottomSheet>
  );
}
