import type { Exchange } from '../../../generated/model/exchange.zod.ts';
import { isRecord, presentText, type Unchecked } from '../unknown-values.ts';

/** Where a voucher stands: not accepted, then pending, then accepted (2 §4). */
export type VoucherState = 'unaccepted' | 'pending' | 'accepted';

/** The button of the voucher page. */
export interface VoucherButton {
  label: '수령하기' | '처리중' | '수령완료';
  isDisabled: boolean;
}

/**
 * Where a voucher stands (2 §4): accepted for good once it has been seen so, else pending while its acceptance is under
 * way. A failure makes the button available again (2 §8). Nothing leaves accepted, not even a server that says
 * otherwise later, since the call toggles and a second one would undo the first.
 *
 * @param wasAccepted whether the server has ever said so
 */
export function voucherState(wasAccepted: boolean, isSending: boolean): VoucherState {
  if (wasAccepted) return 'accepted';
  return isSending ? 'pending' : 'unaccepted';
}

/** The button in a state: disabled while pending, once accepted, and without an exchange id (2 §2). */
export function voucherButton(state: VoucherState, exchangeId: number | null | undefined): VoucherButton {
  if (state === 'pending') return { label: '처리중', isDisabled: true };
  if (state === 'accepted') return { label: '수령완료', isDisabled: true };
  return { label: '수령하기', isDisabled: typeof exchangeId !== 'number' };
}

/** A voucher as its pages show it. */
export interface VoucherItem {
  exchangeId: number;
  name: string;
  /** Empty when there is no picture. */
  imageUrl: string;
  accepted: boolean;
}

/** A voucher of the wire (2 §3) with defaults for what is missing or senseless; null without a usable id. */
export function toVoucherItem(exchange: unknown): VoucherItem | null {
  if (!isRecord(exchange)) return null;
  const { exchangeId, name, imageUrl, accepted }: Unchecked<Exchange> = exchange;
  if (typeof exchangeId !== 'number' || !Number.isSafeInteger(exchangeId) || exchangeId < 1) return null;
  return {
    exchangeId,
    name: presentText(name) ?? '이름 없는 상품권',
    imageUrl: presentText(imageUrl) ?? '',
    accepted: accepted === true,
  };
}

/**
 * The vouchers of a list of the wire, those first that can still be used; anything that is none is left out, and so are
 * repeats.
 */
export function toVoucherItems(list: unknown): VoucherItem[] {
  if (!Array.isArray(list)) return [];
  const items = list.map(toVoucherItem).filter((item) => item !== null);
  const vouchers = [...new Map(items.map((item) => [item.exchangeId, item])).values()];
  return vouchers.toSorted((one, other) => Number(one.accepted) - Number(other.accepted));
}

/** A cached answer, one voucher or a list of them, in which a voucher is accepted; anything else stays as it is. */
export function withAcceptance(answer: unknown, exchangeId: number): unknown {
  if (!isRecord(answer)) return answer;
  const { data } = answer;
  const accept = (exchange: unknown) =>
    isRecord(exchange) && exchange.exchangeId === exchangeId ? { ...exchange, accepted: true } : exchange;
  return { ...answer, data: Array.isArray(data) ? data.map(accept) : accept(data) };
}

/** Where every voucher is used (2 §2). */
export const PLACE_OF_USE = '제주특별자치도 제주시 공항로 2, 제주국제공항 여객터미널 교통센터';
