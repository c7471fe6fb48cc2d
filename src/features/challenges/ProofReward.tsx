import { Group, Text } from '@mantine/core';
import { formatNumber } from '@/domain/format/numbers';
import { HallabongIcon } from '@/ui/drawings/Hallabong';

/** What a proof has brought, in hallabong; the balance above counts up by as much. */
export function ProofReward({ gained }: { gained: number }) {
  return (
    <Group component="p" gap={6} m={0} mt="sm" c="var(--on-peach)">
      <HallabongIcon size={32} />
      <Text span fw={800} fz={28} lh={1}>
        +{formatNumber(gained)}
      </Text>{' '}
      한라봉을 얻었어요.
    </Group>
  );
}
