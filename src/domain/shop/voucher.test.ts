import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextVoucherState, voucherButton, type VoucherEvent, type VoucherState } from './voucher.ts';

describe('a voucher', () => {
  it('goes from not accepted over pending to accepted', () => {
    const pending = nextVoucherState('unaccepted', { type: 'tap' });
    expect(pending).toBe('pending');
    expect(nextVoucherState(pending, { type: 'succeeded' })).toBe('accepted');
  });

  it('can be tried again after a failure', () => {
    expect(nextVoucherState('pending', { type: 'failed' })).toBe('unaccepted');
  });

  it('is accepted when the server says so', () => {
    expect(nextVoucherState('unaccepted', { type: 'loaded', accepted: true })).toBe('accepted');
    expect(nextVoucherState('pending', { type: 'loaded', accepted: true })).toBe('accepted');
  });

  it('stays pending when the server does not know of the acceptance yet', () => {
    expect(nextVoucherState('pending', { type: 'loaded', accepted: false })).toBe('pending');
  });

  it('never leaves accepted', () => {
    const event = fc.oneof(
      fc.constantFrom<VoucherEvent>({ type: 'tap' }, { type: 'succeeded' }, { type: 'failed' }),
      fc.boolean().map((accepted): VoucherEvent => ({ type: 'loaded', accepted })),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const accepted: VoucherState = 'accepted';
        expect(events.reduce<VoucherState>(nextVoucherState, accepted)).toBe('accepted');
      }),
    );
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
