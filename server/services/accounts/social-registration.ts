import { and, eq, gt, lte } from 'drizzle-orm';
import { brokenUniqueConstraint, type Database } from '../../db/client.ts';
import { socialCodes, users } from '../../db/schema.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { SocialAccount } from '../../social/provider.ts';
import { nicknameTaken } from './registration-data.ts';
import { createToken, hashToken } from '../../secrets/tokens.ts';
import { emailKeyOf, findUserByEmail, findUserBySocialAccount } from './users.ts';

/** How long a signup may take after the provider sent the browser back, in milliseconds. */
export const SOCIAL_CODE_LIFETIME_MS = 60 * 60_000;

/** Holds the token of the browser that came from the provider: nobody else signs up with its code. */
export const SOCIAL_SIGNUP_COOKIE = 'SOCIAL_SIGNUP';

/** An authorization code and the browser that shows it. */
export interface ShownCode {
  provider: string;
  code: string;
  /** What the browser's cookie holds. */
  token: string | undefined;
}

/** There is no such provider. */
export const unknownProvider = () =>
  new Refusal(404, 'UNKNOWN_PROVIDER', { message: '지원하지 않는 소셜 로그인입니다.' });

/** The code is wrong, used up or too old. */
export const wrongSocialCode = () => new Refusal(400, 'WRONG_SOCIAL_CODE', { message: '카카오 로그인 실패' });

const alreadyRegistered = () =>
  new Refusal(409, 'ALREADY_REGISTERED', { message: '이미 가입한 계정입니다.' });

const hashCode = (provider: string, code: string) => hashToken(`${provider}\n${code}`);

/**
 * Remembers whom a code stood for: the provider takes it only once, and the signup sends it again.
 * @returns the token with which the same browser goes on
 */
export async function rememberSocialAccount(
  db: Database,
  { provider, code, token = createToken() }: ShownCode,
  account: SocialAccount,
  now: Date,
): Promise<string> {
  await db.delete(socialCodes).where(lte(socialCodes.expiresAt, now));
  await db
    .insert(socialCodes)
    .values({
      codeHash: hashCode(provider, code),
      tokenHash: hashToken(token),
      provider,
      subject: account.subject,
      email: account.email ?? null,
      nickname: account.nickname ?? null,
      expiresAt: new Date(now.getTime() + SOCIAL_CODE_LIFETIME_MS),
    })
    .onConflictDoNothing();
  return token;
}

/** Whom a code stood for, or undefined when it is not or no longer known, or another browser brought it. */
export async function recallSocialAccount(
  db: Database,
  { provider, code, token }: ShownCode,
  now: Date,
): Promise<SocialAccount | undefined> {
  if (token === undefined) return undefined;
  const [known] = await db
    .select()
    .from(socialCodes)
    .where(
      and(
        eq(socialCodes.codeHash, hashCode(provider, code)),
        eq(socialCodes.tokenHash, hashToken(token)),
        gt(socialCodes.expiresAt, now),
      ),
    );
  if (known === undefined) return undefined;
  return { subject: known.subject, email: known.email ?? undefined, nickname: known.nickname ?? undefined };
}

type Profile = Omit<
  typeof users.$inferInsert,
  'id' | 'email' | 'emailKey' | 'socialProvider' | 'socialSubject'
>;

/**
 * Creates the account of a social newcomer. An email that another account has stays with that one: the new account then
 * has none.
 *
 * @returns the id of the new user
 * @throws a Refusal when the social account has signed up already or the nickname is taken
 */
export async function completeSocialRegistration(
  db: Database,
  provider: string,
  account: SocialAccount,
  profile: Profile,
): Promise<number> {
  const { subject } = account;
  if ((await findUserBySocialAccount(db, provider, subject)) !== undefined) throw alreadyRegistered();
  const isFree = account.email !== undefined && (await findUserByEmail(db, account.email)) === undefined;
  return insertUser(db, isFree ? account.email : undefined, {
    ...profile,
    socialProvider: provider,
    socialSubject: subject,
  });
}

async function insertUser(
  db: Database,
  email: string | undefined,
  row: typeof users.$inferInsert,
): Promise<number> {
  try {
    const [user] = await db
      .insert(users)
      .values({ ...row, email: email ?? null, emailKey: email === undefined ? null : emailKeyOf(email) })
      .returning({ id: users.id });
    if (user === undefined) throw new Error('The user was not stored.');
    return user.id;
  } catch (error) {
    const constraint = brokenUniqueConstraint(error);
    if (constraint === 'users_nickname') throw nicknameTaken();
    if (constraint === 'users_social_account') throw alreadyRegistered();
    // The email was taken a moment ago.
    if (constraint === 'users_email_key') return insertUser(db, undefined, row);
    throw error;
  }
}
