import { UnstyledButton } from '@mantine/core';
import { memo } from 'react';
import type { MapMarker } from '@/domain/map/markers';
import { MapOverlay } from '@/ui/map/KakaoMap';
import { markerLabel } from '../marker-text';
import { FlagBadge, PinPicture } from './PinPicture';
import styles from './pins.module.css';

interface MarkerPinProps {
  marker: MapMarker;
  isSelected: boolean;
  onSelect: (marker: MapMarker) => void;
}

/** One marker on the map. It is drawn anew only when the marker itself has changed. */
export const MarkerPin = memo(function MarkerPin({ marker, isSelected, onSelect }: MarkerPinProps) {
  return (
    <MapOverlay
      position={{ latitude: marker.lat, longitude: marker.lng }}
      yAnchor={1}
      zIndex={isSelected ? 4 : marker.ongoing ? 2 : 1}
      clickable
    >
      <UnstyledButton
        className={styles.pin}
        data-marker={marker.key}
        data-ongoing={marker.ongoing || undefined}
        aria-label={markerLabel(marker)}
        aria-pressed={isSelected}
        onClick={() => onSelect(marker)}
      >
        <PinPicture marker={marker} />
        {marker.ongoing && marker.thumb && <FlagBadge />}
      </UnstyledButton>
    </MapOverlay>
  );
});
