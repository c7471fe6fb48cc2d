import { Group, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import { HallabongCount } from '@/ui/moments/HallabongCount';
import { useSession } from './useSession';

/** The user's balance, which leads to the shop; hallabong that come or go are seen to fly there. */
export function BalanceLink() {
  const { user } = useSession();
  return (
    <UnstyledButton component={Link} to={paths.shop()} mih="var(--target)" pl={6} pr={14}>
      <Group component="span" gap={5} wrap="nowrap" mih="var(--target)" fz="lg">
        <VisuallyHidden>보유 한라봉 </VisuallyHidden>
        <HallabongCount
          amount={user?.hallabong ?? null}
          from={{ balanceOf: user?.userId ?? 0 }}
          iconSize={24}
        />
      </Group>
    </UnstyledButton>
  );
}
