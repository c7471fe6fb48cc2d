import { describe, expect, it } from 'vitest';
import { voucherButton, voucherState } from './voucher.ts';

describe('a voucher', () => {
  it('goes from not accepted over pending to accepted', () => {
    expect(voucherState(false, false)).toBe('unaccepted');
    expect(voucherState(false, true)).toBe('pending');
    expect(voucherState(true, false)).toBe('accepted');
  });

  it('that is accepted is not pending, whatever is under way', () => {
    expect(voucherState(true, true)).toBe('accepted');
  });
});

describe('the voucher button', () => {
  it.each([
    ['unaccepted', '수령하기', false],
    ['pending', '처리중', true],
    ['accepted', '수령완료', true],
  ] as const)('of a voucher that is %s reads %s, disabled: %s', (state, label, isDisabled) => {
    expect(voucherButton(state, 501)).toEqual({ label, isDisabled });
  });

  it.each([null, undefined])('is disabled without an exchange id (%s)', (exchangeId) => {
    expect(voucherButton('unaccepted', exchangeId)).toEqual({ label: '수령하기', isDisabled: true });
  });
});
