import { eq, sql } from 'drizzle-orm';
import type { SessionUser } from '../../../generated/model/session-user.zod.ts';
import { isThemeLabel } from '../../../src/domain/themes.ts';
import type { Database } from '../../db/client.ts';
import { preparedOnce } from '../../db/prepared.ts';
import { users } from '../../db/schema.ts';

/** The one grade that the product knows (2 §3). Who has not walked yet has none. */
const FIRST_GRADE = 'BALBADAK';

/** The contract's limit of a list of purchases. */
const OWNED_PRODUCTS_MAX = 1000;

type OwnedProduct = NonNullable<SessionUser['ownedProducts']>[number];

const userById = preparedOnce((db) =>
  db
    .select({
      email: users.email,
      name: users.name,
      nickname: users.nickname,
      profileImage: users.profileImage,
      hallabong: users.hallabong,
      totalSteps: users.totalSteps,
      themes: users.themes,
      ownedProducts: sql<OwnedProduct[]>`(
        select coalesce(json_agg(owned), '[]') from (
          select category, product_id as "productId", id as "exchangeId", name
          from exchanges where user_id = ${sql.placeholder('userId')}::bigint
          order by id desc limit ${sql.raw(String(OWNED_PRODUCTS_MAX))}
        ) owned)`,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('session_user'),
);

/** The user as the session call tells it (1 §3), or undefined for one who does not exist. */
export async function loadSessionUser(db: Database, userId: number): Promise<SessionUser | undefined> {
  const [user] = await userById(db).execute({ userId });
  if (user === undefined) return undefined;
  const { profileImage, themes, ...told } = user;
  return {
    ...told,
    userId,
    profile: profileImage ?? '',
    moodGrade: told.totalSteps > 0 ? FIRST_GRADE : '',
    themes: themes.filter(isThemeLabel),
    jejuTiconOwned: told.ownedProducts.some(({ category }) => category === 'JEJU_TICON'),
  };
}
