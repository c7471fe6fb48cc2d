import {
  hashKey,
  useIsMutating,
  useMutation,
  useQueryClient,
  type MutationState,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  getExchangeProductMutationKey,
  getGetProductQueryKey,
  getListMyGoodsQueryKey,
  getListMyGoodsQueryOptions,
  useExchangeProduct,
  useListMyGoods,
} from '@generated/endpoints/products/products';
import { ApiError } from '@/api/api-error';
import { useDevice } from '@/device/DeviceContext';
import { runAlone } from '@/device/locks';
import { MY_GOODS_FRESH_MS } from '@/domain/limits';
import { presentText } from '@/domain/unknown-values';
import {
  judgeLostPurchase,
  toPurchaseFailure,
  type PurchaseFailure,
  type PurchaseSnapshot,
  toListedVouchers,
} from '@/domain/shop/purchase';
import { isKept } from '@/offline/kept-marks';
import { lookTwice } from '@/server-state/look-twice';
import { refreshSession, sessionQueryOptions } from '@/session/session-query';
import { hideToasts, showToast } from '@/ui/toast/toast';
import { createPurchaseRecords } from './purchase-records';
import { UNNAMED_PRODUCT, type ShopProduct } from '@/domain/shop/shop-product';

/** How a purchase ended. */
export type PurchaseOutcome =
  | { kind: 'bought'; message: string }
  | PurchaseFailure
  /** The vouchers show that nothing was bought. */
  | { kind: 'notBought' }
  /** Its answer got lost, and the vouchers do not tell whether it went through. */
  | { kind: 'unclear' }
  /** Its answer got lost, and the vouchers could not be loaded either. */
  | { kind: 'unreachable' };

/** A tap on 구매하기, a tap on 다시 확인, or the page that opens and finds a purchase left behind. */
export type PurchaseOccasion = 'buy' | 'check' | 'open';

const BOUGHT_TEXT = '구매를 완료했습니다.';

const NOTHING_KNOWN: PurchaseSnapshot = { exchangeIds: null, balance: null };

/**
 * Buys a product (2 §4), at most once however many taps, tabs and visits there are. A request is never repeated: when
 * its answer gets lost, the vouchers and the session are loaded again to see what became of it, and until that is known
 * a further tap only looks again. A tap while the same purchase is under way, also in another tab, waits for its end and
 * then looks too. Afterwards the vouchers, the session and the product are refreshed (2 §7).
 *
 * @param onOutcome hears what became of a purchase, also of one that an earlier visit of the page began. What there is
 * to say in a toast has been said by then, for who has left the page hears it too.
 */
export function usePurchase(
  userId: number,
  product: ShopProduct,
  onOutcome: (outcome: PurchaseOutcome, occasion: PurchaseOccasion) => void,
) {
  const { productId, cost } = product;
  const queryClient = useQueryClient();
  const { locks, storage } = useDevice();
  const records = createPurchaseRecords(storage.local, userId);
  /** What was known before a purchase that this visit has not cleared up, should another tab drop its record. */
  const unresolved = useRef<PurchaseSnapshot | null>(null);
  // What the user owns before the purchase tells afterwards whether it went through.
  useListMyGoods(
    { userId },
    { query: { staleTime: MY_GOODS_FRESH_MS, refetchOnMount: 'always', refetchOnWindowFocus: 'always' } },
  );

  const sendingKey = [...getExchangeProductMutationKey(), userId, productId];
  const { mutateAsync: send } = useExchangeProduct({ mutation: { mutationKey: sendingKey } });
  const purchaseKey = ['purchase', userId, productId];
  const { mutate, mutateAsync } = useMutation({
    mutationKey: purchaseKey,
    mutationFn: purchase,
    // What the page clears up by itself as it opens nobody has tried anew.
    onMutate: (occasion: PurchaseOccasion) => {
      if (occasion !== 'open') hideToasts();
    },
    onSuccess: (outcome) => {
      if (outcome?.kind === 'bought' || outcome?.kind === 'toast') showToast(outcome.message);
    },
  });
  const isRunning = useIsMutating({ mutationKey: purchaseKey }) > 0;
  const isSending = useIsMutating({ mutationKey: sendingKey }) > 0;

  const handleOutcome = useEffectEvent(onOutcome);
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        const [kind, ofUser, ofProduct] = event.mutation.options.mutationKey ?? [];
        if (kind !== 'purchase' || ofUser !== userId || ofProduct !== productId) return;
        const { data, variables }: MutationState<PurchaseOutcome | null, Error, PurchaseOccasion> =
          event.mutation.state;
        if (data && variables) handleOutcome(data, variables);
      }),
    [queryClient, userId, productId],
  );

  const clearUp = useEffectEvent(() => {
    if (records.read(productId) && queryClient.isMutating({ mutationKey: purchaseKey }) === 0) mutate('open');
  });
  useEffect(() => clearUp(), []);

  /** Null when there is nothing to tell here, since another visit has cleared it up and told it. */
  async function purchase(occasion: PurchaseOccasion): Promise<PurchaseOutcome | null> {
    const left = records.read(productId) ?? unresolved.current;
    const before = left ?? (occasion === 'buy' ? readSnapshot() : NOTHING_KNOWN);
    return runAlone(locks, `purchase.${userId}.${productId}`, async (hadToWait) => {
      if (occasion === 'open' && !records.read(productId)) {
        refresh();
        return null;
      }
      if (occasion !== 'buy' || hadToWait || left) return clearUpLost(before);
      return buy(before);
    });
  }

  async function buy(before: PurchaseSnapshot): Promise<PurchaseOutcome> {
    records.write(productId, before);
    try {
      const answer = await send({ id: productId, data: { userId } });
      if (!isEnvelope(answer)) return await clearUpLost(before);
      records.remove(productId);
      refresh();
      return { kind: 'bought', message: presentText(answer.message) ?? BOUGHT_TEXT };
    } catch (error) {
      if (!(error instanceof ApiError && error.hasEnvelope)) return clearUpLost(before);
      records.remove(productId);
      refresh();
      return toPurchaseFailure({ code: error.code, message: error.serverMessage });
    }
  }

  /** Looks what became of a purchase; what is not there yet gets a second chance. */
  async function clearUpLost(before: PurchaseSnapshot): Promise<PurchaseOutcome> {
    unresolved.current = before;
    const outcome = await lookTwice(
      () => look(before),
      ({ kind }) => kind === 'notBought',
    );
    if (outcome.kind === 'unreachable') return outcome;
    unresolved.current = null;
    records.remove(productId);
    void queryClient.invalidateQueries({ queryKey: getGetProductQueryKey(productId) });
    return outcome;
  }

  async function look(before: PurchaseSnapshot): Promise<PurchaseOutcome> {
    const goods = getListMyGoodsQueryOptions({ userId });
    // A list that was asked for before the purchase would not tell of it.
    await queryClient.cancelQueries({ queryKey: goods.queryKey });
    const [vouchers] = await Promise.all([
      queryClient.fetchQuery({ ...goods, staleTime: 0 }).then(readVouchers, () => null),
      refreshSession(queryClient),
    ]);
    if (vouchers === null) return { kind: 'unreachable' };
    const name = product.name === UNNAMED_PRODUCT ? null : product.name;
    const isBought = judgeLostPurchase(before, { vouchers, balance: readBalance() }, { name, cost });
    if (isBought === null) return { kind: 'unclear' };
    return isBought ? { kind: 'bought', message: BOUGHT_TEXT } : { kind: 'notBought' };
  }

  /** Null for what the device has kept, which stands where no answer came: it knows nothing of a purchase since. */
  function readVouchers(list: unknown) {
    const { queryKey } = getListMyGoodsQueryOptions({ userId });
    return isKept(hashKey(queryKey)) ? null : toListedVouchers(list);
  }

  function readSnapshot(): PurchaseSnapshot {
    const { queryKey } = getListMyGoodsQueryOptions({ userId });
    const vouchers = readVouchers(queryClient.getQueryData(queryKey));
    const exchangeIds = vouchers?.map(({ exchangeId }) => exchangeId).filter((id) => id !== null) ?? null;
    return { exchangeIds, balance: readBalance() };
  }

  function readBalance(): number | null {
    return queryClient.getQueryData(sessionQueryOptions().queryKey)?.hallabong ?? null;
  }

  function refresh(): void {
    void queryClient.invalidateQueries({ queryKey: getListMyGoodsQueryKey() });
    void queryClient.invalidateQueries({ queryKey: getGetProductQueryKey(productId) });
    void refreshSession(queryClient);
  }

  return {
    buy: () => mutateAsync('buy'),
    checkAgain: () => mutateAsync('check'),
    isBuying: isSending,
    isChecking: isRunning && !isSending,
  };
}

/** Whether an answer says that it was done. Anything else may have come from somebody on the way. */
function isEnvelope(answer: { success?: unknown } | undefined): boolean {
  return answer?.success === true;
}
