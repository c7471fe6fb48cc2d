import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { ChallengeCard, ChallengeDetail } from '@/domain/challenges/challenge-card';
import { ChallengeCover } from '@/ui/drawings/ChallengeCover';
import { ErrorState, LoadingState } from '@/ui/states/states';
import { ImageWithFallback } from '@/ui/ImageWithFallback';
import { WHOLE_COLUMN } from '@/ui/picture-sources';
import { LazyPart } from '@/ui/LazyPart';
import { CategoryBadge } from './CategoryBadge';
import { ChallengeDistance } from './ChallengeDistance';

const loadMap = () => import('./ChallengeMap').then((module) => module.ChallengeMap);

/** Down to the space of the button at the bottom. */
export const DOWN_TO_BUTTON =
  'calc(100dvh - var(--notice-height, 0px) - var(--header-height) - var(--safe-top) - 84px - var(--safe-bottom))';
export const PICTURE_HEIGHT = 'clamp(180px, 56vw, 270px)';
const CLIPPED = { overflow: 'hidden' } as const;

interface ChallengeDetailViewProps {
  detail: ChallengeDetail;
  /** What the list shows of it. */
  card: ChallengeCard;
  isThemeKnown: boolean;
}

/** A challenge before its start (2 §2): picture, name, description and where it is, and what its card tells. */
export function ChallengeDetailView({ detail, card, isThemeKnown }: ChallengeDetailViewProps) {
  const { title, description, image, center, hasPlace, mapLevel } = detail;
  const [isMapMissing, setIsMapMissing] = useState(false);
  return (
    <Stack component="article" gap={0} mih={DOWN_TO_BUTTON} px="lg" pt={4} pb="xs">
      <Box flex="none" h={PICTURE_HEIGHT} bdrs="xl" bg="var(--peach)" style={CLIPPED}>
        <ImageWithFallback
          src={image}
          sizes={WHOLE_COLUMN}
          alt=""
          loading="eager"
          h="100%"
          fallback={<ChallengeCover of={card.id} height="100%" />}
        />
      </Box>
      {isThemeKnown && (
        <Group mt="md" mb={-8}>
          <CategoryBadge card={card} />
        </Group>
      )}
      <Title order={2} fz="1.375rem" fw={800} lh={1.35} mt="lg">
        {title}
      </Title>
      <Group gap="4px 14px" mt={6} fz="sm">
        {card.dateText && (
          <Text c="dimmed" inherit>
            {card.dateText}
          </Text>
        )}
        {card.place && <ChallengeDistance to={card.place} />}
      </Group>
      {description && (
        <Text lh={1.65} textWrap="pretty" mt={10} style={{ whiteSpace: 'pre-line' }}>
          {description}
        </Text>
      )}
      <Box
        pos="relative"
        display="grid"
        flex={1}
        mih={240}
        mah={440}
        mt="lg"
        bdrs="xl"
        bg="var(--sea-pale)"
        style={{ ...CLIPPED, isolation: 'isolate' }}
      >
        {isMapMissing ? (
          <ErrorState text="지도를 불러올 수 없어요." onRetry={() => setIsMapMissing(false)} />
        ) : (
          <LazyPart
            load={loadMap}
            isUrgent
            props={{ label: `${title} 지도`, center, level: mapLevel, hasPlace }}
            fallback={<LoadingState text="불러오는 중…" />}
            isToasted={false}
            onMissing={() => setIsMapMissing(true)}
          />
        )}
      </Box>
    </Stack>
  );
}
