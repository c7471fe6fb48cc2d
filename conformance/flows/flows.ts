import type { JsonObject } from '../../tools/contract/document.ts';
import type { Actor } from '../core/actors.ts';
import { describeAnswer } from '../core/exchange.ts';
import { limitsRate } from '../generation/verdict.ts';
import { readAccount } from '../checks/account/account-state.ts';
import { ask, idsOf, itemsOf, meaningCheck } from '../checks/kit/asking.ts';
import type { MeaningCheck, World } from '../checks/kit/meaning-check.ts';
import { secondsOfSeoulDay } from '../checks/kit/moments.ts';
import { placeOf } from '../checks/map/nearby.ts';
import { answersOf, freshEmail, freshNickname, NEWCOMER_PASSWORD } from '../checks/signup/newcomer.ts';
import { readProducts } from '../checks/hallabong/purchase.ts';
import { uniqueLetters } from '../checks/kit/unique.ts';
import { EXCHANGE_HEADER, openRelay, type Relay } from './relay.ts';
import { runRespect, type FailedStep, type RespectRun } from './respect.ts';

/** A server may count 4 steps for each second of the day. */
const STEPS_PER_SECOND = 4;

/** Stands for the session in the inputs: the relay has the cookie itself, and no other process is told it. */
const KEPT_BY_RELAY = 'kept-by-the-relay';

function report(world: World, relay: Relay, { file, stepId, demands, headers }: FailedStep): void {
  const exchange = relay.exchanges[Number(headers[EXCHANGE_HEADER] ?? -1)] ?? relay.exchanges.at(-1);
  if (exchange?.operationId === undefined) {
    world.skip(`${file}, step ${stepId} could not be run: ${demands.join('; ')}`);
    return;
  }
  if (limitsRate(exchange)) {
    world.skip(
      `${file} ended at ${stepId}: the server limits how often ${exchange.operationId} may be called.`,
    );
    return;
  }
  world.report({
    operationId: exchange.operationId,
    expected: `${file}, step ${stepId}: ${demands.join('; ')}`,
    received: describeAnswer(exchange),
    exchange,
  });
}

/** @returns whether every step was as the flow says */
async function run(world: World, relay: Relay, flows: Omit<RespectRun, 'serverUrl'>): Promise<boolean> {
  let failed: FailedStep[];
  try {
    failed = await runRespect({ ...flows, serverUrl: relay.url });
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    world.skip(`Redocly respect did not run ${flows.files.join(', ')}: ${reason}`);
    return false;
  }
  for (const step of failed) report(world, relay, step);
  return failed.length === 0;
}

async function signUp(world: World): Promise<void> {
  if (!world.canKnowCode) {
    world.skip('sign-up.arazzo.yaml: the verification code cannot be known.');
    return;
  }
  const email = freshEmail(world);
  const nickname = freshNickname(world);
  const files = ['sign-up.arazzo.yaml'];
  const relay = await openRelay(world.contract, world.newVisitor());
  try {
    if (!(await run(world, relay, { files, workflow: 'askForCode', inputs: { email } }))) return;
    const code = await world.verificationCodeFor(email);
    if (code === undefined) {
      world.skip('sign-up.arazzo.yaml: no mail with a code came.');
      return;
    }
    const registration = JSON.stringify(answersOf(email, nickname));
    const inputs = { email, code, password: NEWCOMER_PASSWORD, nickname, registration };
    await run(world, relay, { files, workflow: 'signUpAndLogIn', inputs });
  } finally {
    await relay.stop();
  }
}

/** What the flows of an account can be walked with: some need a challenge or a product. */
async function prepare(world: World, first: Actor): Promise<{ files: string[]; inputs: JsonObject }> {
  const [{ hallabong, userId }, upcoming, goods] = await Promise.all([
    readAccount(world, first),
    ask(world, first, 'listUpcomingChallenges'),
    readProducts(world, first, 'GOODS'),
  ]);
  const files = ['post.arazzo.yaml', 'attendance.arazzo.yaml', 'account.arazzo.yaml'];
  const inputs: JsonObject = {
    session: KEPT_BY_RELAY,
    nickname: `올레${uniqueLetters(world.now(), 8)}`,
    userId,
    stepCount: Math.min(500, secondsOfSeoulDay(world.now()) * STEPS_PER_SECOND),
  };
  const challenge = itemsOf(upcoming.body)?.find((item) => placeOf(item) && idsOf([item]).length > 0);
  if (challenge) {
    files.push('challenge.arazzo.yaml');
    Object.assign(inputs, { challengeId: challenge['id'], ...placeOf(challenge) });
  } else {
    world.skip('challenge.arazzo.yaml: no challenge with a place can be started by the account.');
  }
  const product = goods.find(({ cost }) => cost <= hallabong) ?? goods[0];
  if (product) {
    files.push('shop.arazzo.yaml');
    Object.assign(inputs, { productId: product.id, hallabongCost: product.cost });
  } else {
    world.skip('shop.arazzo.yaml: the shop has no article.');
  }
  return { files, inputs };
}

async function walkAccount(world: World): Promise<void> {
  const { first } = world;
  if (!first) {
    world.skip('The flows of an account need one (--account EMAIL:PASSWORD).');
    return;
  }
  const { nickname } = await readAccount(world, first);
  const flows = await prepare(world, first);
  const relay = await openRelay(world.contract, first);
  try {
    await run(world, relay, flows);
  } finally {
    await relay.stop();
  }
  const after = await readAccount(world, first);
  // A flow that ended early has left the other nickname.
  if (nickname !== '' && after.nickname !== nickname)
    await first.call('changeNickname', { query: { nickname } });
}

export const flows: MeaningCheck = meaningCheck({
  id: 'flow',
  title: 'The flows of openapi/flows, run by Redocly respect',
  operations: [
    'checkEmail',
    'sendVerificationCode',
    'verifyEmailCode',
    'registerPassword',
    'checkNickname',
    'completeRegistration',
    'login',
    'signOut',
    'getSession',
    'createSpot',
    'getSpot',
    'listLatestSpots',
    'likeSpot',
    'unlikeSpot',
    'createComment',
    'listComments',
    'createReply',
    'listReplies',
    'checkAttendance',
    'saveThemes',
    'changeNickname',
    'getNotificationSetting',
    'saveNotificationSetting',
    'saveProfileImage',
    'deleteProfileImage',
    'startChallenge',
    'refreshUpcomingChallenges',
    'listOngoingChallenges',
    'listCompletedChallenges',
    'completeChallenge',
    'saveSteps',
    'convertSteps',
    'getProduct',
    'exchangeProduct',
    'getExchange',
    'listMyGoods',
    'acceptExchange',
  ],
  writes: true,
  needs: 'nobody',
  async run(world) {
    const walks = await Promise.allSettled([signUp(world), walkAccount(world)]);
    // Both have ended, so nothing of them goes on.
    for (const walk of walks) if (walk.status === 'rejected') throw walk.reason;
  },
});
