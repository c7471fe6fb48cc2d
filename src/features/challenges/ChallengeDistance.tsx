import { Group, Text } from '@mantine/core';
import { IconMapPin, IconWalk } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useDevice } from '@/device/DeviceContext';
import { usePosition } from '@/device/position/usePosition';
import { type Coordinates, distanceText, metersBetween } from '@/domain/map/geo';

/** What is farther away nobody walks to, in metres. */
const WALK_MAX_METERS = 5_000;

interface ChallengeDistanceProps {
  to: Coordinates;
}

/** How far a challenge is, only where the position may be known already: a list asks nobody for it. */
export function ChallengeDistance(props: ChallengeDistanceProps) {
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

  return isAllowed ? <KnownDistance {...props} /> : null;
}

function KnownDistance({ to }: ChallengeDistanceProps) {
  const { fix } = usePosition();
  if (!fix) return null;
  const meters = metersBetween(fix, to);
  const Sign = meters < WALK_MAX_METERS ? IconWalk : IconMapPin;
  return (
    <Group gap={6} c="var(--leaf)" wrap="nowrap">
      <Sign size={20} />
      <Text fz="0.9375rem" fw={600} lh={1.4} component="span">
        여기서 {distanceText(meters)}
      </Text>
    </Group>
  );
}
