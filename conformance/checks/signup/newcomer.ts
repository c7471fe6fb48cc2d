import type { JsonObject } from '../../../contract/document.ts';
import type { Actor } from '../../core/actors.ts';
import { isSuccess, type FormPart } from '../../core/wire/exchange.ts';
import { ask, codePointsOf, itemsOf, stopFor, textIn } from '../kit/asking.ts';
import type { World } from '../../core/meaning-check.ts';
import { uniqueLetters } from '../kit/unique.ts';

/** What a newcomer signs up with. */
export interface Newcomer {
  actor: Actor;
  email: string;
  password: string;
  nickname: string;
}

/** A password by the rules of signup (1 §5). */
export const NEWCOMER_PASSWORD = 'spring-98';

/**
 * An email that nobody has. It ends in example.com, so that no mail reaches anybody.
 * @param sign stands in the middle of its first part
 */
export const freshEmail = (world: World, sign: '-' | '+' = '-'): string =>
  `conformance${sign}${uniqueLetters(world.now(), 8)}@example.com`;

/** A nickname that nobody has, within the 2 to 8 characters of signup. */
export const freshNickname = (world: World): string => `새${uniqueLetters(world.now(), 7)}`;

/** A nickname that an author of spots has, as signup allows it; undefined where there is none. */
export async function takenNickname(world: World): Promise<string | undefined> {
  const { body } = await ask(world, world.visitor, 'listLatestSpots');
  // The limits of signup: the authors may have longer nicknames from their account.
  return itemsOf(body)
    ?.flatMap((spot) => textIn(spot, 'userNickname') ?? [])
    .find((nickname) => /^\S.*\S$/.test(nickname) && codePointsOf(nickname).length <= 8);
}

/** No value of the contract's genders. */
export const UNKNOWN_GENDER = 'UNKNOWN';

/** The answers of the wizard (1 §7). */
export const answersOf = (email: string, nickname: string, changes: JsonObject = {}): JsonObject => ({
  email,
  nickname,
  themes: ['힐링', '사진 명소'],
  gender: 'FEMALE',
  birthYear: '1998',
  referrerNickname: '도새기',
  ...changes,
});

/** The multipart form of the last step, without a picture. */
export const registrationForm = (answers: JsonObject): FormPart[] => [
  { name: 'data', value: JSON.stringify(answers), contentType: 'application/json' },
];

/**
 * Nobody is to be mailed in vain.
 * @throws Stopped where codes cannot be known
 */
export function requireCodes(world: World): void {
  if (!world.canKnowCode) {
    stopFor(
      world,
      'The verification code cannot be known (--outbox-path, --verification-code): nobody signs up.',
    );
  }
}

/**
 * The code that was mailed to an address.
 * @throws Stopped where it cannot be known
 */
export async function requireCode(world: World, email: string): Promise<string> {
  const code = await world.verificationCodeFor(email);
  return code ?? stopFor(world, `No mail with a code came for ${email}.`);
}

/** What a new account is for: some checks use one up. */
type Purpose = 'anything' | 'limit';

const newcomers = new WeakMap<Actor, Map<Purpose, Promise<Newcomer>>>();

function newcomersOf(world: World): Map<Purpose, Promise<Newcomer>> {
  const known = newcomers.get(world.visitor) ?? new Map<Purpose, Promise<Newcomer>>();
  newcomers.set(world.visitor, known);
  return known;
}

/** Keeps an account that a check has made, so that nobody has to sign up once more. */
export function keepNewcomer(world: World, purpose: Purpose, newcomer: Newcomer): void {
  newcomersOf(world).set(purpose, Promise.resolve(newcomer));
}

/**
 * Somebody who signed up in this run, once for each purpose.
 * @throws Stopped where nobody can sign up
 */
export function newcomerOf(world: World, purpose: Purpose = 'anything'): Promise<Newcomer> {
  const known = newcomersOf(world).get(purpose);
  if (known) return known;
  const signing = signUp(world);
  newcomersOf(world).set(purpose, signing);
  return signing;
}

async function signUp(world: World): Promise<Newcomer> {
  requireCodes(world);
  const email = freshEmail(world);
  const nickname = freshNickname(world);
  const actor = world.newVisitor();
  await ask(world, actor, 'sendVerificationCode', { json: { email } });
  const code = await requireCode(world, email);
  await ask(world, actor, 'verifyEmailCode', { json: { email, code } });
  await ask(world, actor, 'registerPassword', { json: { email, password: NEWCOMER_PASSWORD } });
  await ask(world, actor, 'completeRegistration', { form: registrationForm(answersOf(email, nickname)) });
  const newcomer = { actor, email, password: NEWCOMER_PASSWORD, nickname };
  await ensureSession(world, newcomer);
  return newcomer;
}

/**
 * Whoever has signed up has a session; that the final registration starts it is the contract's decision, and a login
 * does it where it does not.
 */
export async function ensureSession(world: World, { actor, email, password }: Newcomer): Promise<void> {
  if (isSuccess(await actor.readSession())) return;
  await ask(world, actor, 'login', { json: { email, password } }, 'The account can sign in.');
  await actor.readSession();
}
