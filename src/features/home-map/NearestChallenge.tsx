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
  const look = challenge.ongoing ? LOOKS.ongoing : LOOKS.upcoming;
  return (
    <UnstyledButton
      mih="var(--target)"
      mt={12}
      px={12}
      bdrs="md"
      w="100%"
      {...look}
      onClick={() => onShow(challenge)}
    >
      <Group component="span" gap="0 8px" justify="flex-end" fz="0.9375rem">
        <IconFlagFilled size={20} style={{ flex: 'none' }} />
        <Text component="span" inherit c="var(--basalt)" fw={700} truncate flex={1} miw="6em">
          {challenge.title}
        </Text>
        <Group component="span" gap={8} wrap="nowrap">
          <Text component="span" inherit c="dimmed" fw={600}>
            {markerDistance(challenge, position)}
          </Text>
          <IconChevronRight size={18} style={{ marginInlineEnd: -4 }} />
        </Group>
      </Group>
    </UnstyledButton>
  );
}

const LOOKS = {
  ongoing: { c: 'var(--leaf)', bg: 'var(--leaf-pale)' },
  upcoming: { c: 'var(--on-peach)', bg: 'var(--peach)' },
};
