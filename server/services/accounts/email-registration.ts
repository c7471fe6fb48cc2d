import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { BRAND_NAME } from '../../../src/domain/brand.ts';
import { brokenUniqueConstraint, type Database } from '../../db/client.ts';
import { registrations, users, verificationCodes } from '../../db/schema.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { Mail } from '../../mail/mailer.ts';
import { nicknameTaken } from './registration-data.ts';
import { createToken, hashToken } from '../../secrets/tokens.ts';
import { emailKeyOf, findUserByEmail } from './users.ts';

const MINUTE_MS = 60_000;

/** How long a mailed code counts, in milliseconds. */
const CODE_LIFETIME_MS = 5 * MINUTE_MS;

/** How long a code that was not taken is remembered, so that who tries it is told that it is too old, in milliseconds. */
const EXPIRED_CODE_KEPT_MS = 60 * MINUTE_MS;

/** How often a code may be tried. */
const CODE_TRIES_MAX = 5;

const CODE_DIGITS = 6;

/** How long a signup may take after its email was proven, in milliseconds. */
export const REGISTRATION_LIFETIME_MS = 60 * MINUTE_MS;

/** An account with this email exists. */
const emailTaken = () => new Refusal(409, 'EMAIL_TAKEN', { message: '이미 사용중인 이메일입니다.' });

/** A step of the wizard before this one is missing, or took too long. */
const emailNotVerified = () =>
  new Refusal(403, 'EMAIL_NOT_VERIFIED', { message: '이메일 인증이 필요합니다.' });

const wrongCode = () => new Refusal(400, 'WRONG_CODE', { message: '인증번호가 일치하지 않습니다.' });

const expiredCode = () =>
  new Refusal(400, 'EXPIRED_CODE', { message: '인증번호가 만료되었습니다. 다시 보내주세요.' });

const hashCode = (emailKey: string, code: string) =>
  createHash('sha256').update(`${emailKey}\n${code}`).digest('hex');

/** Refuses an email that has an account. */
export async function refuseTakenEmail(db: Database, email: string): Promise<void> {
  if ((await findUserByEmail(db, email)) !== undefined) throw emailTaken();
}

/** Makes a new code for an address; an earlier one no longer counts. */
export async function createCode(db: Database, email: string, now: Date): Promise<string> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const emailKey = emailKeyOf(email);
  const fresh = {
    codeHash: hashCode(emailKey, code),
    tries: 0,
    expiresAt: new Date(now.getTime() + CODE_LIFETIME_MS),
  };
  const forgotten = new Date(now.getTime() - EXPIRED_CODE_KEPT_MS);
  await db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, forgotten));
  await db
    .insert(verificationCodes)
    .values({ emailKey, ...fresh })
    .onConflictDoUpdate({ target: verificationCodes.emailKey, set: fresh });
  return code;
}

/** The mail that carries a code. */
export function toCodeMail(email: string, code: string): Mail {
  return {
    to: email,
    subject: `[${BRAND_NAME}] 이메일 인증번호 ${code}`,
    text: [
      `${BRAND_NAME}에 오신 것을 환영해요!`,
      '',
      `인증번호: ${code}`,
      '',
      '5분 안에 입력해주세요. 요청하지 않았다면 이 메일을 무시해주세요.',
    ].join('\n'),
  };
}

/**
 * Checks a code, which uses up one of its tries, and opens a registration for a correct one.
 *
 * @returns the token with which the same browser goes on
 * @throws a Refusal for a wrong code, and for one that is too old or was tried too often
 */
export async function confirmCode(db: Database, email: string, code: string, now: Date): Promise<string> {
  const emailKey = emailKeyOf(email);
  const [stored] = await db
    .update(verificationCodes)
    .set({ tries: sql`${verificationCodes.tries} + 1` })
    .where(and(eq(verificationCodes.emailKey, emailKey), lt(verificationCodes.tries, CODE_TRIES_MAX)))
    .returning();
  if (stored === undefined) throw (await hasCode(db, emailKey)) ? expiredCode() : wrongCode();
  if (stored.expiresAt <= now) throw expiredCode();
  const given = Buffer.from(hashCode(emailKey, code));
  if (!timingSafeEqual(given, Buffer.from(stored.codeHash))) throw wrongCode();

  const token = createToken();
  const fresh = {
    email,
    tokenHash: hashToken(token),
    passwordHash: null,
    expiresAt: new Date(now.getTime() + REGISTRATION_LIFETIME_MS),
  };
  await db.transaction(async (transaction) => {
    // Of two confirmations at once, one wins.
    const used = await transaction
      .delete(verificationCodes)
      .where(eq(verificationCodes.emailKey, emailKey))
      .returning({ emailKey: verificationCodes.emailKey });
    if (used.length === 0) throw wrongCode();
    await transaction.delete(registrations).where(lt(registrations.expiresAt, now));
    await transaction
      .insert(registrations)
      .values({ emailKey, ...fresh })
      .onConflictDoUpdate({ target: registrations.emailKey, set: fresh });
  });
  return token;
}

async function hasCode(db: Database, emailKey: string): Promise<boolean> {
  return (await db.$count(verificationCodes, eq(verificationCodes.emailKey, emailKey))) > 0;
}

/** The registration that this browser has under way for an email. */
function isUnderWay(email: string, token: string | undefined, now: Date) {
  return and(
    eq(registrations.emailKey, emailKeyOf(email)),
    eq(registrations.tokenHash, hashToken(token ?? '')),
    gt(registrations.expiresAt, now),
  );
}

/** Refuses a signup that is not under way: the account exists, perhaps since a moment ago, or a step is missing. */
async function refuseMissingStep(db: Database, email: string): Promise<never> {
  await refuseTakenEmail(db, email);
  throw emailNotVerified();
}

/** Refuses a browser that has proven no email at all. Asked before a large body is read. */
export async function requireProof(db: Database, token: string | undefined, now: Date): Promise<void> {
  const isProof = and(eq(registrations.tokenHash, hashToken(token ?? '')), gt(registrations.expiresAt, now));
  if (token === undefined || (await db.$count(registrations, isProof)) === 0) throw emailNotVerified();
}

/**
 * Refuses to go on with a signup whose email this browser has not proven. Asked before the costly work on a password.
 *
 * @param onMissing runs before the refusal, which tells whether the email has an account: it may refuse by itself
 */
export async function requireProvenEmail(
  db: Database,
  email: string,
  token: string | undefined,
  now: Date,
  onMissing?: () => Promise<void>,
): Promise<void> {
  if ((await db.$count(registrations, isUnderWay(email, token, now))) > 0) return;
  await onMissing?.();
  await refuseMissingStep(db, email);
}

/** Stores the password of a signup under way; the last one counts. */
export async function savePassword(
  db: Database,
  email: string,
  token: string | undefined,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const saved = await db
    .update(registrations)
    .set({ passwordHash })
    .where(isUnderWay(email, token, now))
    .returning({ emailKey: registrations.emailKey });
  if (saved.length === 0) await refuseMissingStep(db, email);
}

type Profile = Omit<typeof users.$inferInsert, 'id' | 'email' | 'emailKey' | 'passwordHash'>;

/**
 * Turns a signup under way into an account, once, whatever runs at the same time.
 *
 * @returns the id of the new user
 * @throws a Refusal when a step is missing, or the email or the nickname is taken
 */
export async function completeEmailRegistration(
  db: Database,
  email: string,
  token: string | undefined,
  profile: Profile,
  now: Date,
): Promise<number> {
  try {
    return await db.transaction(async (transaction) => {
      const [registration] = await transaction
        .delete(registrations)
        .where(isUnderWay(email, token, now))
        .returning();
      if (!registration?.passwordHash) return refuseMissingStep(transaction, email);
      const { emailKey, passwordHash } = registration;
      const [user] = await transaction
        .insert(users)
        .values({ ...profile, email: registration.email, emailKey, passwordHash })
        .returning({ id: users.id });
      if (user === undefined) throw new Error('The user was not stored.');
      return user.id;
    });
  } catch (error) {
    const constraint = brokenUniqueConstraint(error);
    if (constraint === 'users_email_key') throw emailTaken();
    if (constraint === 'users_nickname') throw nicknameTaken();
    throw error;
  }
}
