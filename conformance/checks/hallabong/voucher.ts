import type { JsonObject } from '../../../tools/contract/document.ts';
import type { Actor } from '../../core/actors.ts';
import type { Exchange } from '../../core/exchange.ts';
import { readAccount } from '../account/account-state.ts';
import {
  ask,
  claim,
  dataItemsOf,
  dataOf,
  meaningCheck,
  objectOf,
  requireFirst,
  stopFor,
  idsOf,
} from '../kit/asking.ts';
import type { MeaningCheck, World } from '../kit/meaning-check.ts';

const LISTS = ['listMyProducts', 'listMyGoods'] as const;

const isNot = (accepted: boolean) => (item: JsonObject) => item['accepted'] !== accepted;

interface Listed {
  operationId: string;
  items: JsonObject[];
  exchange: Exchange;
}

async function readLists(world: World, actor: Actor): Promise<Listed[]> {
  const { userId } = actor;
  if (userId === undefined) return stopFor(world, 'The session does not tell its userId.');
  return Promise.all(
    LISTS.map(async (operationId) => {
      const { body, exchange } = await ask(world, actor, operationId, { query: { userId } });
      return { operationId, items: dataItemsOf(body) ?? [], exchange };
    }),
  );
}

async function readDetail(world: World, actor: Actor, id: number) {
  const { body, exchange } = await ask(world, actor, 'getExchange', { path: { id } });
  return { detail: objectOf(dataOf(body)), exchange };
}

const ACCEPTED_PLACE = { at: 'response', status: 200, pointer: '/data/accepted' } as const;

async function accept(world: World, actor: Actor, id: number, sentence: string): Promise<string> {
  const { body, exchange } = await ask(world, actor, 'acceptExchange', { path: { id } }, sentence);
  const data = objectOf(dataOf(body));
  claim(world, data['exchangeId'] === id && data['accepted'] === true, {
    exchange,
    expected: `${sentence} The data is the exchange ${id}, accepted.`,
    received: data,
    place: ACCEPTED_PLACE,
  });
  const { detail, exchange: reading } = await readDetail(world, actor, id);
  claim(world, detail['accepted'] === true, {
    exchange: reading,
    expected: `${sentence} Once true, accepted stays true.`,
    received: detail['accepted'],
    place: ACCEPTED_PLACE,
  });
  return JSON.stringify(data);
}

/** Collects a voucher, once more, and sees it collected wherever it is told. */
async function judgeAccepting(world: World, actor: Actor, id: number): Promise<void> {
  const answer = await accept(world, actor, id, 'The voucher is collected.');
  const again = await accept(world, actor, id, 'A collected voucher stays collected.');
  const [last] = await readLists(world, actor);
  if (last) {
    claim(world, answer === again, {
      operationId: 'acceptExchange',
      exchange: last.exchange,
      expected: `Calling again gives the same answer: ${answer}.`,
      received: again,
    });
  }
  for (const { items, exchange } of await readLists(world, actor)) {
    const listed = items.find((item) => item['exchangeId'] === id);
    claim(world, listed?.['accepted'] === true, {
      exchange,
      expected: `The exchange ${id} is listed as accepted.`,
      received: listed,
      place: { at: 'response', status: 200, pointer: '/data/0/accepted' },
    });
  }
}

export const voucher: MeaningCheck = meaningCheck({
  id: 'voucher',
  title: 'A voucher is collected once, and stays collected',
  operations: ['acceptExchange', 'getExchange', ...LISTS],
  writes: true,
  needs: 'first',
  async run(world) {
    const first = requireFirst(world);
    const items = (await readLists(world, first))[0]?.items ?? [];
    const open = items.find(isNot(true));
    const used = items.find(isNot(false));
    if (!open && !used) stopFor(world, 'The account has bought nothing.');
    const [openId] = idsOf(open ? [open] : [], 'exchangeId');
    const [usedId] = idsOf(used ? [used] : [], 'exchangeId');
    if (usedId !== undefined) await accept(world, first, usedId, 'A collected voucher stays collected.');
    if (openId === undefined) return world.skip('Every voucher of the account is collected already.');
    return judgeAccepting(world, first, openId);
  },
});

/** The contract's most items of a list. */
const MOST_ITEMS = 1000;

/** Jeju vouchers are listed beside articles. */
async function judgeOwnedVouchers(world: World, actor: Actor, { items, exchange }: Listed): Promise<void> {
  const { ownedProducts } = await readAccount(world, actor);
  const owned = ownedProducts.map(objectOf).filter(({ category }) => category === 'JEJU_TICON');
  const listed = new Set(idsOf(items, 'exchangeId'));
  const missing = idsOf(owned, 'exchangeId').find((id) => !listed.has(id));
  claim(world, missing === undefined || items.length >= MOST_ITEMS, {
    exchange,
    expected: `The Jeju voucher ${missing} of the session is listed: both categories are.`,
    received: [...listed].join(', ') || 'nothing',
  });
}

export const vouchers: MeaningCheck = meaningCheck({
  id: 'voucher',
  title: 'A voucher reads the same in the lists and by itself',
  operations: ['getExchange', ...LISTS],
  writes: false,
  needs: 'first',
  async run(world) {
    const first = requireFirst(world);
    const [all, goods] = await readLists(world, first);
    if (!all || !goods || all.items.length === 0) stopFor(world, 'The account has bought nothing.');
    const known = new Set(idsOf(all.items, 'exchangeId'));
    const stray = goods.items.find((item) => !idsOf([item], 'exchangeId').every((id) => known.has(id)));
    claim(world, stray === undefined || all.items.length >= MOST_ITEMS, {
      exchange: goods.exchange,
      expected: 'Everything in my/goods is in my too, which has everything the user bought.',
      received: stray,
    });
    await judgeOwnedVouchers(world, first, goods);
    const sample = [...new Set([...all.items.slice(0, 3), ...all.items.slice(-2)])];
    await Promise.all(
      sample.map(async (listed) => {
        const [id] = idsOf([listed], 'exchangeId');
        if (id === undefined) return;
        const { detail, exchange } = await readDetail(world, first, id);
        const fields = ['exchangeId', 'name', 'accepted'] as const;
        claim(
          world,
          fields.every((field) => detail[field] === listed[field]),
          {
            exchange,
            expected: `The exchange ${id} as the list tells it: ${JSON.stringify(listed)}.`,
            received: detail,
          },
        );
      }),
    );
  },
});
