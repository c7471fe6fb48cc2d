import { AspectRatio, Box, Card, Group, SimpleGrid, Skeleton } from '@mantine/core';

interface CardSkeletonsProps {
  count: number;
  /** The cards that will stand there. */
  like: 'challenge' | 'stamp' | 'post' | 'product';
}

const IN_TWO_COLUMNS = new Set(['stamp', 'product']);

/** Cards that are still loading, in the shape of those that will come. */
export function CardSkeletons({ count, like }: CardSkeletonsProps) {
  const isGrid = IN_TWO_COLUMNS.has(like);
  return (
    <SimpleGrid cols={isGrid ? 2 : 1} spacing={like === 'challenge' ? 'md' : 14} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} padding={like === 'product' ? 10 : 'md'}>
          <CardParts like={like} />
        </Card>
      ))}
    </SimpleGrid>
  );
}

function CardParts({ like }: Pick<CardSkeletonsProps, 'like'>) {
  switch (like) {
    case 'challenge':
    case 'stamp':
      return (
        <>
          <Box mx="calc(var(--mantine-spacing-md) * -1)" mt="calc(var(--mantine-spacing-md) * -1)">
            <Picture ratio={like === 'stamp' ? 1 : 8 / 5} />
          </Box>
          <Skeleton height={28} width={72} radius="xl" mt={14} />
          <Skeleton height={18} width="80%" mt="sm" />
          <Skeleton height={14} width="45%" mt="sm" mb={4} />
        </>
      );
    case 'post':
      return (
        <>
          <Group gap={11} mb="sm" wrap="nowrap">
            <Skeleton height={42} circle />
            <div style={{ flex: 1 }}>
              <Skeleton height={14} width="32%" />
              <Skeleton height={12} width="24%" mt={8} />
            </div>
          </Group>
          <AspectRatio ratio={4 / 3}>
            <Skeleton radius="md" />
          </AspectRatio>
          <Skeleton height={28} width={96} radius="xl" mt="sm" />
          <Skeleton height={14} mt="sm" />
          <Skeleton height={14} width="60%" mt="xs" />
        </>
      );
    case 'product':
      return (
        <>
          <Picture ratio={1} />
          <Skeleton height={14} width="85%" mt="sm" />
          <Skeleton height={18} width="40%" mt="sm" mb={4} />
        </>
      );
  }
}

function Picture({ ratio }: { ratio: number }) {
  return (
    <AspectRatio ratio={ratio}>
      <Skeleton radius={0} />
    </AspectRatio>
  );
}
