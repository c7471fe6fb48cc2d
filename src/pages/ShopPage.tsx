import { Box, Stack } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import { PRODUCT_CATEGORIES, toProductCategory } from '@/domain/shop/purchase';
import { BalanceCard } from '@/features/shop/BalanceCard';
import { ProductGrid } from '@/features/shop/ProductGrid';
import { useKnownSteps } from '@/features/steps/useTodaySteps';
import { NextSlice } from '@/device/NextSlice';
import { LandBelow } from '@/ui/drawings/JejuScene';
import { PageHeader } from '@/ui/frame/PageHeader';
import { Tabs } from '@/ui/frame/Tabs';
import { rememberPart, usePreload } from '@/ui/LazyPart';
import { PartDrawnAhead } from '@/ui/PartDrawnAhead';

const loadConversion = rememberPart(() =>
  import('@/features/conversion/ConversionModal').then((module) => module.ConversionModal),
);
const TAPPED_PARTS = [loadConversion];

const TABS = PRODUCT_CATEGORIES.map(({ id, label }) => ({ value: id, label }));

/** The shop (2 §2). The chosen category stands in the address, so that the way back from a product finds it again. */
export function ShopPage() {
  usePreload(TAPPED_PARTS);
  const [searchParams, setSearchParams] = useSearchParams();
  const category = toProductCategory(searchParams.get('category'));

  return (
    <>
      <PageHeader title="구매하기" backTo={paths.myPage()} />
      <LandBelow height="var(--below-header)">
        <Stack gap={18} pt="xs" pb="calc(16px + var(--safe-bottom))">
          <Box px="lg">
            <Balance />
          </Box>
          <Tabs
            label="상품 종류"
            tabs={TABS}
            active={category}
            onChange={(chosen) => setSearchParams({ category: chosen }, { replace: true })}
          >
            <Box px="lg" pt="md">
              <NextSlice>
                <ProductGrid key={category} category={category} />
              </NextSlice>
            </Box>
          </Tabs>
        </Stack>
      </LandBelow>
    </>
  );
}

/** The balance and the dialog that fills it: the products are not drawn anew when it opens. */
function Balance() {
  const [isConverting, setConverting] = useState(false);
  const steps = useKnownSteps();
  const close = () => setConverting(false);
  return (
    <>
      <BalanceCard onRefill={() => setConverting(true)} />
      <PartDrawnAhead
        load={loadConversion}
        props={{ opened: isConverting, steps, onClose: close }}
        onMissing={close}
      />
    </>
  );
}
