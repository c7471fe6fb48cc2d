import { Group } from '@mantine/core';
import { useSession } from '@/session/useSession';
import { HallabongCount } from '@/ui/moments/HallabongCount';

/** The balance on the card of what has just been proved: it counts up as soon as the server has paid for it. */
export function ProofReward() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Group component="p" gap={6} m={0} mt="sm" fw={700} c="var(--on-peach)">
      보유 한라봉
      <HallabongCount amount={user.hallabong} from={{ balanceOf: user.userId }} />
    </Group>
  );
}
