import '@mantine/core/styles/Badge.layer.css';
import { Badge, Box, Center, Group, Stack, Text } from '@mantine/core';
import { IconCamera, IconFlagFilled, IconHeart, IconHeartFilled } from '@tabler/icons-react';
import type { MapMarker } from '@/domain/map/markers';
import { formatNumber } from '@/domain/format/numbers';
import { ImageWithFallback } from '@/ui/ImageWithFallback';
import { markerKind, markerState } from '../marker-text';

interface PlaceSummaryProps {
  marker: MapMarker;
  /** How far it is, already in words. */
  distance: string | null;
  /** For the title, where it is the heading of a card that is closed beside the badges. */
  titleId?: string;
}

const KIND_LOOKS = {
  CHALLENGE: { c: 'var(--on-peach)', bg: 'var(--peach)' },
  SPOT: { c: 'var(--sea)', bg: 'var(--sea-pale)' },
};
const STATE_LOOKS = {
  ongoing: { c: 'var(--leaf)', bg: 'var(--leaf-pale)' },
  completed: { c: 'var(--basalt)', bg: 'var(--paper-deep)' },
};

/** Picture, title, kind, likes and distance of a place on the map, in one row. */
export function PlaceSummary({ marker, distance, titleId }: PlaceSummaryProps) {
  const { completed, level, liked, likes, thumb, title } = marker;
  const state = markerState(marker);
  const Sign = level === 'CHALLENGE' ? IconFlagFilled : IconCamera;
  const Heart = liked ? IconHeartFilled : IconHeart;
  return (
    <Group component="span" gap={14} wrap="nowrap">
      <Box component="span" display="block" w={84} h={84} bdrs="md" style={{ overflow: 'hidden' }}>
        <ImageWithFallback
          src={thumb}
          sizes="80px"
          alt=""
          h="100%"
          fallback={
            <Center component="span" h="100%" {...KIND_LOOKS[level]}>
              <Sign size={32} />
            </Center>
          }
        />
      </Box>
      <Stack component="span" gap={5} miw={0} flex={1}>
        <Group component="span" gap={6} pr={titleId && 34}>
          <Badge component="span" size="sm" {...KIND_LOOKS[level]}>
            {markerKind(marker)}
          </Badge>
          {state && (
            <Badge component="span" size="sm" {...STATE_LOOKS[completed ? 'completed' : 'ongoing']}>
              {state}
            </Badge>
          )}
        </Group>
        <Text component="strong" id={titleId} fz="lg" fw={700} lh={1.35} lineClamp={2}>
          {title}
        </Text>
        <Group component="span" gap="2px 12px" c="dimmed" fz="sm">
          {likes > 0 && (
            <Group
              component="span"
              gap={4}
              wrap="nowrap"
              {...(liked && { c: 'var(--hallabong-deep)', fw: 600 })}
            >
              <Heart size={16} />
              좋아요 {formatNumber(likes)}
            </Group>
          )}
          {distance && <span>내 위치에서 {distance}</span>}
        </Group>
      </Stack>
    </Group>
  );
}
