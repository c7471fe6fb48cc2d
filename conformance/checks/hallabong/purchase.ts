import type { JsonObject } from '../../../contract/document.ts';
import type { Actor } from '../../core/actors.ts';
import { isSuccess, type Exchange } from '../../core/wire/exchange.ts';
import type { Id } from '../../core/wire/wrapper.ts';
import { readAccount, type AccountState } from '../account/account-state.ts';
import {
  ask,
  askInVain,
  bodyOf,
  claim,
  codesIn,
  dataItemsOf,
  dataOf,
  meaningCheck,
  idIn,
  numberIn,
  objectOf,
  part,
  requireFirst,
  textIn,
} from '../kit/asking.ts';
import type { MeaningCheck, World } from '../../core/meaning-check.ts';

const CATEGORIES = ['JEJU_TICON', 'GOODS'] as const;
type Category = (typeof CATEGORIES)[number];

export interface ProductForSale {
  id: Id;
  name: string;
  cost: number;
}

const toProduct = (product: JsonObject): ProductForSale[] => {
  const id = idIn(product, 'productId');
  const cost = numberIn(product, 'hallabongCost');
  return id === undefined || cost === undefined ? [] : [{ id, name: textIn(product, 'name') ?? '', cost }];
};

/** The products of a category, the cheapest first. */
export async function readProducts(
  world: World,
  actor: Actor,
  category: Category,
): Promise<ProductForSale[]> {
  const { body } = await ask(world, actor, 'listProducts', { query: { category } });
  // Those of the other category, and a category that is written in another way, are told of by themselves.
  const own = (dataItemsOf(body) ?? []).filter(
    (product) => !CATEGORIES.some((other) => other !== category && product['category'] === other),
  );
  return own.flatMap(toProduct).toSorted((one, other) => one.cost - other.cost);
}

const exchangeOptions = (product: ProductForSale, userId: Id | undefined) => ({
  path: { id: product.id },
  json: { userId },
});

interface Charge {
  paid: number;
  exchange: Exchange;
  what: string;
  follows?: readonly string[];
}

/** The balance falls by what the purchases cost, and by nothing else. */
function judgeBalance(
  world: World,
  before: AccountState,
  after: AccountState,
  { paid, exchange, what, follows = [] }: Charge,
): void {
  claim(world, after.hallabong === before.hallabong - paid, {
    operationId: 'exchangeProduct',
    exchange,
    fields: ['hallabong'],
    cause: 'charge',
    follows,
    expected: `${what} The balance is ${before.hallabong - paid} afterwards.`,
    received: after.hallabong,
  });
}

async function judgeTooPoor(world: World, actor: Actor): Promise<void> {
  const before = await readAccount(world, actor);
  const [goods, vouchers] = await Promise.all([
    readProducts(world, actor, 'GOODS'),
    readProducts(world, actor, 'JEJU_TICON'),
  ]);
  const candidates = before.jejuTiconOwned ? goods : [...goods, ...vouchers];
  const product = candidates.find(({ cost }) => cost > before.hallabong);
  if (!product) return world.skip('The balance pays every product: nobody was too poor for one.');
  const exchange = await askInVain(world, actor, 'exchangeProduct', exchangeOptions(product, before.userId), {
    statuses: [409],
    code: 'INSUFFICIENT_HALLABONG',
    isCodeStated: true,
    expectation: `${product.cost} hallabong cannot be paid from ${before.hallabong}.`,
    place: { at: 'response', status: 409 },
  });
  const after = await readAccount(world, actor);
  return judgeBalance(world, before, after, { paid: 0, exchange, what: 'A refused purchase costs nothing.' });
}

async function listsOf(world: World, actor: Actor, userId: Id) {
  const [all, goods] = await Promise.all(
    ['listMyProducts', 'listMyGoods'].map((operationId) =>
      ask(world, actor, operationId, { query: { userId } }),
    ),
  );
  return [all, goods].filter((reply) => reply !== undefined);
}

/** What was bought leads both lists, and can be read by its id. */
async function judgeBought(
  world: World,
  actor: Actor,
  bought: JsonObject,
  product: ProductForSale,
): Promise<void> {
  const exchangeId = idIn(bought, 'exchangeId');
  if (exchangeId === undefined || actor.userId === undefined) return;
  for (const { body, exchange } of await listsOf(world, actor, actor.userId)) {
    const [newest] = dataItemsOf(body) ?? [];
    claim(world, newest?.['exchangeId'] === exchangeId, {
      exchange,
      tier: 'assumption',
      fields: ['exchangeId'],
      cause: 'newest first',
      expected: `What was just bought (exchangeId ${exchangeId}) comes first, because the newest does.`,
      received: newest,
    });
  }
  const { body, exchange } = await ask(world, actor, 'getExchange', { path: { id: exchangeId } });
  const detail = objectOf(dataOf(body));
  const holds =
    detail['exchangeId'] === exchangeId && detail['accepted'] === false && detail['name'] === product.name;
  claim(world, holds, {
    exchange,
    fields: ['exchangeId', 'accepted', 'name'],
    expected: `The exchange ${exchangeId} of ${product.name}, not accepted yet.`,
    received: detail,
  });
}

async function judgePurchase(world: World, actor: Actor): Promise<void> {
  const before = await readAccount(world, actor);
  const goods = await readProducts(world, actor, 'GOODS');
  const product = goods.find(({ cost }) => cost > 0 && cost <= before.hallabong);
  if (!product) return world.skip('The balance pays no article, or there is none: nothing was bought.');
  const { body, exchange } = await ask(
    world,
    actor,
    'exchangeProduct',
    exchangeOptions(product, before.userId),
  );
  const bought = objectOf(dataOf(body));
  claim(world, bought['accepted'] === false && bought['name'] === product.name, {
    exchange,
    fields: ['accepted', 'name'],
    cause: 'sold',
    expected: `An exchange of ${product.name} that is not accepted yet.`,
    received: bought,
    place: { at: 'response', status: 200 },
  });
  const after = await readAccount(world, actor);
  judgeBalance(world, before, after, {
    paid: product.cost,
    exchange,
    what: `${product.name} was bought once.`,
  });
  claim(
    world,
    after.ownedProducts.length > before.ownedProducts.length || after.ownedProducts.length >= 1000,
    {
      operationId: 'getSession',
      exchange: after.exchange,
      expected: 'ownedProducts has one more entry after a purchase.',
      received: `${before.ownedProducts.length}, then ${after.ownedProducts.length}`,
      place: { at: 'response', status: 200, pointer: '/data/ownedProducts' },
    },
  );
  return judgeBought(world, actor, bought, product);
}

const ONE_VOUCHER = 'Nobody who owns a Jeju voucher can buy another.';

/** Whoever owns a Jeju voucher is refused a second one and pays nothing. */
async function judgeSecondVoucher(world: World, actor: Actor): Promise<void> {
  const before = await readAccount(world, actor);
  const vouchers = await readProducts(world, actor, 'JEJU_TICON');
  const product = vouchers.find(({ cost }) => cost <= before.hallabong);
  const cheapest = product ?? vouchers[0];
  if (!cheapest) return world.skip('The shop has no Jeju voucher.');
  const exchange = await askInVain(
    world,
    actor,
    'exchangeProduct',
    exchangeOptions(cheapest, before.userId),
    {
      statuses: [409],
      expectation: ONE_VOUCHER,
      cause: ONE_VOUCHER,
      // Where the balance does not pay it either, both reasons are right.
      ...(product ? { code: 'ALREADY_OWNED' } : {}),
      place: { at: 'response', status: 409 },
    },
  );
  const after = await readAccount(world, actor);
  return judgeBalance(world, before, after, {
    paid: 0,
    exchange,
    what: ONE_VOUCHER,
    follows: [ONE_VOUCHER],
  });
}

const OWNED_PLACE = { at: 'response', status: 200, pointer: '/data/jejuTiconOwned' } as const;

/** The same voucher bought twice at once is handed over and paid once. */
async function judgeVoucherAtOnce(world: World, actor: Actor): Promise<void> {
  const before = await readAccount(world, actor);
  const vouchers = await readProducts(world, actor, 'JEJU_TICON');
  const product = vouchers.find(({ cost }) => cost > 0 && cost <= before.hallabong);
  if (!product) return world.skip('The balance pays no Jeju voucher: none was bought.');
  const options = exchangeOptions(product, before.userId);
  const attempts = await Promise.all([1, 2].map(() => actor.call('exchangeProduct', options)));
  const bought = attempts.filter(isSuccess);
  const exchange = attempts[1] ?? attempts[0];
  if (!exchange) return undefined;
  if (bought.length === 0 && codesIn(exchange.answer?.body).includes('ALREADY_OWNED')) {
    return void claim(world, false, {
      operationId: 'getSession',
      exchange: before.exchange,
      expected: 'jejuTiconOwned is true for who owns a Jeju voucher and therefore cannot buy another.',
      received: false,
      place: OWNED_PLACE,
    });
  }
  claim(world, bought.length === 1, {
    exchange,
    cause: ONE_VOUCHER,
    expected: `${ONE_VOUCHER} Of two purchases at once one succeeds.`,
    received: attempts.map(({ answer }) => answer?.text ?? 'no answer'),
  });
  const after = await readAccount(world, actor);
  judgeBalance(world, before, after, {
    paid: product.cost,
    exchange,
    what: 'One voucher was bought.',
    follows: [ONE_VOUCHER],
  });
  claim(world, after.jejuTiconOwned, {
    operationId: 'getSession',
    exchange: after.exchange,
    expected: 'jejuTiconOwned is true after a Jeju voucher was bought.',
    received: after.jejuTiconOwned,
    place: OWNED_PLACE,
  });
  const [only, ...others] = bought;
  if (only && others.length === 0) {
    await judgeBought(world, actor, objectOf(dataOf(bodyOf(world, only))), product);
  }
  return judgeSecondVoucher(world, actor);
}

export const purchase: MeaningCheck = meaningCheck({
  id: 'purchase',
  title: 'A purchase is charged once, and only what can be paid',
  operations: ['exchangeProduct', 'getSession', 'listMyProducts', 'listMyGoods', 'getExchange'],
  writes: true,
  needs: 'first',
  async run(world) {
    const first = requireFirst(world);
    await part(world, 'the purchase of an article', () => judgePurchase(world, first));
    await part(world, 'a purchase that cannot be paid', () => judgeTooPoor(world, first));
    await part(world, 'Jeju vouchers', async () => {
      const { jejuTiconOwned } = await readAccount(world, first);
      if (jejuTiconOwned) await judgeSecondVoucher(world, first);
      else await judgeVoucherAtOnce(world, first);
      const { second } = world;
      if (!second || !jejuTiconOwned) return;
      const other = await readAccount(world, second);
      if (!other.jejuTiconOwned) await judgeVoucherAtOnce(world, second);
    });
  },
});

export const shop: MeaningCheck = meaningCheck({
  id: 'filter',
  title: 'The shop lists the products of the asked category, and each can be read by its id',
  operations: ['listProducts', 'getProduct'],
  writes: false,
  needs: 'first',
  async run(world) {
    const first = requireFirst(world);
    const lists = await Promise.all(
      CATEGORIES.map(async (category) => {
        const { body, exchange } = await ask(world, first, 'listProducts', { query: { category } });
        const items = dataItemsOf(body) ?? [];
        // One without a category is told of as such.
        const stray = items.find(
          (product) => typeof product['category'] === 'string' && product['category'] !== category,
        );
        claim(world, stray === undefined, {
          exchange,
          fields: ['category'],
          cause: 'category',
          expected: `Products of the category ${category} only.`,
          received: stray,
          place: { at: 'parameter', name: 'category' },
        });
        return items;
      }),
    );
    await Promise.all(
      lists
        .flatMap((items) => items.slice(0, 3))
        .map(async (listed) => {
          const id = idIn(listed, 'productId');
          if (id === undefined) return;
          const { body, exchange } = await ask(world, first, 'getProduct', { path: { id } });
          const product = objectOf(dataOf(body));
          const fields = ['productId', 'name', 'hallabongCost', 'category'] as const;
          claim(
            world,
            fields.every((field) => listed[field] === undefined || product[field] === listed[field]),
            {
              exchange,
              fields: [...fields],
              cause: 'product',
              expected: `The product ${id} as the list tells it: ${JSON.stringify(listed)}.`,
              received: product,
            },
          );
        }),
    );
  },
});
