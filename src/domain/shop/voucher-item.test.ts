import { describe, expect, it } from 'vitest';
import { toVoucherItem, toVoucherItems } from './voucher-item';

const juice = {
  exchangeId: 501,
  name: '감귤주스 교환권',
  imageUrl: '/example-images/product-juice.svg',
  accepted: false,
};

describe('a voucher', () => {
  it('keeps what the server tells', () => {
    expect(toVoucherItem(juice)).toEqual(juice);
    expect(toVoucherItem({ ...juice, accepted: true })?.accepted).toBe(true);
  });

  it('has defaults for everything but its id, and is used only when the server says so', () => {
    expect(toVoucherItem({ exchangeId: 501, name: null, imageUrl: null, accepted: 'yes' })).toEqual({
      exchangeId: 501,
      name: '이름 없는 상품권',
      imageUrl: '',
      accepted: false,
    });
  });

  it.each([null, 'a', {}, { exchangeId: '501' }, { exchangeId: 0 }])(
    'is none without a usable id: %j',
    (exchange) => {
      expect(toVoucherItem(exchange)).toBeNull();
    },
  );
});

describe('the vouchers of a user', () => {
  it('leave out what is no voucher, and repeats', () => {
    expect(toVoucherItems([juice, 7, juice, { exchangeId: 502 }]).map((v) => v.exchangeId)).toEqual([
      501, 502,
    ]);
  });

  it('are none when there is no list', () => {
    expect(toVoucherItems(undefined)).toEqual([]);
  });
});
