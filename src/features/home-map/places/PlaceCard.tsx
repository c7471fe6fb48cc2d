import { ActionIcon, Button, Card, Group, Text } from '@mantine/core';
import { IconCamera, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import type { ChallengeState } from '@/domain/challenges/challenge-card';
import type { OngoingChallenge } from '@/domain/challenges/proximity';
import type { Coordinates } from '@/domain/map/geo';
import type { MapMarker } from '@/domain/map/markers';
import { formatNumber } from '@/domain/format/numbers';
import { markerDistance } from '../marker-text';
import type { MapCanvasHandle } from '../MapCanvas';
import { standingSide } from '../marker-area';
import type { MeasuredRoom } from '../useFreeRoom';
import { middleToShow } from './place-middle';
import { PlaceSummary } from './PlaceSummary';

interface PlaceCardProps {
  marker: MapMarker;
  /** The marker as it was chosen: another object each time, also when it is chosen again. */
  choice: MapMarker;
  position: Coordinates | null;
  /** The challenges that the user is near enough to prove. */
  provable: readonly OngoingChallenge[];
  onProve: (challenge: OngoingChallenge) => void;
  /** Today's: whoever walks to the place sees them grow. */
  steps: number;
  /** All that stand on the map. */
  markers: readonly MapMarker[];
  /** The level at which the map is shown. */
  level: number;
  map: RefObject<Pick<MapCanvasHandle, 'panTo'> | null>;
  measureRoom: () => MeasuredRoom | null;
  onClose: () => void;
}

/**
 * What a marker opens: a card over the map with the way to its post or challenge, and to the proof of an ongoing one that
 * is near, also where its question was put off. The map brings the place into sight.
 * The card takes the focus and gives it back when it closes; the map beneath stays usable.
 */
export function PlaceCard(props: PlaceCardProps) {
  const { marker, choice, position, provable, onProve, steps, markers, level, map, measureRoom, onClose } =
    props;
  const proof = marker.source === 'CHALLENGE' ? provable.find(({ id }) => id === marker.id) : undefined;
  const card = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  const titleId = useId();

  useEffect(() => {
    opener.current ??= document.activeElement;
    card.current?.focus({ preventScroll: true });
    return () => {
      // Whoever has already gone elsewhere, such as to another marker, stays there.
      const isLost = document.activeElement === document.body;
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, []);

  /** Once the card stands: how high it is decides what is left of the map. */
  const bringIntoSight = useEffectEvent((place: MapMarker) => {
    const measured = measureRoom();
    if (!measured) return;
    const user = position && { ...position, side: standingSide(position, markers, level) };
    map.current?.panTo(middleToShow(place, user, level, measured));
  });
  useEffect(() => bringIntoSight(choice), [choice]);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  }

  return (
    <Card
      component="section"
      ref={card}
      radius="xl"
      shadow="md"
      style={{ animation: 'var(--rising)' }}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
    >
      <ActionIcon aria-label="닫기" pos="absolute" top={6} right={6} onClick={onClose}>
        <IconX />
      </ActionIcon>
      <PlaceSummary marker={marker} distance={markerDistance(marker, position)} titleId={titleId} />
      <Group mt={14} gap="md" wrap="nowrap">
        <Text
          fz="sm"
          fw={600}
          c="dimmed"
          style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
        >
          오늘 {formatNumber(steps)}걸음
        </Text>
        <Button
          component={Link}
          to={placePath(marker)}
          state={challengeState(marker)}
          variant={proof ? 'default' : 'filled'}
          flex={1}
        >
          {marker.source === 'CHALLENGE' ? '챌린지 보기' : '게시물 보기'}
        </Button>
      </Group>
      {proof && (
        <Button mt="xs" fullWidth leftSection={<IconCamera size={20} />} onClick={() => onProve(proof)}>
          인증하기
        </Button>
      )}
    </Card>
  );
}

/** Where a place leads: a post to its page, a challenge to its detail, or, once it is begun, to its list. */
function placePath({ completed, id, ongoing, source }: MapMarker): string {
  if (source !== 'CHALLENGE') return paths.post(id);
  if (completed) return paths.challenge('done');
  return ongoing ? paths.challenge('doing') : paths.upcomingChallenge(id);
}

/** What the map knows of a challenge: the upcoming list, which is a choice for the user, may not hold it. */
function challengeState({ id, lat, lng, source, thumb, title }: MapMarker): ChallengeState | undefined {
  if (source !== 'CHALLENGE') return undefined;
  const challenge = { id, name: title, imageUrl: thumb, latitude: lat, longitude: lng };
  return { challenge, isPartial: true };
}
