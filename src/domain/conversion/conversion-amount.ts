import * as z from 'zod/mini';
import { CONVERSION_MAX, CONVERSION_MIN } from '../limits.ts';

/** What the conversion sheet says about the typed amount. */
export interface ConversionAmountCheck {
  tone: 'hint' | 'usable' | 'error';
  message: string;
  /** Hallabong to convert, 1 to 100; null while the amount cannot be sent. */
  amount: number | null;
}

/** The typed amount with everything but the digits 0 to 9 stripped (2 §5). */
export function cleanConversionAmount(typed: string): string {
  return typed.replaceAll(/[^0-9]/g, '');
}

const NOT_USABLE = '1부터 100까지의 정수를 입력해주세요.';

/** The form of a conversion: its amount, typed as digits, is a whole number from 1 to 100 (2 §5). */
export const ConversionSchema = z.object({
  amount: z.pipe(
    z.pipe(z.string().check(z.minLength(1, NOT_USABLE)), z.transform(Number)),
    z.int(NOT_USABLE).check(z.gte(CONVERSION_MIN, NOT_USABLE), z.lte(CONVERSION_MAX, NOT_USABLE)),
  ),
});

/**
 * Checks a typed amount of hallabong (2 §5): empty shows the hint, a whole number from 1 to 100 is usable,
 * anything else is an error. Only a usable amount may be sent. Non-digits are stripped first.
 */
export function checkConversionAmount(typed: string): ConversionAmountCheck {
  const digits = cleanConversionAmount(typed);
  if (digits === '') {
    return { tone: 'hint', message: '한 번에 최대 100개까지 교환할 수 있어요.', amount: null };
  }
  const { data } = ConversionSchema.safeParse({ amount: digits });
  return data
    ? { tone: 'usable', message: '사용 가능한 값입니다.', amount: data.amount }
    : { tone: 'error', message: NOT_USABLE, amount: null };
}
