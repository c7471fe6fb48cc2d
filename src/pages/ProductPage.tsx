import { Box, Group, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { NextSlice } from '@/device/NextSlice';
import { paths } from '@/domain/routes/paths';
import {
  DUPLICATE_JEJU_TICON_TEXT,
  previewPurchase,
  purchaseAction,
  shortageText,
  type PurchaseStep,
} from '@/domain/shop/purchase';
import type { SessionUser } from '@/domain/account/session-user';
import { HelpBanner } from '@/features/shop/HelpBanner';
import { LostPurchaseDialog, type LostPurchaseKind } from '@/features/shop/LostPurchaseDialog';
import { ShopFailure } from '@/features/shop/ShopFailure';
import { ShortageModal } from '@/features/shop/ShortageModal';
import { readCategory } from '@/features/shop/product-page-state';
import { ProductDetail } from '@/features/shop/ProductDetail';
import { ProductPayment } from '@/features/shop/ProductPayment';
import type { ShopProduct } from '@/domain/shop/shop-product';
import { useBalance } from '@/features/shop/useBalance';
import { useProduct } from '@/features/shop/useProduct';
import { usePurchase, type PurchaseOccasion, type PurchaseOutcome } from '@/features/shop/usePurchase';
import type { BoughtState } from '@/features/vouchers/bought-voucher';
import { useKnownSteps } from '@/features/steps/useTodaySteps';
import { useSession } from '@/session/useSession';
import { BottomBar } from '@/ui/frame/BottomBar';
import { LandBelow } from '@/ui/drawings/JejuScene';
import { PictureSkeleton } from '@/ui/states/CardSkeletons';
import { ErrorState, LoadingState } from '@/ui/states/states';
import { LazyPart, rememberPart, usePreload } from '@/ui/LazyPart';
import { PageHeader } from '@/ui/frame/PageHeader';
import { useRootMark } from '@/ui/frame/root-mark';
import { SubmitButton } from '@/ui/buttons/SubmitButton';
import { showToast } from '@/ui/toast/toast';

const loadConversion = rememberPart(() =>
  import('@/features/conversion/ConversionModal').then((module) => module.ConversionModal),
);
const loadHelp = rememberPart(() => import('@/features/shop/HelpModal').then((module) => module.HelpModal));
const TAPPED_PARTS = [loadHelp, loadConversion];

/** A product and its purchase (2 §2). An address without a usable id leads to the shop. */
export function ProductPage() {
  const { productId = '' } = useParams();
  const { user } = useSession();
  const id = /^[1-9]\d*$/.test(productId) ? Number(productId) : Number.NaN;
  if (!Number.isSafeInteger(id)) return <Navigate to={paths.shop()} replace />;
  return user ? <LoadedProductPage key={id} productId={id} user={user} /> : null;
}

function LoadedProductPage({ productId, user }: { productId: number; user: SessionUser }) {
  const { product, isLoading, errorText, cause, retry } = useProduct(productId);
  const [searchParams] = useSearchParams();
  const category = readCategory(useLocation().state);
  const step: PurchaseStep = searchParams.get('step') === 'payment' ? 'payment' : 'detail';

  return (
    <>
      <PageHeader title="상품소개" backTo={step === 'payment' ? paths.product(productId) : paths.shop()} />
      {isLoading && <ProductSkeleton />}
      {!isLoading && !product && (
        <LandBelow height="var(--below-header)">
          <ErrorState drawing={ShopFailure} cause={cause} text={errorText} onRetry={retry} />
        </LandBelow>
      )}
      {!isLoading && product && (
        <NextSlice>
          <Purchase
            product={{ ...product, category: product.category ?? category }}
            step={step}
            user={user}
          />
        </NextSlice>
      )}
    </>
  );
}

/** Beneath the header, and beside what is shown. */
const AROUND = { px: 'lg', pt: 'xs', pb: 'lg' } as const;
/** How high the bar at the bottom edge is with one button, and with the way to hallabong over it, in CSS pixels. */
const BAR_HEIGHT = 84;
const HIGH_BAR_HEIGHT = 148;

function ProductSkeleton() {
  return (
    <LoadingState text="불러오는 중…">
      <Stack {...AROUND} gap={14}>
        <PictureSkeleton ratio={320 / 280} bdrs="lg" />
        <Group justify="space-between">
          <Skeleton height={28} width={78} radius="xl" />
          <Skeleton height={28} width={102} radius="xl" />
        </Group>
        <Group justify="space-between">
          <Skeleton height={26} width="50%" />
          <Skeleton height={26} width={72} />
        </Group>
        <Skeleton height={56} radius="lg" mt="xs" />
      </Stack>
    </LoadingState>
  );
}

interface PurchaseProps {
  product: ShopProduct;
  step: PurchaseStep;
  user: SessionUser;
}

type OpenDialog = 'help' | 'conversion' | 'shortage' | LostPurchaseKind | null;

function Purchase({ product, step, user }: PurchaseProps) {
  usePreload(TAPPED_PARTS);
  useRootMark('data-land');
  const navigate = useNavigate();
  const location = useLocation();
  const balance = useBalance();
  const steps = useKnownSteps();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const { buy, checkAgain, isBuying, isChecking } = usePurchase(user.userId, product, handleOutcome);
  /** The balance that the purchase under way began with. */
  const [balanceBefore, setBalanceBefore] = useState<number | null>(null);
  const [isBought, setBought] = useState(false);
  const isUnderWay = isBuying || isChecking || isBought;
  // What it takes is gone from the balance before the page is: that is no shortage.
  const reckonedBalance = isUnderWay ? (balanceBefore ?? balance) : balance;
  const shortage = shortageText(previewPurchase(product.cost, reckonedBalance)?.shortage ?? 0);
  const closeDialog = () => setDialog(null);
  const help = <HelpBanner isNeeded={shortage !== null} onOpen={() => setDialog('help')} />;
  // It stays where it is once hallabong were lacking: who got some comes back to it.
  const [isHelpBelow, setHelpBelow] = useState(false);
  if (shortage !== null && !isHelpBelow) setHelpBelow(true);

  function handleOutcome(outcome: PurchaseOutcome, occasion: PurchaseOccasion) {
    switch (outcome.kind) {
      case 'bought':
        if (occasion === 'open') break;
        setBought(true);
        void navigate(paths.myPage(), {
          replace: true,
          state: { boughtPicture: product.imageUrl } satisfies BoughtState,
        });
        break;
      case 'toast':
        break;
      case 'shortage':
      case 'notBought':
      case 'unclear':
      case 'unreachable':
        setDialog(outcome.kind);
    }
  }

  async function handleBuy() {
    switch (purchaseAction(step, product, user)) {
      case 'refuseDuplicate':
        showToast(DUPLICATE_JEJU_TICON_TEXT);
        break;
      case 'showPayment':
        await navigate({ search: '?step=payment' }, { state: location.state });
        window.scrollTo(0, 0);
        break;
      case 'submit':
        setBalanceBefore(balance);
        await buy();
    }
  }

  return (
    <>
      <LandBelow
        height={`calc(var(--below-header) - ${isHelpBelow ? HIGH_BAR_HEIGHT : BAR_HEIGHT}px - var(--safe-bottom))`}
      >
        <Stack {...AROUND} gap={22}>
          {step === 'detail' ? (
            <ProductDetail product={product} />
          ) : (
            <ProductPayment product={product} reckonedBalance={reckonedBalance} />
          )}
          {!isHelpBelow && help}
        </Stack>
      </LandBelow>
      {/* The higher bar has more beneath it. */}
      {isHelpBelow && <Box h={HIGH_BAR_HEIGHT - BAR_HEIGHT} aria-hidden />}
      <BottomBar isHigh={isHelpBelow}>
        {isHelpBelow && help}
        <SubmitButton
          type="button"
          size="lg"
          fullWidth
          mt={isHelpBelow ? 8 : undefined}
          variant={shortage === null ? 'filled' : 'default'}
          pending={isUnderWay}
          pendingText={isBought ? '구매 완료' : isChecking ? '구매 결과 확인 중…' : '구매 중…'}
          onClick={handleBuy}
        >
          구매하기
        </SubmitButton>
      </BottomBar>
      {dialog === 'help' && (
        <LazyPart
          load={loadHelp}
          props={{ onClose: closeDialog, onConvert: () => setDialog('conversion') }}
          onMissing={closeDialog}
        />
      )}
      {dialog === 'conversion' && (
        <LazyPart
          load={loadConversion}
          props={{ opened: true, steps, onClose: closeDialog }}
          onMissing={closeDialog}
        />
      )}
      <ShortageModal
        opened={dialog === 'shortage'}
        text={shortage}
        onClose={closeDialog}
        onHelp={() => setDialog('help')}
      />
      <LostPurchaseDialog
        kind={isLostPurchase(dialog) ? dialog : null}
        isChecking={isChecking}
        onClose={closeDialog}
        onCheck={checkAgain}
      />
    </>
  );
}

function isLostPurchase(dialog: OpenDialog): dialog is LostPurchaseKind {
  return dialog === 'notBought' || dialog === 'unclear' || dialog === 'unreachable';
}
