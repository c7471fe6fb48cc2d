const KOREA = '+09:00';

/**
 * The moment of an ISO 8601 text in milliseconds; without an offset it is Asia/Seoul, as the contract says. NaN for what
 * is none.
 */
export function momentOf(text: string): number {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return Date.parse(`${text}T00:00:00${KOREA}`);
  return Date.parse(/(Z|[+-]\d{2}:?\d{2})$/i.test(text) ? text : `${text}${KOREA}`);
}

/** The calendar day in Asia/Seoul, YYYY-MM-DD. */
export const seoulDayOf = (moment: Date): string =>
  new Date(moment.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);

/** How many whole seconds of the day in Asia/Seoul have passed. */
export const secondsOfSeoulDay = (moment: Date): number =>
  Math.floor(((moment.getTime() + 9 * 3_600_000) % 86_400_000) / 1000);
