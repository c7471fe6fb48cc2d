import type { Actor } from '../../core/actors.ts';
import { isSuccess } from '../../core/wire/exchange.ts';
import { readAccount } from '../account/account-state.ts';
import { WRONG_LOGIN } from '../account/login.ts';
import {
  ask,
  askInVain,
  claim,
  dataItemsOf,
  itemsOf,
  meaningCheck,
  part,
  stopFor,
  worldUnder,
} from '../kit/asking.ts';
import { judgeAttendance } from '../hallabong/attendance.ts';
import type { MeaningCheck, World } from '../../core/meaning-check.ts';
import { newcomerOf, type Newcomer } from './newcomer.ts';
import { readProducts } from '../hallabong/purchase.ts';
import { judgeLimit, judgeNewAccount } from '../hallabong/steps.ts';

const OWN_LISTS = [
  'listOngoingChallenges',
  'listCompletedChallenges',
  'listMyProducts',
  'listMyGoods',
] as const;

/** Whoever has just come has started, completed and bought nothing. */
async function judgeEmptiness(world: World, actor: Actor): Promise<void> {
  const { userId = 0 } = actor;
  await Promise.all(
    OWN_LISTS.map(async (operationId) => {
      const options = operationId.startsWith('listMy') ? { query: { userId } } : {};
      const { body, exchange } = await ask(world, actor, operationId, options);
      const items = itemsOf(body) ?? dataItemsOf(body) ?? [];
      const topic = operationId.startsWith('listMy') ? 'purchase' : 'challenges';
      claim(worldUnder(world, topic), items.length === 0, {
        exchange,
        expected: 'An empty list: the account is new.',
        received: items,
      });
    }),
  );
}

/** Whoever has too little can buy nothing. */
async function judgePoverty(world: World, actor: Actor): Promise<void> {
  const { hallabong, userId } = await readAccount(world, actor);
  const goods = await readProducts(world, actor, 'GOODS');
  const product = goods.find(({ cost }) => cost > hallabong);
  if (!product) return world.skip('A new account can pay every article here: none was too dear.');
  const attempt = await askInVain(
    world,
    actor,
    'exchangeProduct',
    { path: { id: product.id }, json: { userId } },
    {
      statuses: [409],
      code: 'INSUFFICIENT_HALLABONG',
      isCodeStated: true,
      expectation: `${product.cost} hallabong cannot be paid from ${hallabong}.`,
      place: { at: 'response', status: 409 },
    },
  );
  const after = await readAccount(world, actor);
  claim(world, after.hallabong === hallabong && after.ownedProducts.length === 0, {
    exchange: attempt,
    fields: ['hallabong', 'ownedProducts'],
    expected: `The balance stays ${hallabong}, and nothing is owned.`,
    received: `${after.hallabong}, ${after.ownedProducts.length} owned`,
  });
}

/** By the rules of signup (1 §5). */
const NEW_PASSWORD = 'autumn_99';

/** A new password counts, the old one no longer, and the session goes on. */
async function judgePassword(world: World, { actor, email, password }: Newcomer): Promise<void> {
  const signingIn = worldUnder(world, 'login');
  const { exchange } = await ask(world, actor, 'resetPassword', {
    query: { email, newPassword: NEW_PASSWORD },
  });
  const session = await actor.call('getSession');
  claim(worldUnder(world, 'account'), session.answer?.status === 200, {
    exchange,
    tier: 'assumption',
    expected: 'The session goes on.',
    received: session.answer?.text ?? session.failure,
  });
  const sentence = 'The new password counts from now on.';
  await ask(signingIn, world.newVisitor(), 'login', { json: { email, password: NEW_PASSWORD } }, sentence);
  await askInVain(
    signingIn,
    world.newVisitor(),
    'login',
    { json: { email, password } },
    { statuses: [401], expectation: 'The old password does not count any more.', follows: [WRONG_LOGIN] },
  );
}

/** A login in a browser that has a session replaces it: the one before opens nothing any more. */
async function judgeReplacement(world: World, { actor, email }: Newcomer, password: string): Promise<void> {
  const before = Object.fromEntries(actor.cookies);
  const { exchange } = await ask(world, actor, 'login', { json: { email, password } });
  const old = await world.visitor.call('getSession', {
    cookies: before,
    trigger: { what: 'a session that was replaced', expectation: 'sessionless' },
  });
  claim(world, !isSuccess(old), {
    exchange,
    tier: 'assumption',
    expected: 'A session that exists is replaced: the old cookie is refused.',
    received: old.answer?.text,
  });
}

export const newAccount: MeaningCheck = meaningCheck({
  id: 'balance',
  title: 'The steps, conversions and balance of a new account add up exactly',
  operations: [
    'saveSteps',
    'convertSteps',
    'checkAttendance',
    'exchangeProduct',
    'resetPassword',
    'login',
    'getSession',
    ...OWN_LISTS,
  ],
  writes: true,
  needs: 'nobody',
  async run(world) {
    const newcomer = await newcomerOf(world);
    const { actor } = newcomer;
    const { totalSteps } = await readAccount(world, actor);
    await part(world, 'the empty lists of a new account', () => judgeEmptiness(world, actor));
    await part(world, 'the exact count of steps', async () => {
      if (totalSteps !== 0)
        stopFor(
          world,
          'Left untried: the exact count of steps, because a new account begins with steps here.',
        );
      await judgeNewAccount(world, actor);
    });
    await part(world, 'a purchase that a new account cannot pay', () =>
      judgePoverty(worldUnder(world, 'purchase'), actor),
    );
    const attending = worldUnder(world, 'attendance');
    await part(attending, 'the first day of attendance', () => judgeAttendance(attending, actor, true));
    await part(world, 'a new password', () => judgePassword(world, newcomer));
    const ending = worldUnder(world, 'session-ended');
    await part(ending, 'a login over a session', () => judgeReplacement(ending, newcomer, NEW_PASSWORD));
    await part(world, 'the conversions of a day', async () => {
      const { actor: other } = await newcomerOf(world, 'limit');
      await judgeLimit(world, other);
    });
  },
});
