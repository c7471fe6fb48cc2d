import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { exchanges, hallabongLedger } from '../../db/schema.ts';
import { giveHallabong, insertExchange, insertProduct } from '../../testing/rows.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { TestClient } from '../../testing/test-client.ts';

const BAD_REQUEST = {
  status: 400,
  body: { success: false, code: 'BAD_REQUEST', message: '잘못된 요청입니다.' },
};
const FORBIDDEN = { status: 403, body: { success: false, code: 'FORBIDDEN', message: '권한이 없습니다.' } };
const NOT_FOUND = { status: 404, body: { success: false, code: 'NOT_FOUND', message: '찾을 수 없습니다.' } };
const INSUFFICIENT = {
  status: 409,
  body: { success: false, code: 'INSUFFICIENT_HALLABONG', message: '한라봉이 부족해요.' },
};
const ALREADY_OWNED = {
  status: 409,
  body: {
    success: false,
    code: 'ALREADY_OWNED',
    message: '이미 보유 중인 제주 티콘이라 구매할 수 없어요.',
  },
};

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

async function userWith(hallabong: number) {
  const user = await server.user();
  if (hallabong > 0) await giveHallabong(server.deps.db, user.userId, hallabong);
  return user;
}

const buy = (client: TestClient, id: number, userId: number) =>
  client.call('exchangeProduct', { path: { id }, json: { userId } });

const balance = async (client: TestClient) => {
  const { body } = await client.call('getSession', { query: { fields: 'hallabong' } });
  return body;
};

it('the shop lists the products of a category in their order', async () => {
  const { db } = server.deps;
  await insertProduct(db, { name: '마그넷', hallabongCost: 25, position: 9 });
  const sticker = await insertProduct(db, { name: '스티커', imageUrl: '/s.svg', position: 8 });
  await insertProduct(db, { name: '감귤주스 교환권', category: 'JEJU_TICON', position: 7 });
  const { client } = await server.user();
  const answer = await client.call('listProducts', { query: { category: 'GOODS' } });
  expect(answer).toMatchObject({
    status: 200,
    body: { success: true, data: [{ name: '스티커' }, { name: '마그넷' }] },
  });
  expect(await client.call('getProduct', { path: { id: sticker.id } })).toMatchObject({
    status: 200,
    body: {
      success: true,
      data: {
        productId: sticker.id,
        name: '스티커',
        imageUrl: '/s.svg',
        hallabongCost: 60,
        category: 'GOODS',
      },
    },
  });
});

it('the shop refuses other categories and ids', async () => {
  const { client } = await server.user();
  expect(await client.call('listProducts')).toMatchObject(BAD_REQUEST);
  expect(await client.call('listProducts', { query: { category: 'FOOD' } })).toMatchObject(BAD_REQUEST);
  expect(await client.call('getProduct', { path: { id: 'x' } })).toMatchObject(BAD_REQUEST);
  expect(await client.call('getProduct', { path: { id: 999_999 } })).toMatchObject(NOT_FOUND);
});

it('a purchase is paid and handed over, not yet collected', async () => {
  const { userId, client } = await userWith(60);
  const product = await insertProduct(server.deps.db, { imageUrl: '/k.svg' });
  const { status, body } = await buy(client, product.id, userId);
  expect(status).toBe(200);
  const exchange = {
    exchangeId: expect.any(Number),
    name: '도새기 키링',
    imageUrl: '/k.svg',
    accepted: false,
  };
  expect(body).toEqual({ success: true, message: '구매를 완료했습니다.', data: exchange });
  expect(await balance(client)).toEqual({ success: true, data: { userId, hallabong: 0 } });
  const list = { status: 200, body: { success: true, data: [exchange] } };
  expect(await client.call('listMyProducts', { query: { userId } })).toMatchObject(list);
  expect(await client.call('listMyGoods', { query: { userId } })).toMatchObject(list);
});

it('a purchase needs a balance of the whole cost', async () => {
  const { userId, client } = await userWith(59);
  const product = await insertProduct(server.deps.db);
  expect(await buy(client, product.id, userId)).toMatchObject(INSUFFICIENT);
  expect(await balance(client)).toMatchObject({ data: { hallabong: 59 } });
  expect((await client.call('listMyGoods', { query: { userId } })).body).toEqual({
    success: true,
    data: [],
  });
});

it('a purchase of a Jeju voucher happens once, of an article as often as it can be paid', async () => {
  const { db } = server.deps;
  const { userId, client } = await userWith(1000);
  const juice = await insertProduct(db, { name: '감귤주스', category: 'JEJU_TICON', hallabongCost: 30 });
  const bus = await insertProduct(db, { name: '버스', category: 'JEJU_TICON', hallabongCost: 5000 });
  const keyring = await insertProduct(db);
  expect(await buy(client, juice.id, userId)).toMatchObject({ status: 200 });
  expect(await buy(client, juice.id, userId)).toMatchObject(ALREADY_OWNED);
  expect(await buy(client, bus.id, userId)).toMatchObject(ALREADY_OWNED);
  expect(await buy(client, keyring.id, userId)).toMatchObject({ status: 200 });
  expect(await buy(client, keyring.id, userId)).toMatchObject({ status: 200 });
  expect(await balance(client)).toMatchObject({ data: { hallabong: 850 } });
});

it('a purchase is refused for an unknown product, for somebody else and without a buyer', async () => {
  const { userId, client } = await userWith(100);
  const product = await insertProduct(server.deps.db);
  expect(await buy(client, 999_999, userId)).toMatchObject(NOT_FOUND);
  expect(await buy(client, product.id, userId + 1)).toMatchObject(FORBIDDEN);
  expect(await client.call('exchangeProduct', { path: { id: product.id }, json: {} })).toMatchObject(
    BAD_REQUEST,
  );
  expect(await buy(client, 0, userId)).toMatchObject(BAD_REQUEST);
  expect(await balance(client)).toMatchObject({ data: { hallabong: 100 } });
});

it('a voucher is collected once and for ever, with the same answer each time', async () => {
  const { db } = server.deps;
  const { userId, client } = await server.user();
  const product = await insertProduct(db);
  const { id } = await insertExchange(db, { userId, productId: product.id });
  const open = {
    success: true,
    data: { exchangeId: id, name: '도새기 키링', imageUrl: null, accepted: false },
  };
  expect((await client.call('getExchange', { path: { id } })).body).toEqual(open);
  const accepted = {
    success: true,
    message: '수령을 완료했습니다.',
    data: { ...open.data, accepted: true },
  };
  expect((await client.call('acceptExchange', { path: { id } })).body).toEqual(accepted);
  const [first] = await db.select().from(exchanges).where(eq(exchanges.id, id));
  server.clock.advance(60_000);
  expect((await client.call('acceptExchange', { path: { id } })).body).toEqual(accepted);
  const [second] = await db.select().from(exchanges).where(eq(exchanges.id, id));
  expect(second?.acceptedAt).toEqual(first?.acceptedAt);
  expect((await client.call('getExchange', { path: { id } })).body).toMatchObject({
    data: { accepted: true },
  });
});

it('a voucher that does not exist is told apart from a broken id', async () => {
  const { client } = await server.user();
  expect(await client.call('getExchange', { path: { id: 999_999 } })).toMatchObject(NOT_FOUND);
  expect(await client.call('acceptExchange', { path: { id: 999_999 } })).toMatchObject(NOT_FOUND);
  expect(await client.call('getExchange', { path: { id: 'x' } })).toMatchObject(BAD_REQUEST);
  expect(await client.call('acceptExchange', { path: { id: 'x' } })).toMatchObject(BAD_REQUEST);
});

it('a voucher comes before older ones in both lists', async () => {
  const { db } = server.deps;
  const { userId, client } = await server.user();
  const { id: productId } = await insertProduct(db);
  await insertExchange(db, { userId, productId, name: '먼저' });
  await insertExchange(db, { userId, productId, name: '나중' });
  const data = [{ name: '나중' }, { name: '먼저' }];
  expect((await client.call('listMyGoods', { query: { userId } })).body).toMatchObject({ data });
  expect((await client.call('listMyProducts', { query: { userId } })).body).toMatchObject({ data });
  expect(await client.call('listMyGoods')).toMatchObject(BAD_REQUEST);
  expect(await client.call('listMyProducts', { query: { userId: 'me' } })).toMatchObject(BAD_REQUEST);
});

it('the ledger tells each purchase with what it cost', async () => {
  const { db } = server.deps;
  const { userId, client } = await userWith(100);
  const product = await insertProduct(db, { hallabongCost: 45 });
  await buy(client, product.id, userId);
  const [exchange] = await db.select().from(exchanges).where(eq(exchanges.userId, userId));
  const rows = await db.select().from(hallabongLedger).where(eq(hallabongLedger.userId, userId));
  expect(rows.map(({ amount, reason, reference }) => ({ amount, reason, reference }))).toEqual([
    { amount: 100, reason: 'WELCOME', reference: 'test' },
    { amount: -45, reason: 'EXCHANGE', reference: String(exchange?.id) },
  ]);
});

it.each([
  'listProducts',
  'getProduct',
  'exchangeProduct',
  'listMyProducts',
  'listMyGoods',
  'getExchange',
  'acceptExchange',
] as const)('%s needs a session', async (operationId) => {
  expect(await server.visitor().call(operationId, { path: { id: 1 } })).toMatchObject({
    status: 401,
    body: { code: 'UNAUTHORIZED' },
  });
});
