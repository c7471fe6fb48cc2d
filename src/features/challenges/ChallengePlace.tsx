import { Button, Stack } from '@mantine/core';
import { IconMap } from '@tabler/icons-react';
import { useState } from 'react';
import type { Coordinates } from '@/domain/map/geo';
import { LazyPart } from '@/ui/LazyPart';
import { ChallengeDistance } from './ChallengeDistance';

const loadPlaceSheet = () => import('./PlaceSheet').then((module) => module.PlaceSheet);

interface ChallengePlaceProps {
  /** Of the challenge. */
  title: string;
  place: Coordinates;
}

/** How far a challenge in progress is, and the way to its place on the map. */
export function ChallengePlace({ title, place }: ChallengePlaceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Stack gap="sm" mt="xs">
      <ChallengeDistance to={place} />
      <Button
        variant="light"
        leftSection={<IconMap size={20} />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        지도에서 보기
      </Button>
      {isOpen && (
        <LazyPart load={loadPlaceSheet} props={{ title, place, onClose: close }} onMissing={close} />
      )}
    </Stack>
  );
}
