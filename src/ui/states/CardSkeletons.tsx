import { AspectRatio, Box, Card, Center, Group, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

interface CardSkeletonsProps {
  count: number;
  /** The cards that will stand there. */
  like: 'challenge' | 'stamp' | 'post' | 'product';
  /** Stands faintly in the place of a product's picture. Default nothing. */
  sign?: ReactNode;
}

/** How wide the picture of a challenge is for its height: the next card's title is in sight, too. */
export const COVER_RATIO = 17 / 9;

const PADDINGS = { challenge: 'md', stamp: 'md', post: 14, product: 10 } as const;
const IN_TWO_COLUMNS = new Set(['stamp', 'product']);

/** Cards that are still loading, in the shape of those that will come. */
export function CardSkeletons({ count, like, sign }: CardSkeletonsProps) {
  const cards = Array.from({ length: count }, (_, index) => (
    <Card key={index} padding={PADDINGS[like]}>
      <CardParts like={like} sign={sign} />
    </Card>
  ));
  if (!IN_TWO_COLUMNS.has(like)) {
    return (
      <Stack gap={like === 'challenge' ? 'md' : 14} aria-hidden>
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

function CardParts({ like, sign }: Omit<CardSkeletonsProps, 'count'>) {
  switch (like) {
    case 'challenge':
    case 'stamp':
      return (
        <>
          <Box mx="calc(var(--mantine-spacing-md) * -1)" mt="calc(var(--mantine-spacing-md) * -1)">
            <Picture ratio={like === 'stamp' ? 1 : COVER_RATIO} isToEdges />
          </Box>
          <Skeleton height={28} width={72} radius="xl" mt={14} />
          <Skeleton height={18} width="80%" mt="sm" />
          <Skeleton height={14} width="45%" mt="sm" mb={4} />
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
          <AspectRatio ratio={16 / 10}>
            <Skeleton radius="md" />
          </AspectRatio>
          <Skeleton height={32} width={96} radius="xl" mt={10} />
          <Skeleton height={14} mt="sm" />
          <Skeleton height={14} width="60%" mt="xs" />
        </>
      );
    case 'product':
      return (
        <>
          <Box pos="relative">
            <Picture ratio={1} />
            <Center pos="absolute" inset={0} opacity={0.3}>
              {sign}
            </Center>
          </Box>
          <Box mx={4} mt={14} mb={8}>
            <Skeleton height={14} width="85%" />
            <Skeleton height={22} width="45%" mt="sm" />
          </Box>
        </>
      );
  }
}

function Picture({ ratio, isToEdges = false }: { ratio: number; isToEdges?: boolean }) {
  return (
    <AspectRatio ratio={ratio} bdrs={isToEdges ? 0 : undefined}>
      <Skeleton radius={0} />
    </AspectRatio>
  );
}
