import { exchanges, hallabongLedger, products } from '../db/schema.ts';
import { exampleImage } from './example-image.ts';
import { continueIds, type Seed } from './seed-part.ts';
import { STORY_USERS } from './users.ts';

const DAY_MS = 86_400_000;

/** The products of the contract's examples, with their ids there. */
const PRODUCTS = [
  { id: 401, name: '감귤주스 교환권', image: 'juice', hallabongCost: 30, category: 'JEJU_TICON' },
  { id: 402, name: '제주 시티투어버스 1일권', image: 'bus', hallabongCost: 120, category: 'JEJU_TICON' },
  { id: 403, name: '오메기떡 교환권', image: 'omegi', hallabongCost: 45, category: 'JEJU_TICON' },
  { id: 404, name: '렌터카 1일 할인권', image: 'rentcar', hallabongCost: 300, category: 'JEJU_TICON' },
  { id: 411, name: '도새기 키링', image: 'keyring', hallabongCost: 60, category: 'GOODS' },
  { id: 412, name: '한라봉 에코백', image: 'ecobag', hallabongCost: 150, category: 'GOODS' },
  { id: 413, name: '돌하르방 마그넷', image: 'magnet', hallabongCost: 25, category: 'GOODS' },
  { id: 414, name: '해녀 스티커 세트', image: 'sticker', hallabongCost: 10, category: 'GOODS' },
] as const;

type ProductId = (typeof PRODUCTS)[number]['id'];

/** What the demo user bought, for 65 together. */
const BOUGHT: readonly { id: number; productId: ProductId; daysAgo: number; isAccepted: boolean }[] = [
  { id: 501, productId: 401, daysAgo: 12, isAccepted: false },
  { id: 502, productId: 413, daysAgo: 8, isAccepted: true },
  { id: 503, productId: 414, daysAgo: 3, isAccepted: false },
];

const productImage = (image: string) => exampleImage(`product-${image}`);

/** The shop, and the demo user's vouchers with what was paid for them. */
export const seedShop: Seed = async (transaction, { now }) => {
  await transaction.insert(products).values(
    PRODUCTS.map(({ image, ...product }) => ({
      ...product,
      imageUrl: productImage(image),
      position: product.id,
    })),
  );
  await continueIds(transaction, products);
  const userId = STORY_USERS.gamgyul;
  const bought = BOUGHT.flatMap(({ id, productId, daysAgo, isAccepted }) =>
    PRODUCTS.filter((product) => product.id === productId).map(
      ({ name, image, category, hallabongCost }) => ({
        id,
        userId,
        productId,
        name,
        imageUrl: productImage(image),
        category,
        hallabongCost,
        createdAt: new Date(now.getTime() - daysAgo * DAY_MS),
        acceptedAt: isAccepted ? now : null,
      }),
    ),
  );
  await transaction.insert(exchanges).values(bought);
  await continueIds(transaction, exchanges);
  await transaction.insert(hallabongLedger).values(
    bought.map(({ id, hallabongCost, createdAt }) => ({
      userId,
      amount: -hallabongCost,
      reason: 'EXCHANGE' as const,
      reference: String(id),
      createdAt,
    })),
  );
};
