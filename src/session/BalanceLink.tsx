import { Group, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import { HallabongCount } from '@/ui/moments/HallabongCount';
import { useSession } from './useSession';

interface BalanceLinkProps {
  /** Small, on a ground of its own: beside a figure that counts for more. */
  isPill?: boolean;
}

const PILL = { mih: 26, px: 10, fz: 'sm', bg: 'var(--hallabong-pale)', bdrs: 14 } as const;

/** The user's balance, which leads to the shop; hallabong that come or go are seen to fly there. */
export function BalanceLink({ isPill = false }: BalanceLinkProps) {
  const { user } = useSession();
  return (
    <UnstyledButton
      component={Link}
      to={paths.shop()}
      display="inline-flex"
      mih="var(--target)"
      pl={6}
      pr={isPill ? 0 : 14}
      style={{ alignItems: 'center' }}
    >
      <Group component="span" gap={5} wrap="nowrap" fz="lg" {...(isPill && PILL)}>
        <VisuallyHidden>보유 한라봉 </VisuallyHidden>
        <HallabongCount
          amount={user?.hallabong ?? null}
          from={{ balanceOf: user?.userId ?? 0 }}
          iconSize={isPill ? 20 : 24}
        />
      </Group>
    </UnstyledButton>
  );
}
