import { desc, eq } from 'drizzle-orm';
import type { SessionUser } from '../../generated/model/session-user.zod.ts';
import { isThemeLabel } from '../../src/domain/themes.ts';
import type { Database } from '../db/client.ts';
import { exchanges, users } from '../db/schema.ts';
import { balanceOf } from './hallabong.ts';
import { totalStepsOf } from './steps.ts';

/** The one grade that the product knows (2 §3). Who has not walked yet has none. */
const FIRST_GRADE = 'BALBADAK';

/** The contract's limit of a list of purchases. */
const OWNED_PRODUCTS_MAX = 1000;

/** The user as the session call tells it (1 §3), or undefined for one who does not exist. */
export async function loadSessionUser(db: Database, userId: number): Promise<SessionUser | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user === undefined) return undefined;
  const ownedProducts = await db
    .select({
      category: exchanges.category,
      productId: exchanges.productId,
      exchangeId: exchanges.id,
      name: exchanges.name,
    })
    .from(exchanges)
    .where(eq(exchanges.userId, userId))
    .orderBy(desc(exchanges.id))
    .limit(OWNED_PRODUCTS_MAX);
  const totalSteps = await totalStepsOf(db, userId);
  return {
    userId: user.id,
    email: user.email,
    name: user.name,
    nickname: user.nickname,
    profile: user.profileImage ?? '',
    hallabong: await balanceOf(db, userId),
    totalSteps,
    moodGrade: totalSteps > 0 ? FIRST_GRADE : '',
    themes: user.themes.filter(isThemeLabel),
    jejuTiconOwned: ownedProducts.some(({ category }) => category === 'JEJU_TICON'),
    ownedProducts,
  };
}
