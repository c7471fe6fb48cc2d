import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { expect, it } from 'vitest';

/** A database starts, on a machine that others use. */
const PATIENCE = { timeout: 120_000 };

it(
  'the starter fills a database with two accounts whose passwords are hashed, products, challenges and spots',
  PATIENCE,
  async () => {
    const database = await PGlite.create({ extensions: { pgcrypto } });
    await database.exec(await readFile(new URL('starter.sql', import.meta.url), 'utf8'));
    const { rows } = await database.query(
      `select email, password_hash ~ '^\\{bcrypt\\}\\$2a\\$10\\$.{53}$' as hashed, hallabong from users order by id`,
    );
    expect(rows).toEqual([
      { email: 'first@example.com', hashed: true, hallabong: 500 },
      { email: 'second@example.com', hashed: true, hallabong: 120 },
    ]);
    const counts = await database.query(
      `select (select count(*)::int from products) as products, (select count(*)::int from challenges) as challenges,
       (select count(*)::int from spots) as spots`,
    );
    expect(counts.rows).toEqual([{ products: 5, challenges: 12, spots: 24 }]);
    await database.close();
  },
);
