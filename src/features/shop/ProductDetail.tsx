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

/** The first step of a purchase: what the product is and what it costs (2 §2). */
export function ProductDetail({ product }: ProductDetailProps) {
  const balance = useBalance();
  const userId = useSession().user?.userId ?? 0;
  return (
    <Stack component="section" align="flex-start" gap="xs">
      <SquarePicture imageUrl={product.imageUrl} sizes={WHOLE_COLUMN} mah="52dvh" />
      <Group justify="space-between" gap="xs" w="100%" mt={6} style={BALANCE_LAST}>
        <Badge component="p" m={0}>
          보유 <HallabongCount amount={balance} from={{ balanceOf: userId }} iconSize={20} />
        </Badge>
        {product.category && (
          <Badge bg="var(--leaf-pale)" c="var(--leaf)">
            {categoryLabel(product.category)}
          </Badge>
        )}
      </Group>
      <Title order={2} fz={22}>
        {product.name}
      </Title>
      <Text fz={22}>
        <HallabongAmount amount={product.cost} iconSize={28} />
      </Text>
    </Stack>
  );
}
