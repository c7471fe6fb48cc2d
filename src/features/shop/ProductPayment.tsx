import { Card, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { categoryLabel, previewPurchase, shortageText } from '@/domain/shop/purchase';
import { formatNumber } from '@/domain/numbers';
import { TextField } from '@/ui/fields/TextField';
import { SquarePicture } from '@/ui/SquarePicture';
import { HallabongAmount } from './HallabongAmount';
import type { ShopProduct } from './shop-product';
import { useBalance } from './useBalance';

interface ProductPaymentProps {
  product: ShopProduct;
}

/** The second step of a purchase: how much hallabong is applied, and how much is lacking (2 §2, 2 §5). */
export function ProductPayment({ product }: ProductPaymentProps) {
  const balance = useBalance();
  const preview = previewPurchase(product.cost, balance);
  const shortage = preview && shortageText(preview.shortage);
  return (
    <Stack component="section" gap={22}>
      <Card padding={14}>
        <Group gap="md" wrap="nowrap">
          <SquarePicture imageUrl={product.imageUrl} w={104} flex="none" />
          <Stack gap={6} align="flex-start">
            {product.category && (
              <Text size="sm" fw={700} c="var(--leaf)">
                {categoryLabel(product.category)}
              </Text>
            )}
            <Title order={2} fz="lg">
              {product.name}
            </Title>
            <HallabongAmount amount={product.cost} />
          </Stack>
        </Group>
      </Card>
      <TextField
        label="한라봉 적용"
        value={preview ? `${formatNumber(preview.applied)}개` : '-'}
        readOnly
        tone={shortage ? 'negative' : 'normal'}
        message={shortage ?? undefined}
        onChange={() => undefined}
      />
      <Paper component="dl" bg="var(--paper-deep)" m={0} p={18}>
        <Sum name="보유 한라봉" amount={balance} />
        <Sum name="상품 금액" amount={product.cost} />
      </Paper>
    </Stack>
  );
}

function Sum({ name, amount }: { name: string; amount: number | null }) {
  return (
    <Group justify="space-between" py={6}>
      <Text component="dt" c="dimmed">
        {name}
      </Text>
      <Text component="dd">
        <HallabongAmount amount={amount} />
      </Text>
    </Group>
  );
}
