import '@mantine/core/styles/Divider.layer.css';
import { Box, Card, Divider, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { categoryLabel, previewPurchase, shortageText } from '@/domain/shop/purchase';
import { formatNumber } from '@/domain/format/numbers';
import { useSession } from '@/session/useSession';
import { HallabongIcon } from '@/ui/drawings/Hallabong';
import { HallabongCount } from '@/ui/moments/HallabongCount';
import { TextField } from '@/ui/fields/TextField';
import { SquarePicture } from '@/ui/SquarePicture';
import { HallabongAmount } from './HallabongAmount';
import styles from './shop.module.css';
import type { ShopProduct } from '@/domain/shop/shop-product';
import { useBalance } from './useBalance';

interface ProductPaymentProps {
  product: ShopProduct;
  /** What the purchase is reckoned from, in hallabong; null while it is not known. */
  reckonedBalance: number | null;
}

const START = { style: { justifyContent: 'flex-start' } };
const SIDE_BY_SIDE = { gridTemplateColumns: '1fr auto', alignItems: 'baseline' };

/** The shadow of a card, around the torn edge that would cut it off. */
const SHADOWED = {
  filter: 'drop-shadow(0 1px 2px rgb(43 26 14 / 6%)) drop-shadow(0 4px 16px rgb(43 26 14 / 6%))',
};

/**
 * The second step of a purchase, as a receipt (2 §2, 2 §5): what is bought, how much hallabong is applied, and what is
 * lacking or left afterwards. The balance itself is that of this moment, which a purchase takes from.
 */
export function ProductPayment({ product, reckonedBalance }: ProductPaymentProps) {
  const balance = useBalance();
  const userId = useSession().user?.userId ?? 0;
  const preview = previewPurchase(product.cost, reckonedBalance);
  const shortage = preview && shortageText(preview.shortage);
  const applied = preview ? formatNumber(preview.applied) : '-';
  return (
    <Box component="section" style={SHADOWED}>
      <Card padding={18} className={styles.receipt}>
        <Group gap="md" wrap="nowrap">
          <SquarePicture imageUrl={product.imageUrl} sizes="80px" w={88} flex="none" />
          <Stack gap={6} align="flex-start">
            {product.category && (
              <Text size="sm" fw={700} c="var(--leaf)">
                {categoryLabel(product.category)}
              </Text>
            )}
            <Title order={2} fz="lg">
              {product.name}
            </Title>
          </Stack>
        </Group>
        <Divider variant="dashed" size={2} mx={-18} my={14} />
        <Stack component="dl" gap={0} m={0}>
          <Line name="보유 한라봉">
            <HallabongCount amount={balance} from={{ balanceOf: userId }} />
          </Line>
          <Line name="상품 금액">
            <HallabongAmount amount={product.cost} />
          </Line>
        </Stack>
        <TextField
          label="한라봉 적용"
          value={applied}
          variant="unstyled"
          leftSection={<HallabongIcon size={22} />}
          leftSectionWidth={24}
          leftSectionProps={START}
          readOnly
          tone={shortage ? 'negative' : 'normal'}
          message={shortage ?? undefined}
          className={styles.applied}
          style={{ ...SIDE_BY_SIDE, '--length': applied.length }}
          onChange={() => undefined}
        />
        <Divider variant="dashed" size={2} mx={-18} my={14} />
        <Stack component="dl" m={0}>
          <Line name={shortage ? '부족한 한라봉' : '구매 후 남는 한라봉'}>
            <Text
              component="span"
              display="flex"
              lh={1}
              fz="1.375rem"
              c={shortage ? undefined : 'var(--hallabong-deep)'}
            >
              {preview ? (
                <HallabongAmount amount={preview.remaining ?? preview.shortage} iconSize={26} />
              ) : (
                <>
                  - <VisuallyHidden>알 수 없음</VisuallyHidden>
                </>
              )}
            </Text>
          </Line>
        </Stack>
      </Card>
    </Box>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Group justify="space-between" gap="sm" mih={40}>
      <Text component="dt" c="dimmed">
        {name}
      </Text>
      <Text component="dd" m={0} display="flex">
        {children}
      </Text>
    </Group>
  );
}
