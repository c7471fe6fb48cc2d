import type { Actor } from '../../core/actors.ts';
import { isSuccess, type Exchange } from '../../core/wire/exchange.ts';
import { readAccount } from '../account/account-state.ts';
import { WRONG_LOGIN } from '../account/login.ts';
import type { Tier } from '../../core/findings/finding.ts';
import {
  ask,
  askInVain,
  attempt,
  claim,
  dataOf,
  meaningCheck,
  part,
  worldUnder,
  type Refusal,
} from '../kit/asking.ts';
import type { MeaningCheck, World } from '../../core/meaning-check.ts';
import {
  answersOf,
  ensureSession,
  freshEmail,
  freshNickname,
  keepNewcomer,
  NEWCOMER_PASSWORD,
  registrationForm,
  requireCode,
  requireCodes,
  takenNickname,
  UNKNOWN_GENDER,
} from './newcomer.ts';
import { uniqueLetters } from '../kit/unique.ts';

const TAKEN_PLACE = { at: 'response', status: 200, pointer: '/data' } as const;

async function judgeTaken(
  world: World,
  operationId: 'checkEmail' | 'checkNickname',
  query: Record<string, string>,
  taken: boolean,
  tier: Tier = 'specification',
): Promise<void> {
  const { body, exchange } = await ask(world, world.visitor, operationId, { query });
  claim(world, dataOf(body) === taken, {
    exchange,
    expected: `data is ${String(taken)} for ${Object.values(query).join()}: it is ${taken ? 'taken' : 'free'}.`,
    received: dataOf(body),
    tier,
    cause: `${operationId} ${taken ? 'taken' : 'free'}`,
    place: TAKEN_PLACE,
  });
}

const NOT_PROVEN = 'The email has not been proven by a code.';

async function judgeUnproven(world: World, actor: Actor, email: string): Promise<void> {
  const refusal = {
    statuses: [403],
    expectation: NOT_PROVEN,
    place: { at: 'response', status: 403 } as const,
  };
  const json = { email, password: NEWCOMER_PASSWORD };
  await askInVain(world, actor, 'registerPassword', { json }, refusal);
  const form = registrationForm(answersOf(email, freshNickname(world)));
  await askInVain(world, actor, 'completeRegistration', { form }, refusal);
}

/** Another code of the same form. */
const wrongOf = (code: string) =>
  code.replaceAll(/./g, (sign) =>
    /\d/.test(sign) ? String((Number(sign) + 1) % 10) : sign === 'x' ? 'y' : 'x',
  );

/** The code proves the email; a wrong one and an earlier one do not. */
async function proveEmail(world: World, actor: Actor, email: string): Promise<void> {
  await ask(world, actor, 'sendVerificationCode', { json: { email } });
  const earlier = await requireCode(world, email);
  await ask(world, actor, 'sendVerificationCode', { json: { email } });
  const code = await requireCode(world, email);
  const inVain = async (given: string, expectation: string, tier: Tier) => {
    const refused = await askInVain(
      world,
      actor,
      'verifyEmailCode',
      { json: { email, code: given } },
      { statuses: [400], tier, expectation, place: { at: 'response', status: 400 } },
    );
    return isSuccess(refused);
  };
  const isProvenByEarlier =
    earlier !== code && (await inVain(earlier, 'Only the last code counts.', 'assumption'));
  const isProvenByWrong = await inVain(wrongOf(code), 'The code is wrong.', 'specification');
  if (isProvenByEarlier || isProvenByWrong) {
    world.skip(
      'Left untried: what is refused without a proof, and the right code, because another code proved the email.',
    );
    return;
  }
  await judgeUnproven(world, actor, email);
  await ask(world, actor, 'verifyEmailCode', { json: { email, code } }, 'A correct code proves the email.');
}

/** A password needs a symbol. Once the email is proven, nothing else stands in the way of a weak one. */
async function judgeWeakPassword(world: World, actor: Actor, email: string): Promise<void> {
  await askInVain(
    worldUnder(world, 'broken-input-refused'),
    actor,
    'registerPassword',
    { json: { email, password: 'spring1998' } },
    {
      statuses: [400],
      because: 'refused',
      tier: 'specification',
      expectation: 'A password without a symbol is refused.',
      place: { at: 'requestBody', pointer: '/password' },
    },
  );
}

async function judgeRefusedAnswers(world: World, actor: Actor, email: string): Promise<void> {
  const nickname = freshNickname(world);
  const complete = (
    changes: Record<string, unknown>,
    status: number,
    expectation: string,
    rest: Pick<Refusal, 'code' | 'tier'> = {},
  ) =>
    askInVain(
      world,
      actor,
      'completeRegistration',
      { form: registrationForm(answersOf(email, nickname, changes)) },
      { statuses: [status], expectation, place: { at: 'response', status }, ...rest },
    );
  const stranger = `없${uniqueLetters(world.now(), 7)}`;
  const nobody = `Nobody is called ${stranger}.`;
  await complete({ referrerNickname: stranger }, 400, nobody, {
    code: 'UNKNOWN_REFERRER',
    tier: 'assumption',
  });
  const nextYear = String(world.now().getUTCFullYear() + 2);
  await complete({ birthYear: nextYear }, 400, `Nobody was born in ${nextYear}.`);
  const taken = await takenNickname(world);
  if (taken !== undefined) await complete({ nickname: taken }, 409, 'Somebody else has the nickname.');
  await askInVain(
    worldUnder(world, 'broken-input-refused'),
    actor,
    'completeRegistration',
    { form: registrationForm(answersOf(email, nickname, { gender: UNKNOWN_GENDER })) },
    {
      statuses: [400],
      because: 'refused',
      tier: 'specification',
      expectation: `There is no gender ${UNKNOWN_GENDER}.`,
      place: { at: 'response', status: 400 },
    },
  );
}

interface Signup {
  email: string;
  nickname: string;
  password: string;
}

/** The account is there: the session of the registration is its own, and it can sign in. */
async function judgeAccount(world: World, actor: Actor, signup: Signup, completed: Exchange): Promise<void> {
  const session = await actor.call('getSession');
  if (
    !claim(world, isSuccess(session), {
      operationId: 'completeRegistration',
      exchange: completed,
      tier: 'assumption',
      expected: 'The final registration starts a session.',
      received: session.answer?.text ?? session.failure,
      place: { at: 'response', status: 200 },
    })
  ) {
    return;
  }
  const account = await readAccount(world, actor);
  claim(world, account.nickname === signup.nickname && account.email === signup.email, {
    exchange: account.exchange,
    fields: ['nickname', 'email'],
    expected: `The session of ${signup.nickname}, ${signup.email}.`,
    received: `${account.nickname}, ${account.email}`,
  });
  claim(
    world,
    account.themes.length === 2 && ['힐링', '사진 명소'].every((label) => account.themes.includes(label)),
    {
      exchange: account.exchange,
      expected: 'The themes of the signup: 힐링, 사진 명소.',
      received: account.themes,
      place: { at: 'response', status: 200, pointer: '/data/themes' },
    },
  );
  const { email, password } = signup;
  await attempt(
    world,
    world.newVisitor(),
    'login',
    { json: { email, password } },
    'The account can sign in.',
  );
}

/**
 * What an existing account keeps others, and itself, from.
 * @param replaced a password that another one has replaced, where the server took another one
 */
async function judgeExisting(
  world: World,
  actor: Actor,
  { email, nickname, password }: Signup,
  replaced: string | undefined,
): Promise<void> {
  await part(world, 'emails without regard to case', () =>
    judgeTaken(world, 'checkEmail', { email: email.toUpperCase() }, true, 'assumption'),
  );
  await part(world, 'the taken nickname', () => judgeTaken(world, 'checkNickname', { nickname }, true));
  const taken = {
    statuses: [409],
    expectation: 'An account with this email exists.',
    tier: 'assumption' as const,
  };
  await askInVain(world, world.newVisitor(), 'sendVerificationCode', { json: { email } }, taken);
  const form = registrationForm(answersOf(email, freshNickname(world)));
  await askInVain(world, actor, 'completeRegistration', { form }, { ...taken, tier: 'specification' });
  // The proof of the email may have been used up with the signup: then that is what is missing.
  const late = { ...taken, statuses: [409, 403] };
  await askInVain(world, actor, 'registerPassword', { json: { email, password } }, late);
  if (replaced === undefined) return;
  await askInVain(
    world,
    world.newVisitor(),
    'login',
    { json: { email, password: replaced } },
    {
      statuses: [401],
      tier: 'assumption',
      follows: [WRONG_LOGIN],
      expectation: 'Of two registered passwords the last one counts.',
    },
  );
}

/** Somebody who left the wizard after the password comes back on another device and signs up from the beginning. */
async function judgeInterrupted(world: World): Promise<void> {
  const email = freshEmail(world);
  for (const actor of [world.newVisitor(), world.newVisitor()]) {
    await ask(
      world,
      actor,
      'sendVerificationCode',
      { json: { email } },
      'An interrupted signup begins again.',
    );
    const code = await requireCode(world, email);
    await ask(world, actor, 'verifyEmailCode', { json: { email, code } });
    await ask(world, actor, 'registerPassword', { json: { email, password: NEWCOMER_PASSWORD } });
  }
  await judgeTaken(world, 'checkEmail', { email }, false, 'assumption');
}

export const registration: MeaningCheck = meaningCheck({
  id: 'registration',
  title: 'The email signup goes its way step by step, and only so',
  operations: [
    'checkEmail',
    'sendVerificationCode',
    'verifyEmailCode',
    'registerPassword',
    'checkNickname',
    'completeRegistration',
    'login',
  ],
  writes: true,
  needs: 'nobody',
  async run(world) {
    // A plus is allowed in an email.
    const email = freshEmail(world, '+');
    const nickname = freshNickname(world);
    const actor = world.newVisitor();
    await part(world, 'whether an email is free', () => judgeTaken(world, 'checkEmail', { email }, false));
    await part(world, 'whether a nickname is free', () =>
      judgeTaken(world, 'checkNickname', { nickname }, false),
    );
    requireCodes(world);
    await proveEmail(world, actor, email);
    await judgeWeakPassword(world, actor, email);
    const replaced = 'winter_97';
    await ask(world, actor, 'registerPassword', { json: { email, password: replaced } });
    const again = { json: { email, password: NEWCOMER_PASSWORD } };
    const sentence = 'The call may be repeated until the final registration.';
    const repeated = await attempt(world, actor, 'registerPassword', again, sentence, { tier: 'assumption' });
    const password = repeated ? NEWCOMER_PASSWORD : replaced;
    // Until the end, so that an interrupted signup can start again.
    await part(world, 'whether the email of an unfinished signup is free', () =>
      judgeTaken(world, 'checkEmail', { email }, false, 'assumption'),
    );
    await part(world, 'answers that are refused', () => judgeRefusedAnswers(world, actor, email));
    const form = registrationForm(answersOf(email, nickname));
    const completed = await ask(world, actor, 'completeRegistration', { form });
    const signup = { email, nickname, password };
    await part(world, 'the new account', () => judgeAccount(world, actor, signup, completed.exchange));
    await judgeExisting(world, actor, signup, repeated ? replaced : undefined);
    await part(world, 'the conversions of a day, for which the account is kept', async () => {
      await ensureSession(world, { actor, ...signup });
      keepNewcomer(world, 'limit', { actor, ...signup });
    });
    await part(world, 'an interrupted signup', () => judgeInterrupted(world));
  },
});
