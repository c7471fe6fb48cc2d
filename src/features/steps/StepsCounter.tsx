import { Card, Group, Text } from '@mantine/core';
import { IconWalk } from '@tabler/icons-react';
import { formatNumber } from '@/domain/numbers';

/** The floating counter of today's steps (2 §2). */
export function StepsCounter({ steps }: { steps: number }) {
  return (
    <Card radius="xl" shadow="md" maw="100%" py={0} pl="sm" pr="md">
      <Group gap={6} wrap="nowrap" mih={40}>
        <IconWalk size={20} color="var(--leaf)" style={{ flex: 'none' }} />
        <Text fz="0.9375rem" fw={600}>
          오늘{' '}
          <Text component="strong" fz="lg" fw={800} style={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatNumber(steps)}
          </Text>
          걸음
        </Text>
      </Group>
    </Card>
  );
}
