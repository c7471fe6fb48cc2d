import { Button, Group, Text } from '@mantine/core';
import { IconMap, IconMapPin, IconWalk } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useDevice } from '@/device/DeviceContext';
import { usePosition } from '@/device/position/usePosition';
import { type Coordinates, distanceText, metersBetween } from '@/domain/map/geo';
import { LazyPart } from '@/ui/LazyPart';

/** What is farther away nobody walks to, in metres. */
const WALK_MAX_METERS = 5_000;

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
    <Group justify="space-between" gap="xs" mt="sm">
      <Distance to={place} />
      <Button
        variant="light"
        size="compact-md"
        ml="auto"
        leftSection={<IconMap size={18} />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        지도에서 보기
      </Button>
      {isOpen && (
        <LazyPart load={loadPlaceSheet} props={{ title, place, onClose: close }} onMissing={close} />
      )}
    </Group>
  );
}

/** Only where the position may be known already: a list asks nobody for it. */
function Distance({ to }: { to: Coordinates }) {
  const { permissions } = useDevice();
  const [isAllowed, setIsAllowed] = useState(false);

  useEffect(() => {
    let isLeft = false;
    void permissions.query('location').then((result) => {
      if (!isLeft) setIsAllowed(result === 'granted');
    });
    return () => {
      isLeft = true;
    };
  }, [permissions]);

  return isAllowed ? <KnownDistance to={to} /> : null;
}

function KnownDistance({ to }: { to: Coordinates }) {
  const { fix } = usePosition();
  if (!fix) return null;
  const meters = metersBetween(fix, to);
  const Sign = meters < WALK_MAX_METERS ? IconWalk : IconMapPin;
  return (
    <Group gap={6} c="var(--leaf)" wrap="nowrap">
      <Sign size={20} />
      <Text fz="0.9375rem" fw={600} component="span">
        여기서 {distanceText(meters)}
      </Text>
    </Group>
  );
}
