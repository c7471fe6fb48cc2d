import { isRecord } from '../records.ts';

/** A cached answer, one voucher or a list of them, in which a voucher is accepted; anything else stays as it is. */
export function withAcceptance(answer: unknown, exchangeId: number): unknown {
  if (!isRecord(answer)) return answer;
  const { data } = answer;
  const accept = (exchange: unknown) =>
    isRecord(exchange) && exchange.exchangeId === exchangeId ? { ...exchange, accepted: true } : exchange;
  return { ...answer, data: Array.isArray(data) ? data.map(accept) : accept(data) };
}
