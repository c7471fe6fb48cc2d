import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { users } from '../db/schema.ts';

/** How emails are compared: without regard to case (contract, checkEmail). */
export const emailKeyOf = (email: string) => email.normalize('NFC').toLowerCase();

/** How nicknames are stored and compared: in Unicode's composed form, so that what looks the same is the same. */
export const nicknameKeyOf = (nickname: string) => nickname.normalize('NFC');

/** The id of the account with an email, or undefined. */
export async function findUserByEmail(db: Database, email: string): Promise<number | undefined> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKeyOf(email)));
  return user?.id;
}

/** The id of the account with a nickname, or undefined. */
export async function findUserByNickname(db: Database, nickname: string): Promise<number | undefined> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.nickname, nicknameKeyOf(nickname)));
  return user?.id;
}

/** The id of the account of a social account, or undefined. */
export async function findUserBySocialAccount(
  db: Database,
  provider: string,
  subject: string,
): Promise<number | undefined> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.socialProvider, provider), eq(users.socialSubject, subject)));
  return user?.id;
}
