import {
  AspectRatio,
  type AspectRatioProps,
  Box,
  Card,
  Center,
  Group,
  SimpleGrid,
  Skeleton,
  Stack,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { HallabongIcon } from '@/ui/drawings/Hallabong';

interface CardSkeletonsProps {
  count: number;
  /** The cards that will stand there. */
  like: 'challenge' | 'started' | 'stamp' | 'post' | 'product';
}

/** How wide the picture of a challenge is for its height: the next card's title is in sight, too. */
export const COVER_RATIO = 17 / 9;

const PADDINGS = { challenge: 'md', started: 'md', stamp: 'md', post: 14, product: 10 } as const;
const IN_TWO_COLUMNS = new Set(['stamp', 'product']);

/** Cards that are still loading, in the shape of those that will come. */
export function CardSkeletons({ count, like }: CardSkeletonsProps) {
  const cards = Array.from({ length: count }, (_, index) => (
    <Card key={index} padding={PADDINGS[like]}>
      <CardParts like={like} />
    </Card>
  ));
  if (!IN_TWO_COLUMNS.has(like)) {
    return (
      <Stack gap={like === 'post' ? 14 : 'md'} aria-hidden>
        {cards}
      </Stack>
    );
  }
  return (
    <SimpleGrid
      cols={2}
      // As many stamps beside each other as there is room for.
      minColWidth={like === 'stamp' ? 'min(100%, 136px)' : undefined}
      spacing={14}
      aria-hidden
    >
      {cards}
    </SimpleGrid>
  );
}

function CardParts({ like }: Pick<CardSkeletonsProps, 'like'>) {
  switch (like) {
    case 'challenge':
    case 'started':
    case 'stamp':
      return (
        <>
          <Box mx="calc(var(--mantine-spacing-md) * -1)" mt="calc(var(--mantine-spacing-md) * -1)">
            <PictureSkeleton ratio={like === 'stamp' ? 1 : COVER_RATIO} bdrs={0} />
          </Box>
          <Skeleton height={30} width={72} radius="xl" mt={14} />
          <Skeleton height={18} width="80%" mt={10} />
          {/* In half of the width most titles take two lines. */}
          {like === 'stamp' && <Skeleton height={18} width="50%" mt={6} />}
          <Skeleton height={14} width="45%" mt={15} mb={3} />
          {like === 'started' && <Skeleton height={48} radius="md" mt={41} />}
        </>
      );
    case 'post':
      return (
        <>
          <Group gap={10} mb={10} wrap="nowrap">
            <Skeleton height={40} circle />
            <div style={{ flex: 1 }}>
              <Skeleton height={14} width="32%" />
              <Skeleton height={12} width="24%" mt={8} />
            </div>
          </Group>
          <PictureSkeleton ratio={16 / 10} />
          <Skeleton height={30} width={96} radius="xl" mt={10} />
          <Skeleton height={14} mt="sm" />
          <Skeleton height={14} width="60%" mt="xs" />
        </>
      );
    case 'product':
      return (
        <>
          <PictureSkeleton ratio={1} />
          <Box mx={4} mt={14} mb={8}>
            <Skeleton height={14} width="85%" />
            <Skeleton height={22} width="45%" mt="sm" />
          </Box>
        </>
      );
  }
}

/** A picture that is still loading: a fruit stands in its place. */
export function PictureSkeleton(props: AspectRatioProps) {
  return (
    <AspectRatio {...props}>
      <Box pos="relative">
        <Skeleton radius={0} height="100%" style={{ '--bone': 'var(--peach)' }} />
        <Center pos="absolute" inset={0} opacity={0.5}>
          <HallabongIcon size={52} />
        </Center>
      </Box>
    </AspectRatio>
  );
}

interface EmptySeatProps {
  /** How high it is at least, in CSS pixels. Default as its neighbour. */
  mih?: number;
  /** A sign of what may come there. */
  children: ReactNode;
}

/** What a list of cards in two columns has left. */
export function EmptySeat({ mih, children }: EmptySeatProps) {
  return (
    <Center
      component="li"
      aria-hidden
      mih={mih}
      bdrs="lg"
      bd="2px dashed var(--line-strong)"
      c="var(--line-strong)"
      opacity={0.5}
    >
      {children}
    </Center>
  );
}
