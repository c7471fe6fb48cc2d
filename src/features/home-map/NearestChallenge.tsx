import { Group, Text, UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconFlagFilled } from '@tabler/icons-react';
import type { Coordinates } from '@/domain/map/geo';
import type { MapMarker } from '@/domain/map/markers';
import { markerDistance } from './marker-text';

interface NearestChallengeProps {
  challenge: MapMarker;
  position: Coordinates | null;
  onShow: (challenge: MapMarker) => void;
}

/** The challenge that is nearest to the user, with its distance; a tap shows it on the map. */
export function NearestChallenge({ challenge, position, onShow }: NearestChallengeProps) {
  return (
    <UnstyledButton mih="var(--target)" onClick={() => onShow(challenge)}>
      <Group component="span" gap={8} wrap="nowrap" fz="sm">
        <IconFlagFilled
          size={18}
          color={challenge.ongoing ? 'var(--leaf)' : 'var(--hallabong-deep)'}
          style={{ flex: 'none' }}
        />
        <Text component="span" inherit fw={600} truncate flex={1}>
          {challenge.title}
        </Text>
        <Text component="span" inherit c="dimmed" flex="none">
          {markerDistance(challenge, position)}
        </Text>
        <IconChevronRight size={18} color="var(--stone)" style={{ flex: 'none', marginInlineEnd: -5 }} />
      </Group>
    </UnstyledButton>
  );
}
