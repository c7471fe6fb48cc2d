import { Card } from '@mantine/core';
import { PLACE_MAP_LEVEL } from '@/domain/limits';
import type { Coordinates } from '@/domain/map/geo';
import { BottomSheet } from '@/ui/dialogs/dialogs';
import { ChallengeMap } from './ChallengeMap';

interface PlaceSheetProps {
  /** Of the challenge. */
  title: string;
  place: Coordinates;
  onClose: () => void;
}

/** The place of a challenge in progress on a map, close enough to walk there. */
export function PlaceSheet({ title, place, onClose }: PlaceSheetProps) {
  return (
    <BottomSheet opened title={title} onClose={onClose}>
      <Card p={0} h="min(52dvh, 420px)" shadow="none">
        <ChallengeMap label={`${title} 지도`} center={place} level={PLACE_MAP_LEVEL} hasPlace isOngoing />
      </Card>
    </BottomSheet>
  );
}
