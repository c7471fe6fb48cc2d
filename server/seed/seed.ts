import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { sessions, users } from '../db/schema.ts';
import { hashPassword } from '../secrets/passwords.ts';
import { seedBanners } from './banners.ts';
import { seedChallenges } from './challenges.ts';
import { seedCommunity } from './community.ts';
import { seedCrowd } from './crowd.ts';
import type { Seed } from './seed-part.ts';
import { seedShop } from './shop.ts';
import { seedUsers, STORY_EMAILS } from './users.ts';

/** The account with which a first run can be looked at, from the contract's examples. */
export const DEMO_ACCOUNT = { email: 'gamgyul@example.com', password: 'jeju_2026' } as const;

/** The parts in their order: later ones refer to the rows of earlier ones. */
const SEEDS: readonly Seed[] = [seedUsers, seedCrowd, seedCommunity, seedBanners, seedChallenges, seedShop];

/**
 * Fills an empty database with the people and places of the example story, in one transaction. A database that has
 * users stays as it is.
 *
 * @param passwordCost of the demo password, with which all people of the story sign in; undefined where nobody may
 * @returns whether it was empty
 */
export async function seedDatabase(
  db: Database,
  passwordCost: number | undefined,
  now: Date,
): Promise<boolean> {
  if ((await db.$count(users)) > 0) return false;
  const passwordHash =
    passwordCost === undefined ? null : await hashPassword(DEMO_ACCOUNT.password, passwordCost);
  const context = { now, passwordHash };
  await db.transaction(async (transaction) => {
    for (const seed of SEEDS) {
      // Later parts refer to the rows of earlier ones.
      await seed(transaction, context);
    }
  });
  return true;
}

/**
 * Takes the password, which everybody can read, and every session from the people of the story: for real users on a
 * database that a development server filled.
 */
export async function closeStoryAccounts(db: Database): Promise<void> {
  await db.transaction(async (transaction) => {
    const closed = await transaction
      .update(users)
      .set({ passwordHash: null })
      .where(and(inArray(users.emailKey, STORY_EMAILS), isNotNull(users.passwordHash)))
      .returning({ id: users.id });
    if (closed.length === 0) return;
    const ids = closed.map(({ id }) => id);
    await transaction.delete(sessions).where(inArray(sessions.userId, ids));
  });
}
