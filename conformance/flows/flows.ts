import { isJsonObject, type JsonObject } from '../../contract/document.ts';
import type { Actor } from '../core/actors.ts';
import { describeAnswer } from '../core/wire/exchange.ts';
import { readFlowSources } from '../../contract/sources.ts';
import { limitsRate } from '../generation/verdict.ts';
import { readAccount } from '../checks/account/account-state.ts';
import { ask, idsOf, itemsOf, meaningCheck, part, stopFor } from '../checks/kit/asking.ts';
import type { MeaningCheck, World } from '../core/meaning-check.ts';
import { secondsOfSeoulDay } from '../checks/kit/moments.ts';
import { placeOf } from '../checks/map/nearby.ts';
import { answersOf, freshEmail, freshNickname, NEWCOMER_PASSWORD } from '../checks/signup/newcomer.ts';
import { readProducts } from '../checks/hallabong/purchase.ts';
import { uniqueLetters } from '../checks/kit/unique.ts';
import { walkFlow, type FailedStep } from './walk-flow.ts';

/** A server may count 4 steps for each second of the day. */
const STEPS_PER_SECOND = 4;

/** What stands for the session in the inputs: the actor has the cookie itself. */
const KEPT_BY_THE_ACTOR = 'kept-by-the-actor';

const SIGN_UP = 'sign-up.arazzo.yaml';

async function workflowsOf(file: string): Promise<JsonObject[]> {
  const list = (await readFlowSources())[file]?.['workflows'];
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

const operationsOf = ({ steps }: JsonObject): string[] =>
  (Array.isArray(steps) ? steps : []).flatMap((step: unknown) =>
    isJsonObject(step) ? [String(step['operationId'])] : [],
  );

function report(world: World, file: string, operations: readonly string[], failed: FailedStep): void {
  const { stepId, description, demands, exchange } = failed;
  if (exchange.operationId === undefined) return;
  if (limitsRate(exchange)) {
    world.skip(`${file}, ${stepId}: the server limits how often ${exchange.operationId} may be called.`);
    return;
  }
  world.report({
    operationId: exchange.operationId,
    expected: `${file}, step ${stepId}: ${description} ${demands.join('; ')}`,
    received: describeAnswer(exchange),
    exchange,
    cause: `${file} ${stepId}`,
    // Other checks look closer at what a flow goes through.
    unlessKnownOf: operations,
  });
}

/** @returns whether every step was as the flow says */
async function run(world: World, actor: Actor, file: string, workflow: JsonObject, inputs: JsonObject) {
  const { contract } = world;
  const { failed, untried } = await walkFlow({ contract, actor }, workflow, inputs);
  for (const step of failed) report(world, file, operationsOf(workflow), step);
  if (untried.length > 0) {
    const steps = untried.map(({ stepId, reason }) => `${stepId} (${reason})`);
    world.skip(`${file}: left untried: ${steps.join('; ')}.`);
  }
  return failed.length === 0 && untried.length === 0;
}

async function signUp(world: World): Promise<void> {
  if (!world.canKnowCode) {
    world.skip(`${SIGN_UP}: the verification code cannot be known.`);
    return;
  }
  const email = freshEmail(world);
  const nickname = freshNickname(world);
  const [askForCode = {}, signUpAndLogIn = {}] = await workflowsOf(SIGN_UP);
  const actor = world.newVisitor();
  if (!(await run(world, actor, SIGN_UP, askForCode, { email }))) return;
  const code = await world.verificationCodeFor(email);
  if (code === undefined) {
    world.skip(`${SIGN_UP}: no mail with a code came.`);
    return;
  }
  const registration = JSON.stringify(answersOf(email, nickname));
  const inputs = { email, code, password: NEWCOMER_PASSWORD, nickname, registration };
  await run(world, actor, SIGN_UP, signUpAndLogIn, inputs);
}

/** What the flows of an account can be walked with: some need a challenge or a product. */
async function prepare(world: World, first: Actor): Promise<{ files: string[]; inputs: JsonObject }> {
  const { hallabong, userId } = await readAccount(world, first);
  const files = ['post.arazzo.yaml', 'attendance.arazzo.yaml', 'account.arazzo.yaml'];
  const inputs: JsonObject = {
    session: KEPT_BY_THE_ACTOR,
    nickname: `올레${uniqueLetters(world.now(), 8)}`,
    userId,
    stepCount: Math.min(500, secondsOfSeoulDay(world.now()) * STEPS_PER_SECOND),
  };
  await part(world, 'challenge.arazzo.yaml', async () => {
    const { body } = await ask(world, first, 'listUpcomingChallenges');
    const challenge = itemsOf(body)?.find((item) => placeOf(item) && idsOf([item]).length > 0);
    if (!challenge)
      stopFor(world, 'challenge.arazzo.yaml: no challenge with a place can be started by the account.');
    files.push('challenge.arazzo.yaml');
    Object.assign(inputs, { challengeId: challenge['id'], ...placeOf(challenge) });
  });
  await part(world, 'shop.arazzo.yaml', async () => {
    const goods = await readProducts(world, first, 'GOODS');
    const product = goods.find(({ cost }) => cost <= hallabong) ?? goods[0];
    if (!product) stopFor(world, 'shop.arazzo.yaml: the shop has no article.');
    files.push('shop.arazzo.yaml');
    Object.assign(inputs, { productId: product.id, hallabongCost: product.cost });
  });
  return { files, inputs };
}

async function walkAccount(world: World): Promise<void> {
  const { first } = world;
  if (!first) {
    world.skip('The flows of an account need one (--account EMAIL:PASSWORD).');
    return;
  }
  const { nickname } = await readAccount(world, first);
  const { files, inputs } = await prepare(world, first);
  for (const file of files) {
    // They share one account, so one follows the other.
    for (const workflow of await workflowsOf(file)) await run(world, first, file, workflow, inputs);
  }
  const after = await readAccount(world, first);
  // A flow that failed on its way has left the other nickname.
  if (nickname !== '' && after.nickname !== nickname)
    await first.call('changeNickname', { query: { nickname } });
}

export const flows: MeaningCheck = meaningCheck({
  id: 'flow',
  title: 'The flows of the contract, walked from end to end',
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
    await Promise.all([
      part(world, 'the flow of signing up', () => signUp(world)),
      part(world, 'the flows of an account', () => walkAccount(world)),
    ]);
  },
});
