import { presentText } from '../present-text.ts';
import { isRecord } from '../records.ts';
import type { ListedVoucher } from './purchase.ts';

/** What an answer lists of the user's vouchers, senseless ones included; null when it lists nothing at all. */
export function toListedVouchers(answer: unknown): ListedVoucher[] | null {
  const { data } = toFields(answer);
  return Array.isArray(data) ? data.map(toListedVoucher) : null;
}

function toListedVoucher(exchange: unknown): ListedVoucher {
  const { exchangeId, name } = toFields(exchange);
  return { exchangeId: typeof exchangeId === 'number' ? exchangeId : null, name: presentText(name) };
}

function toFields(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
