import type { JsonObject } from '../../../contract/document.ts';
import type { Actor } from '../../core/actors.ts';
import type { Exchange } from '../../core/wire/exchange.ts';
import type { Id } from '../../core/wire/wrapper.ts';
import type { Tier } from '../../core/findings/finding.ts';
import { readAccount } from '../account/account-state.ts';
import {
  ask,
  attempt,
  claim,
  dataItemsOf,
  dataOf,
  meaningCheck,
  objectOf,
  requireFirst,
  stopFor,
  idsOf,
} from '../kit/asking.ts';
import type { MeaningCheck, World } from '../../core/meaning-check.ts';

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

async function readDetail(world: World, actor: Actor, id: Id) {
  const { body, exchange } = await ask(world, actor, 'getExchange', { path: { id } });
  return { detail: objectOf(dataOf(body)), exchange };
}

const ACCEPTED_PLACE = { at: 'response', status: 200, pointer: '/data/accepted' } as const;

/** The cause of a voucher that does not stay collected: the answers say so too. */
const STAYS = 'accepted stays';

/** @returns the data of the answer; undefined where it was refused */
async function accept(
  world: World,
  actor: Actor,
  id: Id,
  sentence: string,
  tier: Tier,
): Promise<string | undefined> {
  const path = { id };
  const reply = await attempt(world, actor, 'acceptExchange', { path }, sentence, { tier });
  const { detail, exchange: reading } = await readDetail(world, actor, id);
  claim(world, detail['accepted'] === true, {
    exchange: reading,
    also: ['acceptExchange'],
    cause: STAYS,
    expected: `${sentence} Once true, accepted stays true.`,
    received: detail['accepted'],
    place: ACCEPTED_PLACE,
  });
  if (!reply) return undefined;
  const data = objectOf(dataOf(reply.body));
  claim(world, data['exchangeId'] === id && data['accepted'] === true, {
    exchange: reply.exchange,
    tier,
    fields: ['exchangeId'],
    cause: 'accepted told',
    follows: [STAYS],
    expected: `${sentence} The data is the exchange ${id}, accepted.`,
    received: data,
    place: ACCEPTED_PLACE,
  });
  return JSON.stringify(data);
}

const AGAIN = 'A collected voucher stays collected.';

/** Collects a voucher, once more, and sees it collected wherever it is told. */
async function judgeAccepting(world: World, actor: Actor, id: Id): Promise<void> {
  const answer = await accept(world, actor, id, 'The voucher is collected.', 'specification');
  const again = await accept(world, actor, id, AGAIN, 'assumption');
  const [last] = await readLists(world, actor);
  if (last && answer !== undefined && again !== undefined) {
    claim(world, answer === again, {
      operationId: 'acceptExchange',
      exchange: last.exchange,
      tier: 'assumption',
      fields: ['accepted'],
      cause: 'same answer',
      follows: [STAYS],
      expected: `Calling again gives the same answer: ${answer}.`,
      received: again,
    });
  }
  for (const { items, exchange } of await readLists(world, actor)) {
    const listed = items.find((item) => item['exchangeId'] === id);
    claim(world, listed?.['accepted'] === true, {
      exchange,
      fields: ['exchangeId'],
      cause: STAYS,
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
    if (usedId !== undefined) await accept(world, first, usedId, AGAIN, 'assumption');
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
    tier: 'assumption',
    fields: ['exchangeId'],
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
      tier: 'assumption',
      fields: ['exchangeId'],
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
          fields.every((field) => listed[field] === undefined || detail[field] === listed[field]),
          {
            exchange,
            fields: [...fields],
            cause: 'detail',
            expected: `The exchange ${id} as the list tells it: ${JSON.stringify(listed)}.`,
            received: detail,
          },
        );
      }),
    );
  },
});
