import '@mantine/core/styles/Badge.layer.css';
import { Badge, Group, Stack, Text, Title } from '@mantine/core';
import { categoryLabel } from '@/domain/shop/purchase';
import { useSession } from '@/session/useSession';
import { HallabongCount } from '@/ui/moments/HallabongCount';
import { SquarePicture } from '@/ui/SquarePicture';
import { WHOLE_COLUMN } from '@/ui/picture-sources';
import { HallabongAmount } from './HallabongAmount';
import type { ShopProduct } from '@/domain/shop/shop-product';
import { useBalance } from './useBalance';

interface ProductDetailProps {
  product: ShopProduct;
}

/** At the right end, also where it stands alone. */
const BALANCE_LAST = { flexDirection: 'row-reverse' } as const;
const IN_ONE_LINE = { label: { display: 'flex', alignItems: 'center', gap: 6 } };

/** The first step of a purchase: what the product is and what it costs (2 §2). */
export function ProductDetail({ product }: ProductDetailProps) {
  const balance = useBalance();
  const userId = useSession().user?.userId ?? 0;
  return (
    <Stack component="section" align="flex-start" gap="xs">
      <SquarePicture imageUrl={product.imageUrl} sizes={WHOLE_COLUMN} ratio={8 / 7} mah="52dvh" bdrs="lg" />
      <Group justify="space-between" gap="xs" w="100%" mt="xs" style={BALANCE_LAST}>
        <Badge component="p" m={0} bg="var(--paper-deep)" c="var(--stone)" styles={IN_ONE_LINE}>
          보유 <HallabongCount amount={balance} from={{ balanceOf: userId }} iconSize={20} />
        </Badge>
        {product.category && (
          <Badge bg="var(--leaf-pale)" c="var(--leaf)">
            {categoryLabel(product.category)}
          </Badge>
        )}
      </Group>
      <Group justify="space-between" gap="xs" w="100%">
        <Title order={2} fz={22} flex="1 1 9rem">
          {product.name}
        </Title>
        <Text display="flex" fz={26} lh={1} ml="auto" c="var(--hallabong-deep)">
          <HallabongAmount amount={product.cost} iconSize={30} />
        </Text>
      </Group>
    </Stack>
  );
}
