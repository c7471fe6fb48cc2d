import type { Actor } from '../actors.ts';
import { readAccount } from './account-state.ts';
import { ask, askInVain, claim, meaningCheck, stopFor } from './asking.ts';
import { judgeAttendance } from './attendance.ts';
import type { MeaningCheck, World } from './meaning-check.ts';
import { newcomerOf, type Newcomer } from './newcomer.ts';
import { readProducts } from './purchase.ts';
import { judgeLimit, judgeNewAccount } from './steps.ts';

/** Whoever has nothing can buy nothing. */
async function judgePoverty(world: World, actor: Actor): Promise<void> {
  const { hallabong, userId } = await readAccount(world, actor);
  const goods = await readProducts(world, actor, 'GOODS');
  const product = goods.find(({ cost }) => cost > hallabong);
  if (!product) return;
  const attempt = await askInVain(
    world,
    actor,
    'exchangeProduct',
    { path: { id: product.id }, json: { userId } },
    {
      statuses: [409],
      code: 'INSUFFICIENT_HALLABONG',
      expectation: `${product.cost} hallabong cannot be paid from ${hallabong}.`,
      place: { at: 'response', status: 409 },
    },
  );
  const after = await readAccount(world, actor);
  claim(world, after.hallabong === hallabong && after.ownedProducts.length === 0, {
    exchange: attempt,
    expected: `The balance stays ${hallabong}, and nothing is owned.`,
    received: `${after.hallabong}, ${after.ownedProducts.length} owned`,
  });
}

/** A new password counts, the old one no longer, and the session goes on. */
async function judgePassword(world: World, { actor, email, password }: Newcomer): Promise<void> {
  const newPassword = 'autumn_99';
  const { exchange } = await ask(world, actor, 'resetPassword', { query: { email, newPassword } });
  const session = await actor.call('getSession');
  claim(world, session.answer?.status === 200, {
    exchange,
    expected: 'The session goes on.',
    received: session.answer?.text ?? session.failure,
  });
  const sentence = 'The new password counts from now on.';
  await ask(world, world.newVisitor(), 'login', { json: { email, password: newPassword } }, sentence);
  await askInVain(
    world,
    world.newVisitor(),
    'login',
    { json: { email, password } },
    { statuses: [401], expectation: 'The old password does not count any more.' },
  );
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
    'getSession',
  ],
  writes: true,
  needs: 'nobody',
  async run(world) {
    const newcomer = await newcomerOf(world);
    const { actor } = newcomer;
    const { totalSteps, hallabong } = await readAccount(world, actor);
    if (totalSteps !== 0) stopFor(world, 'A new account begins with steps here.');
    await judgeNewAccount(world, actor);
    if (hallabong === 0) await judgePoverty(world, actor);
    await judgeAttendance(world, actor, true);
    await judgePassword(world, newcomer);
    const { actor: other } = await newcomerOf(world, 'limit');
    await judgeLimit(world, other);
  },
});
