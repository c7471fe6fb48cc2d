import { isJsonObject } from '../../../contract/document.ts';
import type { Actor } from '../../core/actors.ts';
import { isSuccess, type Exchange } from '../../core/wire/exchange.ts';
import { ask, askInVain, bodyOf, claim, dataOf, meaningCheck, objectOf, worldUnder } from '../kit/asking.ts';
import type { MeaningCheck, World } from '../../core/meaning-check.ts';
import { answersOf, freshEmail, freshNickname, takenNickname, UNKNOWN_GENDER } from '../signup/newcomer.ts';
import { uniqueLetters } from '../kit/unique.ts';

/** What a refusal tells its reader. */
const toldBy = ({ answer }: Exchange) => {
  const body = answer?.body;
  const { code, errorCode, message } = isJsonObject(body) ? body : {};
  return JSON.stringify([answer?.status, code ?? errorCode, message]);
};

/** What lets somebody in who has no right to it. */
export const WRONG_LOGIN = 'wrong login taken';

/** A refused login leaves no session behind. */
async function judgeNoSession(world: World, actor: Actor, refused: Exchange): Promise<void> {
  if (!actor.cookies.has(world.sessionCookie())) return;
  const session = await actor.call('getSession');
  claim(world, !isSuccess(session), {
    operationId: refused.operationId ?? 'login',
    exchange: refused,
    follows: [WRONG_LOGIN],
    expected: 'No session starts.',
    received: session.answer?.text,
  });
}

export const login: MeaningCheck = meaningCheck({
  id: 'login',
  title: 'A wrong login is refused and does not tell what was wrong with it',
  operations: ['login'],
  writes: true,
  needs: 'first',
  async run(world) {
    const email = world.first?.account?.email;
    if (email === undefined) return;
    const password = `${uniqueLetters(world.now(), 8)}-x`;
    const attempt = async (json: { email: string; password: string }, expectation: string) => {
      const actor = world.newVisitor();
      const place = { at: 'response', status: 401 } as const;
      const refused = await askInVain(
        world,
        actor,
        'login',
        { json },
        { statuses: [401], expectation, place, cause: WRONG_LOGIN },
      );
      await judgeNoSession(world, actor, refused);
      return refused;
    };
    const wrongPassword = await attempt({ email, password }, 'The password is wrong.');
    const wrongEmail = await attempt({ email: freshEmail(world), password }, 'Nobody has the email.');
    claim(world, toldBy(wrongEmail) === toldBy(wrongPassword), {
      exchange: wrongEmail,
      tier: 'assumption',
      fields: ['code', 'message', 'success'],
      follows: [WRONG_LOGIN],
      expected: `A wrong email and a wrong password get the same answer: ${toldBy(wrongPassword)}.`,
      received: toldBy(wrongEmail),
    });
  },
});

const PROVIDER = { provider: 'kakao' } as const;

/** A newcomer of the provider signs up with the same code, once. */
async function judgeNewcomer(world: World, actor: Actor, code: string, entry: Exchange): Promise<void> {
  await judgeNoSession(world, actor, entry);
  const nickname = freshNickname(world);
  const { email: _, ...answers } = answersOf('', nickname);
  const json = { code, ...answers };
  const stranger = `없${uniqueLetters(world.now(), 7)}`;
  await askInVain(
    world,
    actor,
    'completeProviderRegistration',
    { path: PROVIDER, json: { ...json, referrerNickname: stranger } },
    {
      statuses: [400],
      code: 'UNKNOWN_REFERRER',
      tier: 'assumption',
      expectation: `Nobody is called ${stranger}.`,
    },
  );
  await askInVain(
    worldUnder(world, 'broken-input-refused'),
    actor,
    'completeProviderRegistration',
    { path: PROVIDER, json: { ...json, gender: UNKNOWN_GENDER } },
    {
      statuses: [400],
      because: 'refused',
      tier: 'specification',
      expectation: `There is no gender ${UNKNOWN_GENDER}.`,
      place: { at: 'response', status: 400 },
    },
  );
  const taken = await takenNickname(world);
  if (taken !== undefined) {
    await askInVain(
      world,
      actor,
      'completeProviderRegistration',
      { path: PROVIDER, json: { ...json, nickname: taken } },
      {
        statuses: [409],
        expectation: 'Somebody else has the nickname.',
        place: { at: 'response', status: 409 },
      },
    );
  }
  const { exchange } = await ask(world, actor, 'completeProviderRegistration', { path: PROVIDER, json });
  const session = await actor.call('getSession');
  const user = objectOf(dataOf(bodyOf(world, session)));
  claim(world, isSuccess(session) && user['nickname'] === nickname, {
    exchange,
    expected: `The account is complete and the session of ${nickname} has started.`,
    received: session.answer?.text ?? session.failure,
    place: { at: 'response', status: 200 },
  });
  await askInVain(
    world,
    world.newVisitor(),
    'completeProviderRegistration',
    { path: PROVIDER, json: { ...json, nickname: freshNickname(world) } },
    // A server that forgets the code with the signup no longer knows it.
    { statuses: [409, 400], tier: 'assumption', expectation: 'The social account has signed up already.' },
  );
}

async function judgeUnknownCode(world: World, code: string): Promise<void> {
  const { email: _, ...answers } = answersOf('', freshNickname(world));
  const actor = world.newVisitor();
  const refused = await askInVain(
    world,
    actor,
    'completeProviderRegistration',
    { path: PROVIDER, json: { code, ...answers } },
    {
      statuses: [400],
      expectation: 'The code is not known.',
      place: { at: 'response', status: 400 },
    },
  );
  await judgeNoSession(world, actor, refused);
}

export const socialLogin: MeaningCheck = meaningCheck({
  id: 'login',
  title: 'A social login knows its users, sends newcomers to the signup, and refuses a made-up code',
  operations: ['loginWithProvider', 'completeProviderRegistration'],
  writes: true,
  needs: 'nobody',
  async run(world) {
    const made = `made-up-${uniqueLetters(world.now(), 8)}`;
    const unknown = { path: PROVIDER, query: { code: made } };
    const asked = await world.newVisitor().call('loginWithProvider', unknown);
    if (asked.answer?.status === 404) return world.skip('The server has no social login: it knows no kakao.');
    const stranger = world.newVisitor();
    const refused = await askInVain(world, stranger, 'loginWithProvider', unknown, {
      statuses: [400],
      expectation: 'The provider does not accept the code.',
      place: { at: 'response', status: 400 },
    });
    await judgeNoSession(world, stranger, refused);
    await judgeUnknownCode(world, made);
    const code = world.takeSocialCode();
    if (code === undefined)
      return world.skip('No authorization code of the provider was given (--social-code).');
    const actor = world.newVisitor();
    const options = { path: PROVIDER, query: { code } };
    const { body, exchange } = await ask(world, actor, 'loginWithProvider', options);
    if (objectOf(dataOf(body))['isNewUser'] === true) return judgeNewcomer(world, actor, code, exchange);
    const session = await actor.call('getSession');
    claim(world, isSuccess(session), {
      exchange,
      tier: 'assumption',
      expected: 'isNewUser is false when the session has started.',
      received: session.answer?.text ?? session.failure,
      place: { at: 'response', status: 200, pointer: '/data/isNewUser' },
    });
    return undefined;
  },
});
