import { expect, it } from 'vitest';
import { toShopProduct, toShopProducts } from './shop-product';

const juice = {
  productId: 401,
  name: '감귤주스 교환권',
  imageUrl: '/example-images/product-juice.svg',
  hallabongCost: 30,
  category: 'JEJU_TICON',
};

it('a product of the shop keeps what the server tells', () => {
  expect(toShopProduct(juice)).toEqual({
    productId: 401,
    name: '감귤주스 교환권',
    imageUrl: '/example-images/product-juice.svg',
    cost: 30,
    category: 'JEJU_TICON',
  });
});

it('a product of the shop has defaults for everything but its id', () => {
  const nothing = { name: '이름 없는 상품', imageUrl: '', cost: null, category: null };
  expect(toShopProduct({ productId: 401 })).toEqual({ productId: 401, ...nothing });
  const nonsense = { productId: 401, name: ' ', imageUrl: 7, hallabongCost: '30', category: 'FOOD' };
  expect(toShopProduct(nonsense)).toEqual({ productId: 401, ...nothing });
  expect(toShopProduct({ ...juice, hallabongCost: -1 })?.cost).toBeNull();
});

it('a product of the shop may cost nothing', () => {
  expect(toShopProduct({ ...juice, hallabongCost: 0 })?.cost).toBe(0);
});

it.each([null, 'a', {}, { productId: '401' }, { productId: 0 }, { productId: 1.5 }])(
  'a product of the shop is none without a usable id: %j',
  (product) => {
    expect(toShopProduct(product)).toBeNull();
  },
);

it('the products of the shop leave out what is no product, and repeats', () => {
  expect(toShopProducts([juice, null, { ...juice }, { productId: 402 }]).map((p) => p.productId)).toEqual([
    401, 402,
  ]);
});

it.each([undefined, null, {}, '<html>'])('the products of the shop are none when the list is %j', (list) => {
  expect(toShopProducts(list)).toEqual([]);
});
