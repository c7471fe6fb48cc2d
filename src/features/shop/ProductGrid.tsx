import { Button, Card, Center, Group, SimpleGrid, Text } from '@mantine/core';
import { IconCheck, IconLock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import type { ProductCategory } from '@generated/model/product-category.zod';
import { CardSkeletons } from '@/ui/states/CardSkeletons';
import { ShopFailure } from './ShopFailure';
import { EmptyVouchers } from '@/ui/drawings/empty-drawings';
import { EmptyState, ErrorState, LoadingState } from '@/ui/states/states';
import {
  canBuy,
  DUPLICATE_JEJU_TICON_TEXT,
  OWNED_TEXT,
  previewPurchase,
  purchaseObstacle,
} from '@/domain/shop/purchase';
import { useSession } from '@/session/useSession';
import { SquarePicture } from '@/ui/SquarePicture';
import { HALF_COLUMN } from '@/ui/picture-sources';
import { HallabongAmount } from './HallabongAmount';
import type { ProductPageState } from './product-page-state';
import type { ShopProduct } from '@/domain/shop/shop-product';
import { useBalance } from './useBalance';
import { useProducts } from './useProducts';

const PICTURE = { gridArea: '1 / 1' };
const IN_CORNER = { ...PICTURE, alignSelf: 'start', justifySelf: 'start', zIndex: 1 };
/** The costs of a row stand on one line, however long the names are; the cost of what cannot be bought now is dim, unless it is owned. */
const ROWS = { gridTemplateRows: 'auto 1fr auto' };

/** The products of a category in two columns (2 §2). */
export function ProductGrid({ category }: { category: ProductCategory }) {
  const { user } = useSession();
  const { products, isLoading, isError, cause, retry } = useProducts(category);
  if (isLoading) {
    return (
      <LoadingState text="불러오는 중…">
        {!canBuy({ category }, user) && <OwnedNotice />}
        <CardSkeletons count={4} like="product" />
      </LoadingState>
    );
  }
  if (isError) {
    return (
      <ErrorState
        drawing={ShopFailure}
        cause={cause}
        above={64}
        text="상품 목록을 불러오지 못했습니다."
        onRetry={retry}
      />
    );
  }
  if (products.length === 0) {
    return (
      <EmptyState
        drawing={EmptyVouchers}
        above={64}
        text="아직 준비된 상품이 없어요."
        action={
          <Button component={Link} to={paths.challenge()}>
            챌린지 보러가기
          </Button>
        }
      />
    );
  }
  const isOwned = products.some((product) => !canBuy({ category: product.category ?? category }, user));
  return (
    <>
      {isOwned && <OwnedNotice />}
      <SimpleGrid component="ul" cols={2} spacing={14}>
        {products.map((product) => (
          <li key={product.productId}>
            <ProductCard product={product} category={category} />
          </li>
        ))}
      </SimpleGrid>
    </>
  );
}

/** Said once for all of a category. */
function OwnedNotice() {
  return (
    <Group
      gap={8}
      wrap="nowrap"
      mb={12}
      mih={40}
      px={12}
      py={8}
      bdrs="md"
      bg="var(--paper-deep)"
      c="var(--stone)"
    >
      <IconLock size={18} style={{ flex: 'none' }} aria-hidden />
      <Text fz="xs" fw={600}>
        {DUPLICATE_JEJU_TICON_TEXT}
      </Text>
    </Group>
  );
}

interface ProductCardProps {
  product: ShopProduct;
  /** The tab in which it stands. */
  category: ProductCategory;
}

function ProductCard({ product, category }: ProductCardProps) {
  const { user } = useSession();
  const state: ProductPageState = { category: product.category ?? category };
  const balance = useBalance();
  const obstacle = purchaseObstacle({ ...product, ...state }, user, balance);
  const isOwned = obstacle === OWNED_TEXT;
  const isTooDear = (previewPurchase(product.cost, balance)?.shortage ?? 0) > 0;
  const isBarred = !canBuy(state, user);
  const Sign = isOwned ? IconCheck : IconLock;
  return (
    <Card
      component={Link}
      to={paths.product(product.productId)}
      state={state}
      h="100%"
      padding={10}
      display="grid"
      style={ROWS}
    >
      <SquarePicture
        imageUrl={product.imageUrl}
        sizes={HALF_COLUMN}
        style={PICTURE}
        opacity={isBarred && !isOwned ? 0.6 : undefined}
      />
      <Text size="sm" lineClamp={2} mt={10} mx={4} style={{ alignSelf: 'start' }}>
        {product.name}
      </Text>
      <Group
        component="span"
        justify="space-between"
        gap={4}
        wrap="wrap-reverse"
        mih={27}
        mt={8}
        mx={4}
        mb={4}
      >
        <Text
          span
          display="flex"
          fz="1.25rem"
          lh={1}
          c={(isTooDear || isBarred) && !isOwned ? 'dimmed' : undefined}
        >
          <HallabongAmount amount={product.cost} />
        </Text>
        {obstacle && (
          <Text span fz="0.75rem" fw={700} c={isOwned ? 'var(--leaf)' : 'var(--hallabong-deep)'}>
            {obstacle}
          </Text>
        )}
      </Group>
      {isBarred && (
        <Center
          w={26}
          h={26}
          m={6}
          bdrs="50%"
          bg="var(--surface)"
          c={isOwned ? 'var(--leaf)' : 'var(--stone)'}
          style={IN_CORNER}
          aria-hidden
        >
          <Sign size={18} />
        </Center>
      )}
    </Card>
  );
}
