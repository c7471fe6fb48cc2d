import { Card, SimpleGrid, Skeleton } from '@mantine/core';

interface CardSkeletonsProps {
  count: number;
  /** In two columns instead of one. */
  grid?: boolean;
  /** Height of the picture, in CSS pixels. Default 160. */
  imageHeight?: number;
}

/** Cards that are still loading: a picture and two lines each. */
export function CardSkeletons({ count, grid = false, imageHeight = 160 }: CardSkeletonsProps) {
  return (
    <SimpleGrid cols={grid ? 2 : 1} spacing={grid ? 14 : 'md'} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index}>
          <Skeleton height={imageHeight} radius="md" />
          <Skeleton height={16} width="70%" mt="sm" />
          <Skeleton height={14} width="45%" mt="sm" />
        </Card>
      ))}
    </SimpleGrid>
  );
}
