import * as z from 'zod/mini';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { ExchangeListResponse } from '../../../generated/model/exchange-list-response.zod.ts';
import { ExchangeRequest } from '../../../generated/model/exchange-request.zod.ts';
import { ExchangeResponse } from '../../../generated/model/exchange-response.zod.ts';
import type { Exchange } from '../../../generated/model/exchange.zod.ts';
import { Id } from '../../../generated/model/id.zod.ts';
import { ListMyGoodsParams } from '../../../generated/model/list-my-goods-params.zod.ts';
import { ListMyProductsParams } from '../../../generated/model/list-my-products-params.zod.ts';
import { ListProductsParams } from '../../../generated/model/list-products-params.zod.ts';
import { ProductListResponse } from '../../../generated/model/product-list-response.zod.ts';
import { ProductResponse } from '../../../generated/model/product-response.zod.ts';
import type { Product } from '../../../generated/model/product.zod.ts';
import type { Database } from '../../db/client.ts';
import { exchanges, products } from '../../db/schema.ts';
import { operation } from '../../http/operation.ts';
import { forbidden, notFound, Refusal } from '../../refusals/refusal.ts';
import { balanceOf, lockUser, writeLedger } from '../../services/hallabong/hallabong.ts';

const IdPath = z.object({ id: Id });

/** The contract's limits of the lists. */
const PRODUCTS_MAX = 200;
const EXCHANGES_MAX = 1000;

type ProductRow = typeof products.$inferSelect;
type ExchangeRow = typeof exchanges.$inferSelect;

const toProduct = ({ id, name, imageUrl, hallabongCost, category }: ProductRow): Product => ({
  productId: id,
  name,
  imageUrl,
  hallabongCost,
  category,
});

const toExchange = ({ id, name, imageUrl, acceptedAt }: ExchangeRow): Exchange => ({
  exchangeId: id,
  name,
  imageUrl,
  accepted: acceptedAt !== null,
});

const listProducts = operation({
  access: 'user',
  query: ListProductsParams,
  answer: ProductListResponse,
  failureMessage: '상품 목록을 불러오지 못했습니다.',
  async handle({ query }, { db }) {
    const rows = await db
      .select()
      .from(products)
      .where(eq(products.category, query.category))
      .orderBy(asc(products.position), asc(products.id))
      .limit(PRODUCTS_MAX);
    return { success: true, data: rows.map(toProduct) };
  },
});

async function findProduct(db: Database, id: number): Promise<ProductRow> {
  const [product] = await db.select().from(products).where(eq(products.id, id));
  if (product === undefined) throw notFound();
  return product;
}

const getProduct = operation({
  access: 'user',
  path: IdPath,
  answer: ProductResponse,
  async handle({ path }, { db }) {
    return { success: true, data: toProduct(await findProduct(db, path.id)) };
  },
});

const insufficientHallabong = () =>
  new Refusal(409, 'INSUFFICIENT_HALLABONG', { message: '한라봉이 부족해요.' });

const alreadyOwned = () =>
  new Refusal(409, 'ALREADY_OWNED', { message: '이미 보유 중인 제주 티콘이라 구매할 수 없어요.' });

/** Pays a product and hands over its exchange, or refuses (2 §5): all of a user's purchases happen one by one. */
async function buy(transaction: Database, userId: number, productId: number, now: Date) {
  await lockUser(transaction, userId);
  const { category, hallabongCost, name, imageUrl } = await findProduct(transaction, productId);
  if (category === 'JEJU_TICON') {
    const owned = and(eq(exchanges.userId, userId), eq(exchanges.category, 'JEJU_TICON'));
    if ((await transaction.$count(exchanges, owned)) > 0) throw alreadyOwned();
  }
  if ((await balanceOf(transaction, userId)) < hallabongCost) throw insufficientHallabong();
  const [exchange] = await transaction
    .insert(exchanges)
    .values({ userId, productId, name, imageUrl, category, hallabongCost, createdAt: now })
    .returning();
  if (exchange === undefined) throw new Error('The exchange was not stored.');
  await writeLedger(transaction, {
    userId,
    amount: -hallabongCost,
    reason: 'EXCHANGE',
    reference: String(exchange.id),
    createdAt: now,
  });
  return exchange;
}

const exchangeProduct = operation({
  access: 'user',
  path: IdPath,
  json: ExchangeRequest,
  answer: ExchangeResponse,
  async handle({ viewer, path, json, now }, { db }) {
    if (json.userId !== viewer.userId) throw forbidden();
    const exchange = await db.transaction((transaction) => buy(transaction, viewer.userId, path.id, now));
    return { success: true, message: '구매를 완료했습니다.', data: toExchange(exchange) };
  },
});

/** Everything that a user bought, the newest first. */
async function loadExchanges(db: Database, userId: number): Promise<Exchange[]> {
  const rows = await db
    .select()
    .from(exchanges)
    .where(eq(exchanges.userId, userId))
    .orderBy(desc(exchanges.id))
    .limit(EXCHANGES_MAX);
  return rows.map(toExchange);
}

const listMyProducts = operation({
  access: 'user',
  query: ListMyProductsParams,
  answer: ExchangeListResponse,
  async handle({ viewer, query }, { db }) {
    if (query.userId !== viewer.userId) throw forbidden();
    return { success: true, data: await loadExchanges(db, viewer.userId) };
  },
});

const listMyGoods = operation({
  access: 'user',
  query: ListMyGoodsParams,
  answer: ExchangeListResponse,
  async handle({ viewer, query }, { db }) {
    if (query.userId !== viewer.userId) throw forbidden();
    return { success: true, data: await loadExchanges(db, viewer.userId) };
  },
});

/** @throws a Refusal when there is no such exchange, or it is somebody else's */
async function findExchange(db: Database, id: number, userId: number): Promise<ExchangeRow> {
  const [exchange] = await db.select().from(exchanges).where(eq(exchanges.id, id));
  if (exchange === undefined) throw notFound();
  if (exchange.userId !== userId) throw forbidden();
  return exchange;
}

const getExchange = operation({
  access: 'user',
  path: IdPath,
  answer: ExchangeResponse,
  async handle({ viewer, path }, { db }) {
    return { success: true, data: toExchange(await findExchange(db, path.id, viewer.userId)) };
  },
});

const acceptExchange = operation({
  access: 'user',
  path: IdPath,
  answer: ExchangeResponse,
  async handle({ viewer, path, now }, { db }) {
    const exchange = await findExchange(db, path.id, viewer.userId);
    // Only the first of many calls finds it open; the moment of that one stays (2 §4).
    await db
      .update(exchanges)
      .set({ acceptedAt: now })
      .where(and(eq(exchanges.id, exchange.id), isNull(exchanges.acceptedAt)));
    return {
      success: true,
      message: '수령을 완료했습니다.',
      data: toExchange({ ...exchange, acceptedAt: exchange.acceptedAt ?? now }),
    };
  },
});

export const productHandlers = {
  listProducts,
  getProduct,
  exchangeProduct,
  listMyProducts,
  listMyGoods,
  getExchange,
  acceptExchange,
};
