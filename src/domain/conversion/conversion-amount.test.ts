import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkConversionAmount, cleanConversionAmount, ConversionSchema } from './conversion-amount.ts';

it.each([
  ['12a3', '123'],
  ['-5', '5'],
  ['1.5', '15'],
  [' 7 ', '7'],
  ['한라봉', ''],
])('the amount to convert typed as "%s" is taken as "%s"', (typed, digits) => {
  expect(cleanConversionAmount(typed)).toBe(digits);
});

it.each(['', '   ', 'abc'])(
  'the amount to convert without a digit ("%s") shows the hint and cannot be sent',
  (typed) => {
    expect(checkConversionAmount(typed)).toEqual({
      tone: 'hint',
      message: '한 번에 최대 100개까지 교환할 수 있어요.',
      amount: null,
    });
  },
);

it.each([
  ['1', 1],
  ['100', 100],
  ['50개', 50],
  ['007', 7],
])('the amount to convert of "%s" is usable', (typed, amount) => {
  expect(checkConversionAmount(typed)).toEqual({
    tone: 'usable',
    message: '사용 가능한 값입니다.',
    amount,
  });
});

it.each(['0', '00', '101', '9'.repeat(400)])('the amount to convert of "%s" is refused', (typed) => {
  expect(checkConversionAmount(typed)).toEqual({
    tone: 'error',
    message: '1부터 100까지의 정수를 입력해주세요.',
    amount: null,
  });
});

it('the amount to convert of a form becomes a number', () => {
  expect(ConversionSchema.parse({ amount: '100' })).toEqual({ amount: 100 });
});

it.each(['', '0', '101', '1.5', '-1', 'abc'])(
  'the amount to convert of a form is refused as "%s"',
  (typed) => {
    const { error } = ConversionSchema.safeParse({ amount: typed });
    expect(error?.issues.map(({ message }) => message)).toEqual(['1부터 100까지의 정수를 입력해주세요.']);
  },
);

it('the amount to convert is only ever sent as a whole number from 1 to 100', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer({ min: -20, max: 150 }).map(String)), (typed) => {
      const { amount, tone } = checkConversionAmount(typed);
      const isSendable = amount !== null && Number.isInteger(amount) && amount >= 1 && amount <= 100;
      expect(isSendable).toBe(tone === 'usable');
      expect(amount === null).toBe(tone !== 'usable');
    }),
  );
});
