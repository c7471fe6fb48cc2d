import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canBuy,
  categoryLabel,
  DUPLICATE_JEJU_TICON_TEXT,
  judgeLostPurchase,
  ownsJejuTicon,
  previewPurchase,
  purchaseAction,
  shortageText,
  toProductCategory,
  toPurchaseFailure,
} from './purchase.ts';

const voucher = { category: 'JEJU_TICON' };
const goods = { category: 'GOODS' };

describe('the price preview', () => {
  it.each([
    [30, 128, 30, 0],
    [128, 128, 128, 0],
    [129, 128, 128, 1],
    [300, 128, 128, 172],
    [60, 0, 0, 60],
    [0, 0, 0, 0],
    [60, -5, 0, 60],
  ])('of a cost of %d with %d hallabong applies %d and lacks %d', (cost, balance, applied, shortage) => {
    expect(previewPurchase(cost, balance)).toEqual({ applied, shortage });
  });

  it.each([
    [undefined, 128],
    [30, undefined],
    [30, null],
    [30, Number.NaN],
  ])('is not known for a cost of %s and a balance of %s', (cost, balance) => {
    expect(previewPurchase(cost, balance)).toBeNull();
  });

  it('always makes up the cost of what is applied and what is lacking', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (cost, balance) => {
        const preview = previewPurchase(cost, balance);
        expect((preview?.applied ?? 0) + (preview?.shortage ?? 0)).toBe(cost);
        expect(preview?.applied).toBeLessThanOrEqual(balance);
      }),
    );
  });

  it.each([
    [0, null],
    [1, '보유한라봉이 1개 부족해요'],
    [172, '보유한라봉이 172개 부족해요'],
    [1172, '보유한라봉이 1,172개 부족해요'],
  ])('says of a shortage of %d: %s', (shortage, text) => {
    expect(shortageText(shortage)).toBe(text);
  });
});

describe('a second Jeju voucher', () => {
  it.each([
    ['the flag of the session', { jejuTiconOwned: true }],
    ['an owned product', { jejuTiconOwned: false, ownedProducts: [goods, voucher] }],
  ])('cannot be bought, known by %s', (_, owner) => {
    expect(ownsJejuTicon(owner)).toBe(true);
    expect(canBuy(voucher, owner)).toBe(false);
    expect(canBuy(goods, owner)).toBe(true);
  });

  it.each([
    ['owns goods only', { jejuTiconOwned: false, ownedProducts: [goods] }],
    ['owns nothing', { ownedProducts: [] }],
    ['comes without these fields', {}],
    ['comes with damaged ones', { jejuTiconOwned: 'yes', ownedProducts: [null, 'JEJU_TICON'] }],
    ['is not known', null],
  ])('is not one when the user %s', (_, owner) => {
    expect(canBuy(voucher, owner)).toBe(true);
  });

  it('is refused in these words', () => {
    expect(DUPLICATE_JEJU_TICON_TEXT).toBe('이미 보유 중인 제주 티콘이라 구매할 수 없어요.');
  });
});

describe('a tap on 구매하기', () => {
  it('first shows the payment, then submits', () => {
    expect(purchaseAction('detail', goods, {})).toBe('showPayment');
    expect(purchaseAction('payment', goods, {})).toBe('submit');
  });

  it.each(['detail', 'payment'] as const)('refuses a second Jeju voucher at the step %s', (step) => {
    expect(purchaseAction(step, voucher, { jejuTiconOwned: true })).toBe('refuseDuplicate');
  });
});

describe('a failed purchase', () => {
  it('opens the modal when hallabong are lacking', () => {
    expect(toPurchaseFailure({ code: 'INSUFFICIENT_HALLABONG', message: '부족' })).toEqual({
      kind: 'shortage',
    });
  });

  it.each([
    [{ code: 'SOLD_OUT', message: '품절된 상품입니다.' }, '품절된 상품입니다.'],
    [{ message: '  ' }, '구매에 실패했습니다.'],
    [{}, '구매에 실패했습니다.'],
  ])('otherwise shows a toast: %o', (error, message) => {
    expect(toPurchaseFailure(error)).toEqual({ kind: 'toast', message });
  });
});

describe('the categories of the shop', () => {
  it.each([
    ['JEJU_TICON', 'JEJU_TICON', '제주티콘'],
    ['GOODS', 'GOODS', '굿즈'],
    ['OTHER', 'JEJU_TICON', ''],
    [undefined, 'JEJU_TICON', ''],
  ])('named %s open %s and are labelled "%s"', (value, category, label) => {
    expect(toProductCategory(value)).toBe(category);
    expect(categoryLabel(value)).toBe(label);
  });
});

describe('a purchase whose answer got lost', () => {
  const before = { exchangeIds: [501, 502], balance: 128 };

  it('went through when there is a voucher that was not there before', () => {
    expect(judgeLostPurchase(before, { exchangeIds: [504, 501, 502], balance: 68 }, 60)).toBe(true);
  });

  it('did not go through when the vouchers are the same, whatever the balance', () => {
    expect(judgeLostPurchase(before, { exchangeIds: [502, 501], balance: 68 }, 60)).toBe(false);
  });

  it('is not known while the vouchers cannot be loaded', () => {
    expect(judgeLostPurchase(before, { exchangeIds: null, balance: 68 }, 60)).toBeNull();
  });

  it.each([
    [128, 68, true],
    [128, 69, false],
    [128, 128, false],
    [null, 68, null],
    [128, null, null],
  ])(
    'is told by a balance of %s that is %s now when the vouchers of before are not known: %s',
    (was, is, bought) => {
      const judged = judgeLostPurchase(
        { exchangeIds: null, balance: was },
        { exchangeIds: [504], balance: is },
        60,
      );
      expect(judged).toBe(bought);
    },
  );

  it('did not go through when the user has no voucher at all', () => {
    expect(
      judgeLostPurchase({ exchangeIds: null, balance: null }, { exchangeIds: [], balance: null }, 60),
    ).toBe(false);
  });

  it('cannot be told by the balance of something that costs nothing', () => {
    expect(
      judgeLostPurchase({ exchangeIds: null, balance: 128 }, { exchangeIds: [504], balance: 128 }, 0),
    ).toBeNull();
  });
});
