import { Group, Text } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useDevice } from '@/device/DeviceContext';
import { usePosition } from '@/device/position/usePosition';
import { type Coordinates, distanceText, metersBetween } from '@/domain/map/geo';

/** The pin stands that far within its icon. */
const PIN_AT_EDGE = { flex: 'none', marginInlineStart: -3 };

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
  return (
    // Before it is known its line is there: what is below stays where it is.
    <Group gap={5} mih={21} c="var(--leaf)" wrap="nowrap">
      {fix && (
        <>
          <IconMapPin size={20} style={PIN_AT_EDGE} />
          <Text fz="sm" fw={600} lh={1.5} component="span">
            여기서 {distanceText(metersBetween(fix, to))}
          </Text>
        </>
      )}
    </Group>
  );
}
