import type { Actor } from '../../core/actors.ts';
import type { Id } from '../../core/wire/wrapper.ts';
import { readAccount } from './account-state.ts';
import {
  ask,
  askInVain,
  claim,
  dataItemsOf,
  dataOf,
  idsOf,
  meaningCheck,
  objectOf,
  part,
  stopFor,
} from '../kit/asking.ts';
import type { MeaningCheck, World } from '../../core/meaning-check.ts';
import { newcomerOf } from '../signup/newcomer.ts';

/** A password by the rules of signup (1 §5). */
const PASSWORD = /^(?=.*[!_@-])(?=.*[A-Za-z0-9])[A-Za-z0-9!_@-]{8,12}$/;

const forbidden = (expectation: string) => ({
  statuses: [403],
  expectation,
  place: { at: 'response', status: 403 } as const,
});

/** What somebody bought, those not collected first, so that collecting them would show. */
async function exchangesOf(world: World, actor: Actor, userId: Id): Promise<{ id: Id; accepted: boolean }[]> {
  const { body } = await ask(world, actor, 'listMyProducts', { query: { userId } });
  return (dataItemsOf(body) ?? [])
    .flatMap((item) => idsOf([item], 'exchangeId').map((id) => ({ id, accepted: item['accepted'] === true })))
    .toSorted((one, other) => Number(one.accepted) - Number(other.accepted));
}

async function judgeExchange(world: World, owner: Actor, stranger: Actor, ownerId: Id): Promise<void> {
  const [bought] = await exchangesOf(world, owner, ownerId);
  if (!bought) return world.skip('The first account has bought nothing that others could reach for.');
  const path = { id: bought.id };
  const refusal = forbidden('The exchange belongs to another user.');
  await askInVain(world, stranger, 'getExchange', { path }, refusal);
  const attempt = await askInVain(world, stranger, 'acceptExchange', { path }, refusal);
  const { body } = await ask(world, owner, 'getExchange', { path });
  const accepted = objectOf(dataOf(body))['accepted'] === true;
  claim(world, accepted === bought.accepted, {
    exchange: attempt,
    fields: ['accepted'],
    expected: `accepted stays ${String(bought.accepted)} after another user tried to collect it.`,
    received: accepted,
  });
  return undefined;
}

async function judgePurchase(world: World, owner: Actor, stranger: Actor, ownerId: Id): Promise<void> {
  const { body } = await ask(world, owner, 'listProducts', { query: { category: 'GOODS' } });
  const [id] = idsOf(dataItemsOf(body) ?? [], 'productId');
  if (id === undefined) return;
  const before = await Promise.all([readAccount(world, owner), readAccount(world, stranger)]);
  const attempt = await askInVain(
    world,
    stranger,
    'exchangeProduct',
    { path: { id }, json: { userId: ownerId } },
    forbidden('userId is the session’s own user.'),
  );
  const after = await Promise.all([readAccount(world, owner), readAccount(world, stranger)]);
  const balances = (states: typeof before) => states.map(({ hallabong }) => hallabong).join(' and ');
  claim(world, balances(after) === balances(before), {
    exchange: attempt,
    fields: ['hallabong'],
    expected: `Nobody pays: the balances stay ${balances(before)}.`,
    received: balances(after),
  });
}

export const ownership: MeaningCheck = meaningCheck({
  id: 'ownership',
  title: 'Nobody reads, buys or collects in another user’s name',
  operations: [
    'getExchange',
    'acceptExchange',
    'exchangeProduct',
    'listMyProducts',
    'listMyGoods',
    'resetPassword',
  ],
  writes: true,
  needs: 'first',
  async run(world) {
    const { first: owner } = world;
    const ownerId = owner?.userId;
    if (!owner || ownerId === undefined) stopFor(world, 'The session does not tell its userId.');
    const stranger = world.second ?? (await newcomerOf(world)).actor;
    for (const operationId of ['listMyProducts', 'listMyGoods']) {
      // A server is asked one thing at a time here, so that a finding names it.
      await askInVain(
        world,
        stranger,
        operationId,
        { query: { userId: ownerId } },
        forbidden('userId is the session’s own user.'),
      );
    }
    await part(world, 'what others bought', () => judgeExchange(world, owner, stranger, ownerId));
    await part(world, 'purchases for others', () => judgePurchase(world, owner, stranger, ownerId));
    const { email, password = '' } = owner.account ?? {};
    // The owner's own password: a server that sets it after all does no harm.
    if (email === undefined || !PASSWORD.test(password)) return;
    await askInVain(
      world,
      stranger,
      'resetPassword',
      { query: { email, newPassword: password } },
      forbidden('The email has to be that of the session’s user.'),
    );
  },
});
