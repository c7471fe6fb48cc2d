import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getGetProductQueryKey,
  getListMyGoodsQueryKey,
  getListMyGoodsQueryOptions,
  useExchangeProduct,
  useListMyGoods,
} from '@generated/endpoints/products/products';
import { ApiError } from '@/api/api-error';
import { useDevice } from '@/device/DeviceContext';
import { MY_GOODS_FRESH_MS } from '@/domain/limits';
import { presentText } from '@/domain/present-text';
import { judgeLostPurchase, toPurchaseFailure, type PurchaseFailure } from '@/domain/shop/purchase';
import { refreshSession, sessionQueryOptions } from '@/session/session-query';
import { createPurchaseRecords } from './purchase-records';
import type { ShopProduct } from './shop-product';

/** How a purchase ended. */
export type PurchaseOutcome =
  | { kind: 'bought'; message: string }
  | PurchaseFailure
  /** Its answer got lost, and the vouchers show that nothing was bought. */
  | { kind: 'notBought' }
  /** Its answer got lost, and the vouchers do not tell whether it went through. */
  | { kind: 'unclear' }
  /** Its answer got lost, and the vouchers could not be loaded either. */
  | { kind: 'unreachable' };

const BOUGHT_TEXT = '구매를 완료했습니다.';

/**
 * Buys a product (2 §4). The request is never repeated: when its answer gets lost, the vouchers and the session are
 * loaded again to see what became of it, and until that is known a further tap only looks again. Afterwards the
 * vouchers, the session and the product are refreshed (2 §7).
 */
export function usePurchase(userId: number) {
  const queryClient = useQueryClient();
  const records = createPurchaseRecords(useDevice().storage.local, userId);
  const [isChecking, setChecking] = useState(false);
  const { mutateAsync, isPending } = useExchangeProduct();
  // What the user owns before the purchase tells afterwards whether it went through.
  useListMyGoods(
    { userId },
    { query: { staleTime: MY_GOODS_FRESH_MS, refetchOnMount: 'always', refetchOnWindowFocus: 'always' } },
  );

  function readBalance(): number | null {
    return queryClient.getQueryData(sessionQueryOptions().queryKey)?.hallabong ?? null;
  }

  function readExchangeIds(): number[] | null {
    const { queryKey } = getListMyGoodsQueryOptions({ userId });
    return toExchangeIds(queryClient.getQueryData(queryKey));
  }

  function refresh(productId: number): void {
    void queryClient.invalidateQueries({ queryKey: getListMyGoodsQueryKey() });
    void queryClient.invalidateQueries({ queryKey: getGetProductQueryKey(productId) });
    void refreshSession(queryClient);
  }

  async function lookAgain({ productId, cost }: ShopProduct): Promise<PurchaseOutcome> {
    const before = records.read(productId) ?? { exchangeIds: null, balance: null };
    setChecking(true);
    try {
      const [exchangeIds] = await Promise.all([
        queryClient
          .fetchQuery({ ...getListMyGoodsQueryOptions({ userId }), staleTime: 0 })
          .then(toExchangeIds, () => null),
        refreshSession(queryClient),
      ]);
      if (exchangeIds === null) return { kind: 'unreachable' };
      records.remove(productId);
      void queryClient.invalidateQueries({ queryKey: getGetProductQueryKey(productId) });
      const isBought = judgeLostPurchase(before, { exchangeIds, balance: readBalance() }, cost);
      if (isBought === null) return { kind: 'unclear' };
      return isBought ? { kind: 'bought', message: BOUGHT_TEXT } : { kind: 'notBought' };
    } finally {
      setChecking(false);
    }
  }

  /** Sends one purchase, or looks what became of one whose answer got lost. Never rejects. */
  async function buy(product: ShopProduct): Promise<PurchaseOutcome> {
    const { productId } = product;
    if (records.read(productId)) return lookAgain(product);
    records.write(productId, { exchangeIds: readExchangeIds(), balance: readBalance() });
    try {
      const answer = await mutateAsync({ id: productId, data: { userId } });
      records.remove(productId);
      refresh(productId);
      return { kind: 'bought', message: presentText(answer?.message) ?? BOUGHT_TEXT };
    } catch (error) {
      if (!(error instanceof ApiError && error.hasEnvelope)) return lookAgain(product);
      records.remove(productId);
      refresh(productId);
      return toPurchaseFailure({ code: error.code, message: error.serverMessage });
    }
  }

  return { buy, lookAgain, isBuying: isPending, isChecking };
}

function toExchangeIds(answer: unknown): number[] | null {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return null;
  const { data } = answer;
  if (!Array.isArray(data)) return null;
  return data.map((exchange: unknown) => toExchangeId(exchange)).filter((id) => id !== null);
}

function toExchangeId(exchange: unknown): number | null {
  const hasId = typeof exchange === 'object' && exchange !== null && 'exchangeId' in exchange;
  return hasId && typeof exchange.exchangeId === 'number' ? exchange.exchangeId : null;
}
