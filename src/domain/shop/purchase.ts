import type { Exchange } from '../../../generated/model/exchange.zod.ts';
import type { ProductCategory } from '../../../generated/model/product-category.zod.ts';
import { formatNumber } from '../format/numbers.ts';
import { isRecord, presentText, type Unchecked } from '../unknown-values.ts';

/** The categories of the shop with their labels, the default first (2 §2, 2 §9). */
export const PRODUCT_CATEGORIES = [
  { id: 'JEJU_TICON', label: '제주티콘' },
  { id: 'GOODS', label: '굿즈' },
] as const satisfies readonly { id: ProductCategory; label: string }[];

/** What a purchase would take from the balance, in hallabong. */
export interface PurchasePreview {
  applied: number;
  shortage: number;
  /** What is left of the balance afterwards; null when it does not suffice. */
  remaining: number | null;
}

/** The two steps of the product page (2 §2). */
export type PurchaseStep = 'detail' | 'payment';

/** What a tap on 구매하기 does. */
export type PurchaseAction = 'showPayment' | 'submit' | 'refuseDuplicate';

/** What a refused purchase leads to: the modal 한라봉이 부족해요. or a toast (2 §8). */
export type PurchaseFailure = { kind: 'shortage' } | { kind: 'toast'; message: string };

/** What the purchase rules need to know of the user. */
export interface PurchaseOwner {
  jejuTiconOwned?: unknown;
  ownedProducts?: unknown;
}

/** The category named by an unknown value; JEJU_TICON when it is none (2 §2). */
export function toProductCategory(value: unknown): ProductCategory {
  return value === 'GOODS' ? 'GOODS' : 'JEJU_TICON';
}

/** Label of a category: 제주티콘 or 굿즈; empty for an unknown one (2 §2). */
export function categoryLabel(category: unknown): string {
  return PRODUCT_CATEGORIES.find(({ id }) => id === category)?.label ?? '';
}

/**
 * What a purchase would take (2 §5): applied is min(cost, balance), shortage is max(cost - balance, 0), and the rest
 * remains, in hallabong. Null while the cost or the balance is not known. A balance below zero counts as none.
 */
export function previewPurchase(
  cost: number | null | undefined,
  balance: number | null | undefined,
): PurchasePreview | null {
  if (!isAmount(cost) || !isAmount(balance)) return null;
  const available = Math.max(balance, 0);
  const shortage = Math.max(cost - available, 0);
  return { applied: Math.min(cost, available), shortage, remaining: shortage > 0 ? null : available - cost };
}

/** Message of a shortage, such as 보유한라봉이 1,172개 부족해요; null when nothing is short (2 §2). */
export function shortageText(shortage: number): string | null {
  return shortage > 0 ? `보유한라봉이 ${formatNumber(shortage)}개 부족해요` : null;
}

/** Beside the cost of a product that the user owns already, where a second one cannot be bought. */
export const OWNED_TEXT = '보유 중';

/**
 * What stands beside a product's cost in the shop where it cannot be bought: that the user owns it already, or how many
 * hallabong are short. Null where it can be bought, where another Jeju voucher is owned, which is said once for all of
 * them, or where nobody knows.
 */
export function purchaseObstacle(
  product: { productId: number; category?: unknown; cost: number | null },
  owner: PurchaseOwner | null | undefined,
  balance: number | null,
): string | null {
  if (!canBuy(product, owner)) return owns(product, owner) ? OWNED_TEXT : null;
  const shortage = previewPurchase(product.cost, balance)?.shortage ?? 0;
  return shortage > 0 ? `${formatNumber(shortage)}개 부족` : null;
}

/**
 * Whether the user already owns a Jeju voucher: by the flag of the session, or by an owned product of the
 * category JEJU_TICON (2 §3, 2 §5).
 */
export function ownsJejuTicon(owner: PurchaseOwner | null | undefined): boolean {
  if (!owner) return false;
  if (owner.jejuTiconOwned === true) return true;
  return Array.isArray(owner.ownedProducts) && owner.ownedProducts.some(isJejuTicon);
}

/** Whether a product may be bought: a JEJU_TICON only by a user without a Jeju voucher (2 §5). */
export function canBuy(product: { category?: unknown }, owner: PurchaseOwner | null | undefined): boolean {
  return !(isJejuTicon(product) && ownsJejuTicon(owner));
}

/**
 * What a tap on 구매하기 does (2 §4): the first shows the payment, the second submits. A second Jeju voucher is
 * refused at either (see DUPLICATE_JEJU_TICON_TEXT). A balance that seems short is submitted all the same: the
 * server knows the balance of this moment.
 */
export function purchaseAction(
  step: PurchaseStep,
  product: { category?: unknown },
  owner: PurchaseOwner | null | undefined,
): PurchaseAction {
  if (!canBuy(product, owner)) return 'refuseDuplicate';
  return step === 'detail' ? 'showPayment' : 'submit';
}

/** Toast of a refused second Jeju voucher (2 §8); the shop says it before. */
export const DUPLICATE_JEJU_TICON_TEXT = '이미 보유 중인 제주 티콘이라 구매할 수 없어요.';

/** What a failed exchange leads to, by the code and the message of the server (2 §8). */
export function toPurchaseFailure(error: { code?: unknown; message?: unknown }): PurchaseFailure {
  if (error.code === 'INSUFFICIENT_HALLABONG') return { kind: 'shortage' };
  if (error.code === 'ALREADY_OWNED') return { kind: 'toast', message: DUPLICATE_JEJU_TICON_TEXT };
  return { kind: 'toast', message: presentText(error.message) ?? '구매에 실패했습니다.' };
}

/** What the server said of the user at one moment, to tell whether something was bought in between. */
export interface PurchaseSnapshot {
  /** The ids of all vouchers; null when they could not be loaded. */
  exchangeIds: readonly number[] | null;
  /** In hallabong; null when it is not known. */
  balance: number | null;
}

/** A voucher as the server lists it. */
export interface ListedVoucher {
  /** Null when the server does not tell it. */
  exchangeId: number | null;
  /** Null when the server does not tell it. */
  name: string | null;
}

/** What the server says of the user after a purchase whose answer got lost. */
export interface PurchaseEvidence {
  /** All vouchers; null when they could not be loaded. */
  vouchers: readonly ListedVoucher[] | null;
  /** In hallabong; null when it is not known. */
  balance: number | null;
}

/**
 * Whether a purchase whose answer got lost went through: there is a voucher that was not there before and that bears
 * the name of the product, which is all that a voucher tells of what it is for (2 §3). Where the vouchers of before are
 * not known, such a voucher is there and the balance has gone down by at least the cost. Null when `after` does not
 * tell, also because a voucher that may be the new one does not tell its name.
 */
export function judgeLostPurchase(
  before: PurchaseSnapshot,
  after: PurchaseEvidence,
  product: { name: string | null; cost: number | null },
): boolean | null {
  if (after.vouchers === null) return null;
  const known = before.exchangeIds;
  const candidates = after.vouchers.filter(
    ({ exchangeId }) => exchangeId === null || !known?.includes(exchangeId),
  );
  const isOfProduct = ({ exchangeId, name }: ListedVoucher) =>
    exchangeId !== null && name !== null && name === product.name;
  const isSilent = ({ exchangeId, name }: ListedVoucher) =>
    name === null || product.name === null || (exchangeId === null && name === product.name);
  const isFound = candidates.some(isOfProduct);
  const isUnclear = candidates.some(isSilent);
  if (known) return isFound || (isUnclear ? null : false);
  if (!isFound && !isUnclear) return false;
  if (before.balance === null || after.balance === null || !product.cost) return null;
  if (before.balance - after.balance < product.cost) return false;
  return isFound || null;
}

function isAmount(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function owns({ productId }: { productId: number }, owner: PurchaseOwner | null | undefined): boolean {
  const owned = owner?.ownedProducts;
  return (
    Array.isArray(owned) && owned.some((product) => isRecord(product) && product.productId === productId)
  );
}

function isJejuTicon(product: unknown): boolean {
  return isRecord(product) && product.category === 'JEJU_TICON';
}

/** What an answer lists of the user's vouchers, senseless ones included; null when it lists nothing at all. */
export function toListedVouchers(answer: unknown): ListedVoucher[] | null {
  const { data } = toFields(answer);
  return Array.isArray(data) ? data.map(toListedVoucher) : null;
}

function toListedVoucher(exchange: unknown): ListedVoucher {
  const { exchangeId, name }: Unchecked<Exchange> = toFields(exchange);
  return { exchangeId: typeof exchangeId === 'number' ? exchangeId : null, name: presentText(name) };
}

function toFields(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
