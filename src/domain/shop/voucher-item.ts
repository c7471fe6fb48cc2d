import { presentText } from '../present-text.ts';

/** A voucher as its pages show it. */
export interface VoucherItem {
  exchangeId: number;
  name: string;
  /** Empty when there is no picture. */
  imageUrl: string;
  accepted: boolean;
}

/** A voucher of the wire with defaults for what is missing or senseless; null without a usable id. */
export function toVoucherItem(exchange: unknown): VoucherItem | null {
  if (typeof exchange !== 'object' || exchange === null) return null;
  const fields: Readonly<Record<string, unknown>> = { ...exchange };
  const { exchangeId, name, imageUrl, accepted } = fields;
  if (typeof exchangeId !== 'number' || !Number.isSafeInteger(exchangeId) || exchangeId < 1) return null;
  return {
    exchangeId,
    name: presentText(name) ?? '이름 없는 상품권',
    imageUrl: presentText(imageUrl) ?? '',
    accepted: accepted === true,
  };
}

/** The vouchers of a list of the wire; anything that is none is left out, and so are repeats. */
export function toVoucherItems(list: unknown): VoucherItem[] {
  if (!Array.isArray(list)) return [];
  const items = list.map(toVoucherItem).filter((item) => item !== null);
  return [...new Map(items.map((item) => [item.exchangeId, item])).values()];
}
