import { and, eq } from 'drizzle-orm';
import { BRAND_NAME } from '../../../src/domain/brand.ts';
import type { Database } from '../../db/client.ts';
import { nicknameKey, users } from '../../db/schema.ts';

/** How emails are compared: without regard to case (contract, checkEmail). */
export const emailKeyOf = (email: string) => email.normalize('NFC').toLowerCase();

/**
 * Whether an email has none of the characters that mean something in the header of a mail, where they could make two
 * addresses of one, or one address of many emails. No provider of mail gives out such an address.
 */
export const isPlainEmail = (email: string) => !/[,;:<>()"[\]\\]/.test(email);

/** How nicknames are stored: in Unicode's composed form. */
export const composeNickname = (nickname: string) => nickname.normalize('NFC');

/** Whether nobody may have a nickname, because it is the product's own word (1 §3). */
export const isReservedNickname = (nickname: string) =>
  nickname.normalize('NFKC').toLowerCase() === BRAND_NAME.toLowerCase();

/** Whether somebody has a nickname, or nobody may have it. */
export async function isNicknameTaken(db: Database, nickname: string): Promise<boolean> {
  return isReservedNickname(nickname) || (await findUserByNickname(db, nickname)) !== undefined;
}

/** The id of the account with an email, or undefined. */
export async function findUserByEmail(db: Database, email: string): Promise<number | undefined> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKeyOf(email)));
  return user?.id;
}

/** The id of the account with a nickname or one that looks like it, or undefined. */
export async function findUserByNickname(db: Database, nickname: string): Promise<number | undefined> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(nicknameKey(users.nickname), nicknameKey(nickname)));
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
