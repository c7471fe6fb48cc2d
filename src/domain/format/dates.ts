/** The zone in which the product's dates are shown, and of times that come without an offset. */
export const JEJU_TIME_ZONE = 'Asia/Seoul';

const JEJU_OFFSET = '+09:00';

const TIMESTAMP =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormatOf(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  });
  dayFormats.set(timeZone, format);
  return format;
}

/**
 * The calendar day (YYYY-MM-DD) of a moment at the place where the user is, never the UTC day (1 §4).
 *
 * @param moment a Date or milliseconds since 1970
 * @param timeZone an IANA name; without one the device's own zone
 */
export function toLocalDay(moment: Date | number, timeZone?: string): string {
  // oxlint-disable-next-line no-restricted-globals -- a moment that is given, not the clock
  if (timeZone === undefined) return toDeviceDay(new Date(moment));
  const parts = dayFormatOf(timeZone).formatToParts(moment);
  const valueOf = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  return `${valueOf('year').padStart(4, '0')}-${valueOf('month')}-${valueOf('day')}`;
}

const toDay = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

function toDeviceDay(date: Date): string {
  if (Number.isNaN(date.getTime())) throw new RangeError('Not a moment.');
  return toDay(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

/**
 * The end of Korea's last summer time, 1988-10-09T03:00+10:00: from then on its clocks have stood at +09:00 (IANA time
 * zone database, ROK).
 */
const JEJU_OFFSET_SINCE = 592_333_200_000;
const JEJU_OFFSET_MS = 9 * 60 * 60_000;

/** The day in Jeju, without a formatter where the offset is known: the first one takes a phone 90 ms. */
function toJejuDay(milliseconds: number): string {
  if (!(milliseconds >= JEJU_OFFSET_SINCE)) return toLocalDay(milliseconds, JEJU_TIME_ZONE);
  // oxlint-disable-next-line no-restricted-globals -- a moment that is given, not the clock
  const shifted = new Date(milliseconds + JEJU_OFFSET_MS);
  return toDay(shifted.getUTCFullYear(), shifted.getUTCMonth() + 1, shifted.getUTCDate());
}

/** The year of a calendar day that is written YYYY-MM-DD. */
export function yearOfDay(day: string): number {
  return Number(day.slice(0, 4));
}

/**
 * Reads a moment of the wire: ISO 8601 with or without an offset, or a bare day. Without an offset it is
 * Asia/Seoul; a bare day is its first moment there.
 *
 * @returns milliseconds since 1970, or undefined for anything else, days such as 2026-02-30 included
 */
export function parseTimestamp(text: string): number | undefined {
  const match = TIMESTAMP.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour = '00', minute = '00', second = '00', fraction = '', offset = JEJU_OFFSET] =
    match;
  const isRealDay =
    // oxlint-disable-next-line no-restricted-globals -- a day that is given, not the clock
    new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
  if (!isRealDay || Number(hour) > 23) return undefined;
  const milliseconds = fraction.padEnd(3, '0').slice(0, 3);
  const zone = offset === 'Z' || offset.includes(':') ? offset : `${offset.slice(0, 3)}:${offset.slice(3)}`;
  // oxlint-disable-next-line no-restricted-globals -- a moment that is given, not the clock
  const moment = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${milliseconds}${zone}`);
  return Number.isNaN(moment) ? undefined : moment;
}

/**
 * The date of a post, YYYY-MM-DD in Jeju (1 §2, 1 §9).
 *
 * @param timestamp a moment of the wire; a missing or unreadable one gives an empty text
 */
export function formatPostDate(timestamp: string | null | undefined): string {
  const moment = timestamp ? parseTimestamp(timestamp) : undefined;
  return moment === undefined ? '' : toJejuDay(moment);
}

/**
 * The date of a challenge, YYYY.MM.DD in Jeju (1 §9, 2 §3).
 *
 * @param moment a moment of the wire, or milliseconds since 1970; a missing or unreadable one gives an empty text
 */
export function formatChallengeDate(moment: string | number | null | undefined): string {
  const milliseconds = typeof moment === 'string' ? parseTimestamp(moment) : moment;
  if (milliseconds === null || milliseconds === undefined) return '';
  return toJejuDay(milliseconds).replaceAll('-', '.');
}
