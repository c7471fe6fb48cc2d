import { Button, Group, Paper, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useSession } from '@/session/useSession';
import { HallabongCount } from '@/ui/moments/HallabongCount';
import { useBalance } from './useBalance';

/** The balance at the top of the shop, with the way to the point conversion (2 §2). */
export function BalanceCard({ onRefill }: { onRefill: () => void }) {
  const balance = useBalance();
  const userId = useSession().user?.userId ?? 0;
  return (
    <Paper component="section" aria-label="보유 한라봉" bg="var(--peach)" px={18} py="md">
      <Group justify="space-between" gap="sm">
        <Stack gap={4}>
          <Text size="sm" fw={600} c="var(--on-peach)">
            보유 한라봉
          </Text>
          <Text component="span" fz="1.375rem" c="var(--on-hallabong)" aria-live="polite">
            <VisuallyHidden>한라봉 </VisuallyHidden>
            <HallabongCount amount={balance} from={{ balanceOf: userId }} iconSize={26} />
          </Text>
        </Stack>
        <Button onClick={onRefill}>한라봉 채우기</Button>
      </Group>
    </Paper>
  );
}
