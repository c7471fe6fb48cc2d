let korean: Intl.NumberFormat | undefined;

/**
 * A number in the Korean locale, such as 12,345 (1 §9, 2 §9).
 *
 * Whole numbers, which are all that most screens show, are grouped here: the browser's formatter takes a phone 70 ms
 * when it is first used.
 */
export function formatNumber(value: number): string {
  if (Number.isSafeInteger(value)) return `${value}`.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  korean ??= new Intl.NumberFormat('ko-KR');
  return korean.format(value);
}

/** A hallabong balance padded to 3 digits, such as 007 or 1,234, for the profile overlay (2 §2). */
export function formatPaddedBalance(balance: number): string {
  return balance < 100 ? String(balance).padStart(3, '0') : formatNumber(balance);
}
