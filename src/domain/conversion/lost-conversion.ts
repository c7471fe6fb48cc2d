/** A conversion as it was sent. */
export interface SentConversion {
  /** In hallabong. */
  amount: number;
  /** The balance before, in hallabong; null when it was not known. */
  balance: number | null;
}

/**
 * Whether a conversion whose answer got lost has happened: the balance has gone up by at least its amount, also when
 * something else came in meanwhile. Null when the balance of before or of now is not known.
 * @param balance what the server says now, in hallabong
 */
export function judgeLostConversion(sent: SentConversion, balance: number | null): boolean | null {
  if (sent.balance === null || balance === null) return null;
  return balance - sent.balance >= sent.amount;
}
