import { expect, it } from 'vitest';
import { voucherButton, voucherState } from './voucher.ts';
import { toVoucherItem, toVoucherItems } from './voucher';

it('a voucher goes from not accepted over pending to accepted', () => {
  expect(voucherState(false, false)).toBe('unaccepted');
  expect(voucherState(false, true)).toBe('pending');
  expect(voucherState(true, false)).toBe('accepted');
});

it('a voucher that is accepted is not pending, whatever is under way', () => {
  expect(voucherState(true, true)).toBe('accepted');
});

it.each([
  ['unaccepted', '수령하기', false],
  ['pending', '처리중', true],
  ['accepted', '수령완료', true],
] as const)(
  'the voucher button of a voucher that is %s reads %s, disabled: %s',
  (state, label, isDisabled) => {
    expect(voucherButton(state, 501)).toEqual({ label, isDisabled });
  },
);

it.each([null, undefined])('the voucher button is disabled without an exchange id (%s)', (exchangeId) => {
  expect(voucherButton('unaccepted', exchangeId)).toEqual({ label: '수령하기', isDisabled: true });
});

const juice = {
  exchangeId: 501,
  name: '감귤주스 교환권',
  imageUrl: '/example-images/product-juice.svg',
  accepted: false,
};

it('a voucher keeps what the server tells', () => {
  expect(toVoucherItem(juice)).toEqual(juice);
  expect(toVoucherItem({ ...juice, accepted: true })?.accepted).toBe(true);
});

it('a voucher has defaults for everything but its id, and is used only when the server says so', () => {
  expect(toVoucherItem({ exchangeId: 501, name: null, imageUrl: null, accepted: 'yes' })).toEqual({
    exchangeId: 501,
    name: '이름 없는 상품권',
    imageUrl: '',
    accepted: false,
  });
});

it.each([null, 'a', {}, { exchangeId: '501' }, { exchangeId: 0 }])(
  'a voucher is none without a usable id: %j',
  (exchange) => {
    expect(toVoucherItem(exchange)).toBeNull();
  },
);

it('the vouchers of a user leave out what is no voucher, and repeats', () => {
  expect(toVoucherItems([juice, 7, juice, { exchangeId: 502 }]).map((v) => v.exchangeId)).toEqual([501, 502]);
});

it('the vouchers of a user begin with those that can still be used, each in the order of the list', () => {
  const list = [
    { exchangeId: 1, accepted: true },
    { exchangeId: 2, accepted: false },
    { exchangeId: 3, accepted: true },
    { exchangeId: 4 },
  ];
  expect(toVoucherItems(list).map(({ exchangeId }) => exchangeId)).toEqual([2, 4, 1, 3]);
});

it('the vouchers of a user are none when there is no list', () => {
  expect(toVoucherItems(undefined)).toEqual([]);
});
