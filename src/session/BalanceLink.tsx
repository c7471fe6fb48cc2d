import { Group, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import { HallabongCount } from '@/ui/moments/HallabongCount';
import { useSession } from './useSession';

interface BalanceLinkProps {
  /** Small, low in what is tapped: above a figure that counts for more, and what is tapped beside that. */
  isSmall?: boolean;
}

const SMALL = { mt: 16, fz: 'sm' };

/** The user's balance, which leads to the shop; hallabong that come or go are seen to fly there. */
export function BalanceLink({ isSmall = false }: BalanceLinkProps) {
  const { user } = useSession();
  return (
    <UnstyledButton
      component={Link}
      to={paths.shop()}
      display="inline-flex"
      mih="var(--target)"
      pl={6}
      pr={isSmall ? 0 : 14}
      style={{ alignItems: 'center' }}
    >
      <Group component="span" gap={5} wrap="nowrap" fz="lg" {...(isSmall && SMALL)}>
        <VisuallyHidden>보유 한라봉 </VisuallyHidden>
        <HallabongCount
          amount={user?.hallabong ?? null}
          from={{ balanceOf: user?.userId ?? 0 }}
          iconSize={isSmall ? 20 : 24}
        />
      </Group>
    </UnstyledButton>
  );
}
