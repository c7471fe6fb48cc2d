import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { gatheredOnce } from '../../db/gathered.ts';
import { preparedOnce } from '../../db/prepared.ts';
import { sessions } from '../../db/schema.ts';
import { createToken, hashToken } from '../../secrets/tokens.ts';

const DAY_MS = 86_400_000;

/** How long a session lasts after login, in milliseconds. */
export const SESSION_LIFETIME_MS = 30 * DAY_MS;

/** How long a session that has timed out is remembered, so that its user is told so (419), in milliseconds. */
export const EXPIRED_SESSION_KEPT_MS = 7 * DAY_MS;

/** Starts a session and returns its token, which is stored nowhere. */
export async function startSession(db: Database, userId: number, now: Date): Promise<string> {
  const token = createToken();
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now.getTime() - EXPIRED_SESSION_KEPT_MS)));
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFETIME_MS),
  });
  return token;
}

const sessionsByHash = preparedOnce((db) =>
  db
    .select({ tokenHash: sessions.tokenHash, userId: sessions.userId, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')}::text[])`)
    .prepare('sessions_by_hash'),
);

type Session = Pick<typeof sessions.$inferSelect, 'userId' | 'expiresAt'>;

/** Every signed-in request begins with this: those that come together are looked up together. */
const sessionByHash = gatheredOnce(async (db, tokenHashes: readonly string[]) => {
  const found = await sessionsByHash(db).execute({ tokenHashes: `{${tokenHashes.join()}}` });
  return new Map<string, Session>(found.map((session) => [session.tokenHash, session]));
});

/** Whose session a token opens: its user, 'expired' for one that has timed out, undefined for none. */
export async function findSessionUser(
  db: Database,
  token: string,
  now: Date,
): Promise<{ userId: number } | 'expired' | undefined> {
  const session = await sessionByHash(db, hashToken(token));
  if (session === undefined) return undefined;
  return session.expiresAt <= now ? 'expired' : { userId: session.userId };
}

/**
 * What names a browser in which this user has signed in and not out, though the session may have timed out, by the
 * token of its cookie; undefined for any other browser.
 */
export async function findBrowserOf(
  db: Database,
  userId: number,
  token: string | undefined,
): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const [session] = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashToken(token)), eq(sessions.userId, userId)));
  return session?.tokenHash;
}

/** Ends a session; it is no failure when there is none. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}
