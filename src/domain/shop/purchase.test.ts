import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  canBuy,
  categoryLabel,
  DUPLICATE_JEJU_TICON_TEXT,
  judgeLostPurchase,
  ownsJejuTicon,
  previewPurchase,
  purchaseAction,
  purchaseObstacle,
  shortageText,
  toProductCategory,
  toPurchaseFailure,
} from './purchase.ts';

const voucher = { category: 'JEJU_TICON' };
const goods = { category: 'GOODS' };

it.each([
  [30, 128, 30, 0],
  [128, 128, 128, 0],
  [129, 128, 128, 1],
  [300, 128, 128, 172],
  [60, 0, 0, 60],
  [0, 0, 0, 0],
  [60, -5, 0, 60],
])(
  'the price preview of a cost of %d with %d hallabong applies %d and lacks %d',
  (cost, balance, applied, shortage) => {
    expect(previewPurchase(cost, balance)).toMatchObject({ applied, shortage });
  },
);

it.each([
  [undefined, 128],
  [30, undefined],
  [30, null],
  [30, Number.NaN],
])('the price preview is not known for a cost of %s and a balance of %s', (cost, balance) => {
  expect(previewPurchase(cost, balance)).toBeNull();
});

it.each([
  [30, 128, 98],
  [128, 128, 0],
  [129, 128, null],
  [0, -5, 0],
])('the price preview of a cost of %i and a balance of %i leaves %s', (cost, balance, remaining) => {
  expect(previewPurchase(cost, balance)?.remaining).toBe(remaining);
});

it('the price preview always makes up the cost of what is applied and what is lacking', () => {
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
])('the price preview says of a shortage of %d: %s', (shortage, text) => {
  expect(shortageText(shortage)).toBe(text);
});

it.each([
  ['the flag of the session', { jejuTiconOwned: true }],
  ['an owned product', { jejuTiconOwned: false, ownedProducts: [goods, voucher] }],
])('a second Jeju voucher cannot be bought, known by %s', (_, owner) => {
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
])('a second Jeju voucher is not one when the user %s', (_, owner) => {
  expect(canBuy(voucher, owner)).toBe(true);
});

it('a second Jeju voucher is refused in these words', () => {
  expect(DUPLICATE_JEJU_TICON_TEXT).toBe('이미 보유 중인 제주 티콘이라 구매할 수 없어요.');
});

it('a tap on 구매하기 first shows the payment, then submits', () => {
  expect(purchaseAction('detail', goods, {})).toBe('showPayment');
  expect(purchaseAction('payment', goods, {})).toBe('submit');
});

it.each(['detail', 'payment'] as const)(
  'a tap on 구매하기 refuses a second Jeju voucher at the step %s',
  (step) => {
    expect(purchaseAction(step, voucher, { jejuTiconOwned: true })).toBe('refuseDuplicate');
  },
);

it('a failed purchase opens the modal when hallabong are lacking', () => {
  expect(toPurchaseFailure({ code: 'INSUFFICIENT_HALLABONG', message: '부족' })).toEqual({
    kind: 'shortage',
  });
});

it.each([
  [{ code: 'SOLD_OUT', message: '품절된 상품입니다.' }, '품절된 상품입니다.'],
  [{ code: 'ALREADY_OWNED' }, '이미 보유 중인 제주 티콘이라 구매할 수 없어요.'],
  [{ message: '  ' }, '구매에 실패했습니다.'],
  [{}, '구매에 실패했습니다.'],
])('a failed purchase otherwise shows a toast: %o', (error, message) => {
  expect(toPurchaseFailure(error)).toEqual({ kind: 'toast', message });
});

it.each([
  ['JEJU_TICON', 'JEJU_TICON', '제주티콘'],
  ['GOODS', 'GOODS', '굿즈'],
  ['OTHER', 'JEJU_TICON', ''],
  [undefined, 'JEJU_TICON', ''],
])('the categories of the shop named %s open %s and are labelled "%s"', (value, category, label) => {
  expect(toProductCategory(value)).toBe(category);
  expect(categoryLabel(value)).toBe(label);
});

const keyring = { name: '도새기 키링', cost: 60 };
const before = { exchangeIds: [501, 502], balance: 128 };
const juice = { exchangeId: 501, name: '감귤주스 교환권' };
const oldKeyring = { exchangeId: 502, name: '도새기 키링' };
const owned = [juice, oldKeyring];
const judge = (...added: readonly { exchangeId: number | null; name: string | null }[]) =>
  judgeLostPurchase(before, { vouchers: [...added, ...owned], balance: 68 }, keyring);

it('a purchase whose answer got lost went through when there is a voucher of this product that was not there before', () => {
  expect(judge({ exchangeId: 504, name: '도새기 키링' })).toBe(true);
  expect(judge({ exchangeId: 505, name: null }, { exchangeId: 504, name: '도새기 키링' })).toBe(true);
});

it('a purchase whose answer got lost did not go through when the vouchers are the same, whatever the balance', () => {
  expect(judge()).toBe(false);
});

it('a purchase whose answer got lost did not go through when only another product was bought', () => {
  expect(judge({ exchangeId: 504, name: '한라봉 에코백' })).toBe(false);
});

it.each([
  ['a new voucher without a name', { exchangeId: 504, name: null }],
  ['one of its name that may be an old one', { exchangeId: null, name: '도새기 키링' }],
  ['one that tells nothing of itself', { exchangeId: null, name: null }],
])('a purchase whose answer got lost is not known when there is %s', (_, added) => {
  expect(judge(added)).toBeNull();
});

it('a purchase whose answer got lost is not known when the product has no name and there is a new voucher', () => {
  const nameless = { name: null, cost: 60 };
  expect(judgeLostPurchase(before, { vouchers: owned, balance: 68 }, nameless)).toBe(false);
  const vouchers = [{ exchangeId: 504, name: '도새기 키링' }, ...owned];
  expect(judgeLostPurchase(before, { vouchers, balance: 68 }, nameless)).toBeNull();
});

it('a purchase whose answer got lost is not known while the vouchers cannot be loaded', () => {
  expect(judgeLostPurchase(before, { vouchers: null, balance: 68 }, keyring)).toBeNull();
});

it.each([
  [128, 68, true],
  [128, 69, false],
  [128, 128, false],
  [null, 68, null],
  [128, null, null],
])(
  'a purchase whose answer got lost is told by a balance of %s that is %s now when the vouchers of before are not known: %s',
  (was, is, bought) => {
    const judged = judgeLostPurchase(
      { exchangeIds: null, balance: was },
      { vouchers: owned, balance: is },
      keyring,
    );
    expect(judged).toBe(bought);
  },
);

it.each([
  ['only vouchers of other products', [juice], false],
  ['no voucher at all', [], false],
  ['a voucher without a name', [juice, { exchangeId: 504, name: null }], null],
])(
  'a purchase whose answer got lost of a user whose balance fell and who has %s: %j',
  (_, vouchers, bought) => {
    const judged = judgeLostPurchase({ exchangeIds: null, balance: 128 }, { vouchers, balance: 68 }, keyring);
    expect(judged).toBe(bought);
  },
);

it('a purchase whose answer got lost cannot be told by the balance of something that costs nothing', () => {
  const evidence = { vouchers: owned, balance: 128 };
  const free = { name: '도새기 키링', cost: 0 };
  expect(judgeLostPurchase({ exchangeIds: null, balance: 128 }, evidence, free)).toBeNull();
});

const OWNER = { ownedProducts: [{ category: 'JEJU_TICON', productId: 401 }] };
const dearTicon = { productId: 401, category: 'JEJU_TICON', cost: 1300 };
const souvenir = { productId: 411, category: 'GOODS', cost: 1300 };

it.each([
  ['hallabong are short', souvenir, {}, 128, '1,172개 부족'],
  ['the balance suffices', souvenir, {}, 1300, null],
  ['this Jeju voucher is owned, whatever the balance', dearTicon, OWNER, 128, '보유 중'],
  ['another Jeju voucher is owned', { ...dearTicon, productId: 402 }, OWNER, 9999, null],
  ['the session tells only that one is owned', dearTicon, { jejuTiconOwned: true }, 9999, null],
  ['goods are bought by the owner of a Jeju voucher', souvenir, OWNER, 1300, null],
  ['the balance is not known', souvenir, {}, null, null],
  ['the cost is not known', { ...souvenir, cost: null }, {}, 128, null],
])('what keeps a product from being bought: %s', (_, product, owner, balance, text) => {
  expect(purchaseObstacle(product, owner, balance)).toBe(text);
});
